import type { Asset } from '@plenum/domain/asset'
import { Button } from '@plenum/ui/button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ClipboardCopy, Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@plenum/i18n/format'
import { notify } from '#app/notices/notify.ts'
import { saveFile } from '#app/page/save-file.ts'
import { useLanguage } from '#app/page/use-language.ts'
import { BulkBar } from '#app/table/bulk-bar.tsx'
import { listQueryOf, type AssetsSearch } from './assets-search.ts'
import type { ColumnChoice } from './column-choice.ts'
import { assetQueries } from './queries.ts'
import { useCsv } from './use-csv.ts'

interface AssetsBulkProps {
  address: AssetsSearch
  columns: ColumnChoice
  ids: ReadonlySet<string>
  /** How many are selected, in words. */
  count: string
  onClear: () => void
}

/** What can be done with the selected assets. */
export function AssetsBulk({ address, columns, ids, count, onClear }: AssetsBulkProps) {
  const { t } = useTranslation('assets')
  const language = useLanguage()
  const csv = useCsv(columns)
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
      <Button onClick={() => void copy()}>
        <ClipboardCopy aria-hidden="true" />
        {t(($) => $.bulk.copy)}
      </Button>
      <Button
        onClick={() =>
          saveFile(
            t(($) => $.bulk.file),
            csv(selected()),
          )
        }
      >
        <Download aria-hidden="true" />
        {t(($) => $.bulk.export)}
      </Button>
    </BulkBar>
  )
}
