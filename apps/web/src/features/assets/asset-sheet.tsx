import type { Asset, AssetField } from '@plenum/domain/asset'
import { ClientError } from '@plenum/api-client/client-error'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { ErrorState } from '@plenum/ui/error-state'
import { IconButton } from '@plenum/ui/icon-button'
import { hstack } from '@plenum/ui/patterns'
import * as Sheet from '@plenum/ui/sheet'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Fragment, Suspense, useState, type ReactNode } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { part } from '#app/notices/part.ts'
import { SheetWaiting } from '#app/page/sheet-waiting.tsx'
import { useVisit } from '#app/page/use-visit.ts'
import { localDay } from '#app/work/due.ts'
import { AssetDetails } from './asset-details.tsx'
import { AssetValue } from './asset-value.tsx'
import { LIFE_ACTS, NEW_ASSET, type AssetsSearch, type AssetTab, type LifeAct } from './assets-search.ts'
import { LifeDialog } from './life/prepared-life-dialog.ts'
import { assetQueries } from './queries.ts'
import { useOpenView } from './use-open-view.ts'

const AssetHistory = part(async () => (await import('./asset-history.tsx')).AssetHistory)
const AssetEditor = part(async () => (await import('./asset-editor.tsx')).AssetEditor)

const AssetPresence = part(async () => (await import('./asset-presence.tsx')).AssetPresence)
const AssetLabels = part(async () => (await import('./labels/asset-labels.tsx')).AssetLabels)
/** Proof that data was erased says the day it is where the reader is; the server counts all other days in UTC. */
const todayOf = (act: LifeAct, now = new Date()) =>
  act === 'decommission' ? localDay(now) : now.toISOString().slice(0, 10)

interface AssetSheetProps {
  id: string
  /** What the list knows of it: shown until the record itself is here. */
  row: Asset | undefined
  tab: AssetTab
  view: AssetsSearch['view']
  canWrite: boolean
  canRestore: boolean
  canOverride: boolean
  previous: string | undefined
  next: string | undefined
  onChange: (change: Partial<AssetsSearch>, replace?: boolean) => void
}

/** One asset: read first, edited or followed through its history in the same place. */
export function AssetSheet(props: AssetSheetProps) {
  const { id, row, tab, canWrite, canRestore, previous, next, onChange } = props
  const { t } = useTranslation('assets')
  const common = useTranslation('common').t
  const isNew = id === NEW_ASSET
  const detail = useQuery({ ...assetQueries.detail(id), enabled: !isNew, placeholderData: () => row })
  const asset = detail.data
  const view = useOpenView({ id, view: props.view, asset, canWrite })
  useVisit(
    asset && {
      id,
      group: 'assets',
      name: asset.name,
      hint: asset.code,
      go: { to: '/app/settings/assets-inventory', search: { asset: id } },
    },
  )
  const [pointed, setPointed] = useState<AssetField>()
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
  // a sheet covers what is there in the frame after it is drawn: a dialog that is to lie over it comes then
  const [isThere, setIsThere] = useState(false)
  const act = LIFE_ACTS.find((each) => each === view)
  const onTab = (to: AssetTab) => onChange({ tab: to }, true)
  return (
    <>
      <Sheet.Header
        title={isNew ? t(($) => $.sheet.new) : (asset?.name ?? '\u2003')}
        {...(asset && { description: <Subtitle asset={asset} editing={view === 'edit'} /> })}
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
        ) : isNew || (asset?.attributes && view === 'edit') ? (
          <Suspense fallback={<SheetWaiting />}>
            <AssetEditor asset={asset ?? null} tab={tab} first={pointed} onTab={onTab} onChange={onChange} />
          </Suspense>
        ) : !asset || view === 'edit' ? (
          <SheetWaiting />
        ) : view === 'history' ? (
          <Suspense fallback={<SheetWaiting />}>
            <AssetHistory
              asset={asset}
              canUndo={canWrite}
              onBack={() => onChange({ view: undefined }, true)}
            />
          </Suspense>
        ) : (
          <AssetDetails
            asset={asset}
            tab={tab}
            canWrite={canWrite}
            canRestore={canRestore}
            onTab={onTab}
            onView={(to, field) => {
              setPointed(field)
              onChange({ view: to })
            }}
          />
        )}
        {!isThere && (
          <span hidden ref={(mark) => void (mark && requestAnimationFrame(() => setIsThere(true)))} />
        )}
        {act && asset && isThere && (
          <Suspense>
            <LifeDialog
              act={act}
              asset={asset}
              canOverride={props.canOverride}
              today={todayOf(act)}
              onAct={(to) => onChange({ view: to }, true)}
              onClose={() => onChange({ view: undefined }, true)}
            />
          </Suspense>
        )}
        {view === 'labels' && asset && isThere && (
          <Suspense>
            <AssetLabels asset={asset} onClose={() => onChange({ view: undefined }, true)} />
          </Suspense>
        )}
      </Fragment>
    </>
  )
}

function Subtitle({ asset, editing }: { asset: Asset; editing: boolean }) {
  return (
    <span className={hstack({ gap: '3', mt: '0.5' })}>
      <span className={css({ textStyle: 'code', fontSize: 'xs' })}>{asset.code}</span>
      <AssetValue asset={asset} field="status" />
      <Suspense fallback={null}>
        <AssetPresence key={asset.id} asset={asset.id} editing={editing} />
      </Suspense>
    </span>
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
