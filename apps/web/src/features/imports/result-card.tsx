import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { stack } from '@plenum/ui/patterns'
import type { ReactNode } from 'react'

interface ResultCardProps {
  imported: number
  /** Assets that existed and were changed. */
  updated: number
  /** Rows that did not go in. */
  left: number
  /** The link to the list. */
  list: ReactNode
  busy: boolean
  onUndo: () => void
  onAnother: () => void
  onDownload: () => void
}

/** What came of an import, and the way back. */
export function ResultCard(props: ResultCardProps) {
  const { imported, updated, left, list, busy, onUndo, onAnother, onDownload } = props
  const { t } = useTranslation('imports')
  const language = useLanguage()
  const number = (value: number) => formatNumber(language, value)
  const shown = (count: number) => ({ count, shown: number(count) })
  return (
    <div className={stack({ gap: '4' })}>
      <Alert
        tone="success"
        live
        title={
          updated === 0
            ? t(($) => $.result.done, shown(imported))
            : t(($) => $.updates.done, { created: number(imported), changed: number(updated) })
        }
        actions={
          <>
            {list}
            <Button onClick={onUndo} loading={busy}>
              {t(($) => $.result.undo)}
            </Button>
            <Button tone="quiet" onClick={onAnother}>
              {t(($) => $.result.another)}
            </Button>
          </>
        }
      />
      {left > 0 && (
        <Alert
          tone="warning"
          title={t(($) => $.result.left, shown(left))}
          actions={<Button onClick={onDownload}>{t(($) => $.result.download)}</Button>}
        >
          {t(($) => $.result.left_text)}
        </Alert>
      )}
    </div>
  )
}
