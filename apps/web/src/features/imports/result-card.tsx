import { formatNumber } from '@plenum/i18n/format'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { stack } from '@plenum/ui/patterns'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'

interface ResultCardProps {
  imported: number
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
export function ResultCard({ imported, left, list, busy, onUndo, onAnother, onDownload }: ResultCardProps) {
  const { t } = useTranslation('imports')
  const language = useLanguage()
  const shown = (count: number) => ({ count, shown: formatNumber(language, count) })
  return (
    <div className={stack({ gap: '4' })}>
      <Alert
        tone="success"
        live
        title={t(($) => $.result.done, shown(imported))}
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
