import type { Face } from '@plenum/domain/placement'
import { RESERVATIONS_AT_ONCE } from '@plenum/domain/reservation'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { NumberInput } from '@plenum/ui/number-input'
import { flex, stack } from '@plenum/ui/patterns'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { FoundPlaces } from '#app/reservations/found-places.tsx'
import { PlaceFilter } from '#app/reservations/place-filter.tsx'
import { reservationQueries } from '#app/reservations/queries.ts'
import { today } from '#app/reservations/use-reservation-words.ts'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { quiet } from './asset-mark.tsx'
import { FaceChoice } from './face-choice.tsx'
import { commonOf, handedOut } from './targets.ts'
import type { TargetProps } from './target-props.ts'

/** Places that are found for things, best first, with why and why not. */
export function FoundTarget({ things, day, onTargets }: TargetProps) {
  const { t } = useTranslation('forms')
  const reservations = useTranslation('reservations').t
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const [within, setWithin] = useState<string>()
  const [face, setFace] = useState<Face>('front')
  const [height, setHeight] = useState<number | null>(null)
  const thing = commonOf(things)
  const isKnown = Object.keys(thing).length > 0
  const count = Math.min(things.length, RESERVATIONS_AT_ONCE)
  const search =
    within === undefined || (!isKnown && height === null)
      ? null
      : {
          place_id: within,
          ...(isKnown ? thing : { u_height: height }),
          count,
          face,
          before: day ?? today(),
        }
  // others take places meanwhile
  const found = useQuery({ ...reservationQueries.find(search), gcTime: 0 })
  const trailOf = new Map(found.data?.offers.map(({ rack, trail }) => [rack.id, trail]))
  return (
    <div className={stack({ gap: '4' })}>
      <div className={flex({ wrap: 'wrap', gap: '3', align: 'flex-end' })}>
        <Field
          label={reservations(($) => $.find.place)}
          className={css({ width: { base: 'full', md: '[18rem]' } })}
        >
          <PlaceFilter
            label={reservations(($) => $.find.place)}
            placeholder={reservations(($) => $.find.place_help)}
            className={css({ width: 'full' })}
            value={within}
            onChange={setWithin}
          />
        </Field>
        {!isKnown && (
          <Field label={reservations(($) => $.find.height)} className={css({ width: '[8rem]' })}>
            <NumberInput
              locale={language}
              words={fields(($) => $.number, { returnObjects: true })}
              unit="U"
              min={0.5}
              max={60}
              fractionDigits={1}
              value={height}
              onValueChange={setHeight}
            />
          </Field>
        )}
        <FaceChoice value={face} onChange={setFace} />
      </div>
      {search === null ? (
        <p className={quiet}>{t(($) => $.where.find_help)}</p>
      ) : found.isPending ? (
        <TableSkeleton label={reservations(($) => $.find.looking)} />
      ) : found.isError ? (
        <QueryError
          title={reservations(($) => $.find.failed)}
          error={found.error}
          area="hierarchy"
          onRetry={() => void found.refetch()}
        />
      ) : (
        <FoundPlaces
          found={found.data}
          count={count}
          calls={{ all: t(($) => $.where.take_all), here: t(($) => $.where.take_here) }}
          onReserve={(wanted) =>
            onTargets(
              handedOut(
                things,
                wanted.flatMap(({ rack_id, positions, lanes }) =>
                  positions.map((position, at) => ({
                    node_id: rack_id,
                    trail: trailOf.get(rack_id) ?? [],
                    position,
                    face,
                    lane: lanes[at] ?? null,
                  })),
                ),
              ),
            )
          }
        />
      )}
    </div>
  )
}
