import type { Asset } from '@plenum/domain/asset'
import { Button } from '@plenum/ui/button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { notify } from '#app/notices/notify.ts'
import { OnIntent } from '#app/page/on-intent.tsx'
import { BulkBar } from '#app/table/bulk-bar.tsx'
import { part } from '#app/notices/part.ts'
import { preparedPart } from '#app/notices/prepared-part.ts'
import { loadedRows } from '#app/table/row-source.ts'
import { listQueryOf, type AssetsSearch } from './assets-search.ts'
import type { ColumnChoice } from './column-choice.ts'
import type { Taken } from './output/export-assets.tsx'
import { OutputDialogs, type Output } from './output/output-dialogs.tsx'
import { assetQueries } from './queries.ts'
import type { BulkAct } from './life/bulk-dialog.tsx'

const NamingActions = part(async () => (await import('./names/naming-actions.tsx')).NamingActions)

const VerifyMany = part(async () => (await import('./life/verify-many.tsx')).VerifyMany)

const OutputMenu = preparedPart(
  () => import('./output/output-menu.tsx'),
  (module) => module.OutputMenu,
)

const BulkDialog = preparedPart(
  () => import('./life/bulk-dialog.tsx'),
  (module) => module.BulkDialog,
)
const ACTS = ['status', 'owner', 'priority', 'move'] as const satisfies readonly BulkAct[]

interface BarProps {
  address: AssetsSearch
  columns: ColumnChoice
  ids: ReadonlySet<string>
  /** How many are selected, in words. */
  count: string
  canWrite: boolean
  onClear: () => void
}

interface AssetsBulkProps extends BarProps {
  canOverride: boolean
  /** Stands there while none is selected. */
  children: ReactNode
}

/** What somebody changes: the assets that were selected when he began, whatever becomes of the list meanwhile. */
interface Asked {
  list: string
  act: BulkAct
  assets: readonly Asset[]
}

/** What can be done with the selected assets. Where that takes the last of them out of the list, its answer stays. */
export function AssetsBulk({ canOverride, children, ...bar }: AssetsBulkProps) {
  const { address, columns, ids, count } = bar
  const list = JSON.stringify(listQueryOf(address))
  const [asked, setAsked] = useState<Asked | null>(null)
  if (asked !== null && asked.list !== list) setAsked(null)
  // like what is changed: what was selected when somebody began to take it away
  const [output, setOutput] = useState<Output | null>(null)
  const [taken, setTaken] = useState<(Taken & { list: string }) | null>(null)
  if (taken !== null && taken.list !== list) setTaken(null)
  const takeOut = (chosen: Output) => {
    setTaken({ list, address, columns, ids, count })
    setOutput(chosen)
  }
  const { data } = useInfiniteQuery(assetQueries.list(listQueryOf(address)))
  const selected = loadedRows(data?.pages ?? []).filter(({ id }) => ids.has(id))
  return (
    <>
      {ids.size === 0 ? (
        children
      ) : (
        <Bar
          {...bar}
          selected={selected}
          onAct={(act) => setAsked({ list, act, assets: selected })}
          onOutput={takeOut}
        />
      )}
      {taken && <OutputDialogs {...taken} open={output} onClose={() => setOutput(null)} />}
      {asked && (
        <Suspense>
          <BulkDialog
            act={asked.act}
            ids={asked.assets.map(({ id }) => id)}
            assets={asked.assets}
            canOverride={canOverride}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  )
}

interface ActionsProps extends BarProps {
  selected: readonly Asset[]
  onAct: (act: BulkAct) => void
  onOutput: (output: Output) => void
}

function Bar({ selected, onAct, onOutput, canWrite, ids, count, onClear }: ActionsProps) {
  const { t } = useTranslation('assets')
  const language = useLanguage()
  const fields = useTranslation('fields').t
  const words = {
    status: fields(($) => $.asset.status),
    owner: fields(($) => $.asset.owner_id),
    priority: fields(($) => $.asset.priority),
    move: t(($) => $.move),
  }
  const copy = async () => {
    const codes = selected.map(({ code }) => code)
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
    } catch {
      // not over https, or not allowed
      return notify({
        type: 'error',
        title: t(($) => $.bulk.copy_failed),
        message: t(($) => $.bulk.copy_refused),
      })
    }
    const shown = formatNumber(language, codes.length)
    return notify({ type: 'success', title: t(($) => $.bulk.copied, { count: codes.length, shown }) })
  }
  return (
    <BulkBar count={count} onClear={onClear}>
      {canWrite &&
        ACTS.map((each) => (
          <Button
            key={each}
            onPointerEnter={BulkDialog.prepare}
            onFocus={BulkDialog.prepare}
            onClick={() => onAct(each)}
          >
            {words[each]}
          </Button>
        ))}
      {canWrite && (
        <Suspense fallback={null}>
          <VerifyMany prepare={BulkDialog.prepare} onClick={() => onAct('verify')} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <NamingActions ids={[...ids]} canWrite={canWrite} />
      </Suspense>
      <OnIntent
        label={t(($) => $.output.label)}
        tone="neutral"
        prepare={OutputMenu.prepare}
        menu={(trigger) => <OutputMenu trigger={trigger} onChoose={onOutput} onCopy={() => void copy()} />}
      >
        <Download />
      </OnIntent>
    </BulkBar>
  )
}
