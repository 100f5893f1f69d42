import type { ImportColumn } from '@plenum/domain/asset-import-columns'
import type { DateOrder } from '@plenum/domain/asset-import-values'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { useColumnWords } from './column-words.ts'

interface DateOrdersProps {
  /** The columns whose dates say nothing of their order. */
  columns: readonly ImportColumn[]
  busy: boolean
  onOrder: (column: ImportColumn, order: DateOrder) => void
}

/** Asks once a column how its dates are written. */
export function DateOrders({ columns, busy, onOrder }: DateOrdersProps) {
  const { t } = useTranslation('imports')
  const words = useColumnWords()
  return columns.map((column) => (
    <Alert
      key={column}
      tone="warning"
      title={t(($) => $.dates.title)}
      actions={
        <>
          <Button disabled={busy} onClick={() => onOrder(column, 'dmy')}>
            {t(($) => $.dates.dmy)}
          </Button>
          <Button disabled={busy} onClick={() => onOrder(column, 'mdy')}>
            {t(($) => $.dates.mdy)}
          </Button>
        </>
      }
    >
      {t(($) => $.dates.text, { column: words(column) })}
    </Alert>
  ))
}
