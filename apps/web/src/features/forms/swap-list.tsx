import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { stack } from '@plenum/ui/patterns'
import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { PlaceFilter, placeQueries } from '#app/reservations/place-filter.tsx'
import { AssetBox } from './asset-lookup.tsx'
import { code, PlaceOf } from './asset-mark.tsx'
import { PickedAsset, thingName, type Thing } from './values.ts'

interface SwapListProps {
  things: readonly Thing[]
  errorAt: (path: string) => string | undefined
  onEdit: (ids: readonly string[], change: Partial<Thing>) => void
}

/** What comes instead of each thing, and where that goes. */
export function SwapList({ things, errorAt, onEdit }: SwapListProps) {
  const taken = things.flatMap(({ asset, replacement }) => [asset?.id ?? '', replacement?.id ?? ''])
  return (
    <ol className={stack({ gap: '4' })}>
      {things.map((thing, index) => (
        <li key={thing.id} className={css({ borderTop: 'hairline', paddingTop: '3' })}>
          <Swap
            thing={thing}
            taken={taken}
            error={errorAt(`items.${index}.replacement_id`)}
            placeError={errorAt(`items.${index}.to`)}
            onEdit={(change) => onEdit([thing.id], change)}
          />
        </li>
      ))}
    </ol>
  )
}

interface SwapProps {
  thing: Thing
  taken: readonly string[]
  error: string | undefined
  placeError: string | undefined
  onEdit: (change: Partial<Thing>) => void
}

function Swap({ thing, taken, error, placeError, onEdit }: SwapProps) {
  const { t } = useTranslation('forms')
  const { asset, replacement, to } = thing
  return (
    <section aria-label={thingName(thing)} className={stack({ gap: '3', maxWidth: '[36rem]' })}>
      <div className={stack({ gap: '0' })}>
        <h3>
          <span className={css({ fontWeight: 'medium' })}>{thingName(thing)}</span>{' '}
          <span className={code}>{asset?.code}</span>
        </h3>
        {asset && <PlaceOf place={asset.location} />}
      </div>
      <Field label={t(($) => $.changes.replacement)} error={error} required>
        <AssetBox
          label={t(($) => $.changes.replacement)}
          chosen={replacement}
          without={taken}
          onChoose={(chosen) => onEdit({ replacement: chosen && v.parse(PickedAsset, chosen) })}
        />
      </Field>
      <Field label={t(($) => $.changes.leaves)} help={t(($) => $.changes.leaves_help)} error={placeError}>
        <LeavesFor to={to} onPlace={(place) => onEdit({ to: place })} />
      </Field>
    </section>
  )
}

function LeavesFor({ to, onPlace }: { to: Thing['to']; onPlace: (to: Thing['to']) => void }) {
  const { t } = useTranslation('forms')
  const node = useQuery({ ...placeQueries.named(to?.node_id ?? ''), enabled: to !== null })
  // the way to it is known a moment after it was chosen
  if (to !== null && to.trail.length === 0 && node.data?.id === to.node_id)
    onPlace({ ...to, trail: node.data.trail })
  return (
    <PlaceFilter
      label={t(($) => $.changes.leaves)}
      placeholder={t(($) => $.changes.nowhere)}
      className={css({ width: 'full' })}
      value={to?.node_id}
      onChange={(id) =>
        onPlace(id === undefined ? null : { node_id: id, trail: [], position: null, face: null, lane: null })
      }
    />
  )
}
