import { exportApi } from '@plenum/api-client/exports'
import { MOST_NAMED } from '@plenum/domain/asset-export'
import { formatList, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useState } from 'react'
import { http } from '#app/api.ts'
import { useTakenFile } from '#app/files/use-taken-file.ts'
import { notify } from '#app/notices/notify.ts'
import { useWords } from '#app/page/use-words.ts'
import { DEFAULT_ORDER, filterOf, type AssetsSearch } from '../assets-search.ts'
import type { ColumnChoice } from '../column-choice.ts'
import { useColumnNames } from '../column-names.ts'
import { saveChoice, savedChoice, type ExportChoice } from './export-choice.ts'
import { exportColumns } from './export-columns.ts'
import { ExportDialog } from './export-dialog.tsx'

const api = exportApi(http)

/** What is taken away: the list an address names, or the assets selected in it. */
export interface Taken {
  address: AssetsSearch
  columns: ColumnChoice
  /** Null for the whole list. */
  ids: ReadonlySet<string> | null
  /** How many they are, in words. */
  count: string
}

interface ExportAssetsProps extends Taken {
  open: boolean
  onClose: () => void
}

/** Asks how assets are to be exported, and exports them. */
export function ExportAssets({ address, columns, ids, count, open, onClose }: ExportAssetsProps) {
  useWords('output')
  const { t } = useTranslation('exports')
  const language = useLanguage()
  const nameOf = useColumnNames()
  const fields = useTranslation('fields').t
  const [choice, setChoice] = useState(savedChoice)
  const { state, start, cancel } = useTakenFile(api.assets, () => {
    onClose()
    void notify({ type: 'success', title: t(($) => $.done) })
  })
  const choose = (next: ExportChoice) => {
    saveChoice(next)
    setChoice(next)
  }
  const { shown } = columns
  const tooMany = ids !== null && ids.size > MOST_NAMED
  return (
    <ExportDialog
      open={open}
      count={count}
      columns={formatList(language, [nameOf('name'), fields(($) => $.asset.code), ...shown.map(nameOf)])}
      choice={choice}
      state={state}
      refusal={tooMany ? t(($) => $.most_selected, { most: formatNumber(language, MOST_NAMED) }) : null}
      onChoice={choose}
      onStart={() =>
        start({
          format: choice.format,
          // what is selected is taken along also where it fits the filter no more
          filter: ids === null ? filterOf(address) : { closed: 'with' },
          ordering: address.ordering ?? DEFAULT_ORDER,
          columns: exportColumns(choice.columns, shown),
          ids: ids && [...ids],
        })
      }
      onCancel={cancel}
      onClose={() => {
        cancel()
        onClose()
      }}
    />
  )
}
