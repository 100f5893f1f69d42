import { Button } from '@plenum/ui/button'
import { Progress } from '@plenum/ui/progress'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'

interface RunCardProps {
  label: string
  /** Rows done and all there are; null while nobody knows. */
  progress: { done: number; total: number } | null
  /** Rows so far where the end is not known. */
  rows?: number
  cancel?: { label: string; onCancel: () => void }
}

/** Work in progress, and the way out of it. */
export function RunCard({ label, progress, rows, cancel }: RunCardProps) {
  const { t } = useTranslation('imports')
  const language = useLanguage()
  const number = (value: number) => formatNumber(language, value)
  const sofar =
    rows === undefined ? {} : { detail: t(($) => $.choose.sent, { count: rows, shown: number(rows) }) }
  const told =
    progress === null
      ? sofar
      : {
          done: progress.total === 0 ? 1 : progress.done / progress.total,
          detail: t(($) => $.commit.progress, { done: number(progress.done), total: number(progress.total) }),
        }
  return (
    <Progress
      label={label}
      {...told}
      {...(cancel && {
        cancel: (
          <Button size="compact" onClick={cancel.onCancel}>
            {cancel.label}
          </Button>
        ),
      })}
    />
  )
}
