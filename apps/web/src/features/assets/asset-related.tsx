import type { Asset } from '@plenum/domain/asset'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { StatusChip } from '@plenum/ui/status-chip'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
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
  const fields = useTranslation('fields').t
  const rack = asset.location?.node_id
  const mates = useQuery({ ...rackMates(asset.id, rack ?? ''), enabled: rack !== undefined })
  const model = useQuery({
    ...assetQueries.facets({ model_id: asset.model?.id ?? '' }),
    enabled: asset.model !== null,
  })
  const others = asset.model ? Math.max(0, (model.data?.count.value ?? 1) - 1) : 0
  const inRack = mates.data ?? []
  if (mates.isLoading || model.isLoading) return null
  return (
    <section aria-label={t(($) => $.related.title)} className={stack({ gap: '3', mt: '6' })}>
      <h3 className={css({ textStyle: 'label' })}>{t(($) => $.related.title)}</h3>
      {inRack.length === 0 && others === 0 && (
        <p className={css({ textStyle: 'table', color: 'text.muted' })}>{t(($) => $.related.none)}</p>
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
          <ul className={stack({ gap: '1' })}>
            {inRack.map(({ id, name, position, status }) => (
              <li key={id} className={hstack({ gap: '3', textStyle: 'table' })}>
                <span className={css({ textStyle: 'code', width: '10', color: 'text.muted' })}>
                  {position !== null && t(($) => $.related.units, { position })}
                </span>
                <Link
                  to={INVENTORY}
                  search={(now) => ({ ...now, asset: id, view: undefined })}
                  className={css({ flex: '1', minWidth: '0', textDecoration: 'underline', truncate: true })}
                >
                  {name}
                </Link>
                <StatusChip tone={status} label={fields(($) => $.status[status])} />
              </li>
            ))}
          </ul>
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
