import type { Asset } from '@plenum/domain/asset'
import { ClientError } from '@plenum/api-client/client-error'
import { css } from '@plenum/ui/css'
import { ErrorState } from '@plenum/ui/error-state'
import { IconButton } from '@plenum/ui/icon-button'
import { hstack } from '@plenum/ui/patterns'
import * as Sheet from '@plenum/ui/sheet'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Fragment, lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#app/notices/query-error.tsx'
import { AssetDetails } from './asset-details.tsx'
import { AssetHistory } from './asset-history.tsx'
import { AssetValue } from './asset-value.tsx'
import { NEW_ASSET, type AssetsSearch, type AssetTab } from './assets-search.ts'
import { assetQueries } from './queries.ts'

const AssetEditor = lazy(async () => ({ default: (await import('./asset-editor.tsx')).AssetEditor }))

interface AssetSheetProps {
  id: string
  /** What the list knows of it: shown until the record itself is here. */
  row: Asset | undefined
  tab: AssetTab
  view: 'edit' | 'history' | undefined
  canWrite: boolean
  previous: string | undefined
  next: string | undefined
  onChange: (change: Partial<AssetsSearch>, replace?: boolean) => void
}

/** One asset: read first, edited or followed through its history in the same place. */
export function AssetSheet(props: AssetSheetProps) {
  const { id, row, tab, view, canWrite, previous, next, onChange } = props
  const { t } = useTranslation('assets')
  const common = useTranslation('common').t
  const isNew = id === NEW_ASSET
  const detail = useQuery({ ...assetQueries.detail(id), enabled: !isNew, placeholderData: () => row })
  const asset = detail.data
  const goTo = (other: string | undefined, label: string, icon: ReactNode) => (
    <IconButton
      label={label}
      // stays reachable at the end of the list, so that the focus does not fall off
      aria-disabled={other === undefined}
      onClick={() => other !== undefined && onChange({ asset: other, view: undefined }, true)}
    >
      {icon}
    </IconButton>
  )
  const onTab = (to: AssetTab) => onChange({ tab: to }, true)
  return (
    <>
      <Sheet.Header
        title={isNew ? t(($) => $.sheet.new) : (asset?.name ?? '\u2003')}
        {...(asset && { description: <Subtitle asset={asset} /> })}
        closeLabel={common(($) => $.actions.close)}
        actions={
          !isNew && (
            <>
              {goTo(
                previous,
                t(($) => $.sheet.previous),
                <ChevronUp />,
              )}
              {goTo(
                next,
                t(($) => $.sheet.next),
                <ChevronDown />,
              )}
            </>
          )
        }
      />
      {/* the frame stays from one asset to the next, and the focus in it */}
      <Fragment key={id}>
        {detail.isError && !asset ? (
          <AssetMissing error={detail.error} onRetry={() => void detail.refetch()} />
        ) : isNew || (asset && view === 'edit') ? (
          <Suspense fallback={<AssetWaiting />}>
            <AssetEditor asset={asset ?? null} tab={tab} onTab={onTab} onChange={onChange} />
          </Suspense>
        ) : !asset ? (
          <AssetWaiting />
        ) : view === 'history' ? (
          <AssetHistory asset={asset} canUndo={canWrite} onBack={() => onChange({ view: undefined }, true)} />
        ) : (
          <AssetDetails
            asset={asset}
            tab={tab}
            canWrite={canWrite}
            onTab={onTab}
            onView={(to) => onChange({ view: to })}
          />
        )}
      </Fragment>
    </>
  )
}

function Subtitle({ asset }: { asset: Asset }) {
  return (
    <span className={hstack({ gap: '3', mt: '0.5' })}>
      <span className={css({ textStyle: 'code', fontSize: 'xs' })}>{asset.code}</span>
      <AssetValue asset={asset} field="status" />
    </span>
  )
}

function AssetWaiting() {
  const { t } = useTranslation('common')
  return (
    <Sheet.Body
      role="status"
      aria-label={t(($) => $.states.loading)}
      className={css({ display: 'grid', gap: '4' })}
    >
      <Skeleton width="long" />
      <Skeleton width="medium" />
      <Skeleton width="long" />
      <Skeleton width="short" />
    </Sheet.Body>
  )
}

function AssetMissing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('assets')
  if (error instanceof ClientError && error.status === 404)
    return <ErrorState title={t(($) => $.failed.asset)}>{t(($) => $.failed.missing)}</ErrorState>
  return (
    <QueryError title={t(($) => $.failed.asset)} error={error} area="assets" onRetry={onRetry}>
      {t(($) => $.failed.safe)}
    </QueryError>
  )
}
