import type { Asset } from '@plenum/domain/asset'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { hstack } from '@plenum/ui/patterns'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useWords } from '#app/page/use-words.ts'
import { sessionQuery } from '#app/session.ts'
import { assetQueries } from './queries.ts'

/** Says quietly who changed an asset since one began to edit it, or that it is closed; what is typed stays untouched. */
export function AssetChanged({ asset, onSee }: { asset: Asset; onSee: () => void }) {
  useWords('record')
  const { t } = useTranslation('live')
  const { data: own } = useQuery(sessionQuery)
  const history = useInfiniteQuery(assetQueries.history(asset.id))
  if (asset.termination_date !== null) {
    return (
      <Alert tone="warning" live>
        {t(($) => $.edit.closed)}
      </Alert>
    )
  }
  // files have no fields to be merged
  const last = history.data?.pages[0]?.results.find(({ batch }) => batch.kind !== 'files')
  if (last === undefined) return null
  const { actor } = last.batch
  return (
    <Alert tone="info" live>
      <span className={hstack({ gap: '3', justify: 'space-between' })}>
        {actor?.id === own?.id
          ? t(($) => $.edit.changed_by_you)
          : t(($) => $.edit.changed, { name: actor?.name ?? 'Plenum' })}
        <Button size="compact" onClick={onSee}>
          {t(($) => $.edit.see)}
        </Button>
      </span>
    </Alert>
  )
}
