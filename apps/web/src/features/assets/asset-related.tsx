import type { Asset, AssetStatus, Held } from '@plenum/domain/asset'
import { byName } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { StatusChip } from '@plenum/ui/status-chip'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWords } from '#app/page/use-words.ts'
import { nodes } from './place-queries.ts'
import { assetQueries } from './queries.ts'

const INVENTORY = '/app/settings/assets-inventory'

const rackMates = (asset: string, rack: string) =>
  queryOptions({
    queryKey: [...assetQueries.all(), 'related', asset, rack],
    queryFn: async ({ signal }) => {
      const { node, assets } = await nodes.contents(rack, signal)
      return node.type === 'rack' ? assets.filter(({ id }) => id !== asset) : []
    },
  })

/** What else somebody who looks at an asset may look for: what stands in its rack, and others of its model. */
export function AssetRelated({ asset }: { asset: Asset }) {
  useWords('record')
  const { t } = useTranslation('live')
  const slotWords = (slot: string | null) => slot && t(($) => $.related.slot, { slot })
  const rack = asset.location?.node_id
  const mates = useQuery({ ...rackMates(asset.id, rack ?? ''), enabled: rack !== undefined })
  const model = useQuery({
    ...assetQueries.facets({ model_id: asset.model?.id ?? '' }),
    enabled: asset.model !== null,
  })
  const others = asset.model ? Math.max(0, (model.data?.count.value ?? 1) - 1) : 0
  const { inside } = asset
  const holds = useBySlot(asset.holds ?? [])
  const named = [inside?.id, ...holds.map(({ id }) => id)]
  const inRack = (mates.data ?? []).filter(({ id }) => !named.includes(id))
  const isAlone = inRack.length === 0 && others === 0 && !inside && holds.length === 0
  if (mates.isLoading || model.isLoading) return null
  return (
    <section aria-label={t(($) => $.related.title)} className={stack({ gap: '3', mt: '6' })}>
      <h3 className={css({ textStyle: 'label' })}>{t(($) => $.related.title)}</h3>
      {isAlone && (
        <p className={css({ textStyle: 'table', color: 'text.muted' })}>{t(($) => $.related.none)}</p>
      )}
      {inside && (
        <Things title={t(($) => $.related.inside)} things={[{ ...inside, mark: slotWords(inside.slot) }]} />
      )}
      {holds.length > 0 && (
        <Things
          title={t(($) => $.related.holds)}
          things={holds.map((held) => ({ ...held, mark: slotWords(held.slot) }))}
        />
      )}
      {inRack.length > 0 && (
        <div className={stack({ gap: '1' })}>
          <div className={hstack({ gap: '3', justify: 'space-between' })}>
            <h4 className={css({ textStyle: 'caption', color: 'text.muted' })}>{t(($) => $.related.rack)}</h4>
            {rack !== undefined && (
              <Link
                to="/app/settings/hierarchy/rack/$rackId"
                params={{ rackId: rack }}
                search={{}}
                className={css({ textStyle: 'caption', textDecoration: 'underline' })}
              >
                {t(($) => $.related.show_rack)}
              </Link>
            )}
          </div>
          <ThingList
            things={inRack.map(({ position, ...mate }) => ({
              ...mate,
              mark: position === null ? null : t(($) => $.related.units, { position }),
            }))}
          />
        </div>
      )}
      {asset.model && others > 0 && (
        <Link
          to={INVENTORY}
          search={{ model_id: asset.model.id }}
          className={css({ textStyle: 'table', textDecoration: 'underline' })}
        >
          {t(($) => $.related.model, { count: others })}
        </Link>
      )}
    </section>
  )
}

/** By their slots as people count them, Bay 2 before Bay 10; what is in none comes last. */
function useBySlot(holds: readonly Held[]): readonly Held[] {
  const compare = byName(useLanguage())
  return holds.toSorted(
    (one, other) =>
      Number(one.slot === null) - Number(other.slot === null) || compare(one.slot ?? '', other.slot ?? ''),
  )
}

interface Thing {
  id: string
  name: string
  status?: AssetStatus
  /** Where it is in what it is shown for. */
  mark: string | null
}

function Things({ title, things }: { title: string; things: readonly Thing[] }) {
  return (
    <div className={stack({ gap: '1' })}>
      <h4 className={css({ textStyle: 'caption', color: 'text.muted' })}>{title}</h4>
      <ThingList things={things} />
    </div>
  )
}

function ThingList({ things }: { things: readonly Thing[] }) {
  const { t } = useTranslation('fields')
  return (
    <ul className={stack({ gap: '1' })}>
      {things.map(({ id, name, status, mark }) => (
        <li key={id} className={hstack({ gap: '3', textStyle: 'table' })}>
          <span className={css({ textStyle: 'code', minWidth: '10', color: 'text.muted' })}>{mark}</span>
          <Link
            to={INVENTORY}
            search={(now) => ({ ...now, asset: id, view: undefined })}
            className={css({ flex: '1', minWidth: '0', textDecoration: 'underline', truncate: true })}
          >
            {name}
          </Link>
          {status && <StatusChip tone={status} label={t(($) => $.status[status])} />}
        </li>
      ))}
    </ul>
  )
}
