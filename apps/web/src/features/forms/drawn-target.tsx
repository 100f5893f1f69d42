import type { Face } from '@plenum/domain/placement'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { flex, stack } from '@plenum/ui/patterns'
import { Spinner } from '@plenum/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rackQueries } from '#app/elevation/queries.ts'
import type { ReservedUnits } from '#app/elevation/reserved-units.ts'
import { RacksBoard } from '#app/elevation/racks-board.tsx'
import { QueryError } from '#app/notices/query-error.tsx'
import { useWords } from '#app/page/use-words.ts'
import { PlaceFilter } from '#app/reservations/place-filter.tsx'
import { useReservedUnits } from '#app/reservations/use-reserved-units.ts'
import { FaceChoice } from './face-choice.tsx'
import { heightOf, laneFor, thingName, type Thing } from './values.ts'
import type { TargetProps } from './target-props.ts'

/** What this request puts into a rack, as it is drawn there. */
const plannedIn = (rackId: string, things: readonly Thing[]): ReservedUnits[] =>
  things.flatMap((thing) =>
    thing.to?.node_id === rackId && thing.to.position !== null
      ? [
          {
            node_id: rackId,
            position: thing.to.position,
            height: Math.max(1, heightOf(thing) ?? 1),
            face: thing.to.face,
            lane: thing.to.lane,
            label: thingName(thing),
            text: thingName(thing),
          },
        ]
      : [],
  )

const stays = () => Promise.resolve()

/** A place that is pointed at: a free unit of a drawn rack, by pointer or by keys, for one thing after the other. */
export function DrawnTarget({ all, things, onTargets }: TargetProps) {
  useWords('racks')
  const { t } = useTranslation('forms')
  const common = useTranslation('common').t
  const [rackId, setRackId] = useState<string>()
  const [face, setFace] = useState<Face>('front')
  const rack = useQuery({ ...rackQueries.contents(rackId ?? ''), enabled: rackId !== undefined })
  const { reserved } = useReservedUnits(rackId === undefined ? [] : [rackId])
  const [next] = things
  return (
    <div className={stack({ gap: '3' })}>
      <div className={flex({ wrap: 'wrap', gap: '3', align: 'flex-end' })}>
        <Field label={t(($) => $.where.rack)} className={css({ width: { base: 'full', md: '[18rem]' } })}>
          <PlaceFilter
            label={t(($) => $.where.rack)}
            placeholder={t(($) => $.where.rack_help)}
            type="rack"
            className={css({ width: 'full' })}
            value={rackId}
            onChange={setRackId}
          />
        </Field>
        <FaceChoice value={face} onChange={setFace} />
      </div>
      {next && rackId !== undefined && (
        <p role="status" className={css({ fontWeight: 'medium' })}>
          {t(($) => $.where.point, { name: thingName(next) })}
        </p>
      )}
      {rackId !== undefined && rack.isPending && <Spinner label={common(($) => $.states.loading)} />}
      {rack.isError && (
        <QueryError
          title={t(($) => $.where.rack_failed)}
          error={rack.error}
          area="hierarchy"
          onRetry={() => void rack.refetch()}
        />
      )}
      {rackId !== undefined && rack.data && (
        <RacksBoard
          racks={[rack.data]}
          faces={[face]}
          canMove={false}
          canOverride={false}
          onMove={stays}
          reserved={[...reserved, ...plannedIn(rackId, all)]}
          unitKeys={t(($) => $.where.keys)}
          onReserve={({ node_id, position, face: side }) => {
            if (next === undefined) return
            const { trail } = rack.data.node
            onTargets(
              new Map([[next.id, { node_id, trail, position, face: side, lane: laneFor(next, null) }]]),
            )
          }}
        />
      )}
    </div>
  )
}
