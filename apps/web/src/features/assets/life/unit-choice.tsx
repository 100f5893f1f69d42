import type { Asset } from '@plenum/domain/asset'
import type { Lane } from '@plenum/domain/lane'
import { hasUnit } from '@plenum/domain/load'
import type { PlaceNode } from '@plenum/domain/node'
import { FACES, type Face } from '@plenum/domain/placement'
import { freeSpots, stepOf } from '@plenum/domain/rack-space'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { stack } from '@plenum/ui/patterns'
import { Segment } from '@plenum/ui/segment'
import { Select } from '@plenum/ui/select'
import { useQuery } from '@tanstack/react-query'
import { LaneChoice } from '#app/fit/lane-choice.tsx'
import { lifeQueries } from './queries.ts'

interface UnitChoiceProps {
  asset: Asset
  rack: PlaceNode
  position: number | null
  face: Face
  lane: Lane | null
  /** Where it is for a later day, units that are taken now may be free by then. */
  isLater: boolean
  errors: { position?: string | undefined; lane?: string | undefined }
  onPosition: (position: number | null) => void
  onFace: (face: Face) => void
  onLane: (lane: Lane) => void
}

/** Where in a rack: the units that are free for a thing of this height, the side and, of what is narrow, the lane. */
export function UnitChoice(props: UnitChoiceProps) {
  const { asset, rack, position, face, lane, isLater, errors, onPosition, onFace, onLane } = props
  const { t } = useTranslation('life')
  const assets = useTranslation('assets').t
  const fields = useTranslation('fields').t
  const { data } = useQuery(lifeQueries.claims(rack.id))
  const holding = isLater ? ['reserved'] : ['taken', 'reserved']
  const others = (data?.racks ?? [])
    .flatMap(({ claims }) => claims)
    .filter(({ asset_id, space }) => asset_id !== asset.id && space !== null && holding.includes(space))
    .filter(hasUnit)
  const u_height = asset.model?.u_height ?? null
  const thing = { face, u_height, full_depth: null, lane }
  const free = freeSpots(rack, others, thing, stepOf(u_height))
    .flatMap((spot) => (spot.lane === lane ? [spot.position] : []))
    .toReversed()
  const height = u_height === null ? null : assets(($) => $.sheet.units, { count: u_height })
  if (rack.u_height === null)
    return <p className={css({ color: 'text.muted', textStyle: 'table' })}>{t(($) => $.move.rack_unknown)}</p>
  return (
    <div className={stack({ gap: '4' })}>
      <Segment
        label={t(($) => $.move.face)}
        value={face}
        onValueChange={onFace}
        options={FACES.map((value) => ({ value, label: fields(($) => $.face[value]) }))}
      />
      <LaneChoice width={asset.model?.width ?? null} value={lane} error={errors.lane} onChange={onLane} />
      {data && free.length === 0 && <Alert tone="warning">{t(($) => $.move.full)}</Alert>}
      <Field
        label={t(($) => $.move.unit)}
        help={
          height === null
            ? t(($) => $.move.unit_unknown)
            : t(($) => $.move.unit_help, { height, count: free.length })
        }
        error={errors.position}
      >
        <Select
          value={position === null ? '' : String(position)}
          onChange={({ target }) => onPosition(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t(($) => $.move.no_unit)}</option>
          {free.map((unit) => (
            <option key={unit} value={unit}>
              {t(($) => $.move.unit_name, { unit })}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
