import type { Asset } from '@plenum/domain/asset'
import { Button } from '@plenum/ui/button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@plenum/i18n/format'
import { notify } from '#app/notices/notify.ts'
import { OnIntent } from '#app/page/on-intent.tsx'
import { useLanguage } from '#app/page/use-language.ts'
import { BulkBar } from '#app/table/bulk-bar.tsx'
import { part } from '#app/notices/part.ts'
import { preparedPart } from '#app/notices/prepared-part.ts'
import { listQueryOf, type AssetsSearch } from './assets-search.ts'
import type { ColumnChoice } from './column-choice.ts'
import { OutputDialogs, type Output } from './output/output-dialogs.tsx'
import { assetQueries } from './queries.ts'
import type { BulkAct } from './life/bulk-dialog.tsx'

const NamingActions = part(async () => (await import('./names/naming-actions.tsx')).NamingActions)

const OutputMenu = preparedPart(
  () => import('./output/output-menu.tsx'),
  (module) => module.OutputMenu,
)

interface AssetsBulkProps {
  address: AssetsSearch
  columns: ColumnChoice
  ids: ReadonlySet<string>
  /** How many are selected, in words. */
  count: string
  canWrite: boolean
  canOverride: boolean
  onClear: () => void
}

const BulkDialog = preparedPart(
  () => import('./life/bulk-dialog.tsx'),
  (module) => module.BulkDialog,
)
const ACTS = ['status', 'owner', 'priority', 'move'] as const satisfies readonly BulkAct[]

/** What can be done with the selected assets. */
export function AssetsBulk(props: AssetsBulkProps) {
  const { canWrite, canOverride, address, columns, ids, count, onClear } = props
  const { t } = useTranslation('assets')
  const language = useLanguage()
  const fields = useTranslation('fields').t
  const [act, setAct] = useState<BulkAct | null>(null)
  const words = {
    status: fields(($) => $.asset.status),
    owner: fields(($) => $.asset.owner_id),
    priority: fields(($) => $.asset.priority),
    move: t(($) => $.move),
  }
  const [output, setOutput] = useState<Output | null>(null)
  const { data } = useInfiniteQuery(assetQueries.list(listQueryOf(address)))
  const selected = (): Asset[] =>
    data?.pages.flatMap((page) => page.results).filter(({ id }) => ids.has(id)) ?? []
  const copy = async () => {
    const codes = selected().map(({ code }) => code)
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
            onClick={() => setAct(each)}
          >
            {words[each]}
          </Button>
        ))}
      <Suspense fallback={null}>
        <NamingActions ids={[...ids]} canWrite={canWrite} />
      </Suspense>
      <OnIntent
        label={t(($) => $.output.label)}
        tone="neutral"
        prepare={OutputMenu.prepare}
        menu={(trigger) => <OutputMenu trigger={trigger} onChoose={setOutput} onCopy={() => void copy()} />}
      >
        <Download />
      </OnIntent>
      {act && (
        <Suspense>
          <BulkDialog
            act={act}
            ids={[...ids]}
            assets={selected()}
            canOverride={canOverride}
            onClose={() => setAct(null)}
          />
        </Suspense>
      )}
      <OutputDialogs
        open={output}
        address={address}
        columns={columns}
        ids={ids}
        count={count}
        onClose={() => setOutput(null)}
      />
    </BulkBar>
  )
}
