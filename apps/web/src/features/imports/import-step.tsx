import type { Import } from '@plenum/domain/asset-import'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { Card } from '@plenum/ui/card'
import { stack } from '@plenum/ui/patterns'
import { useState } from 'react'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { AlertDialog } from '#app/page/alert-dialog.ts'
import { RunCard } from './run-card.tsx'
import type { Work } from './use-work.ts'

interface ImportStepProps {
  record: Pick<Import, 'state' | 'done' | 'total'>
  work: Pick<Work, 'progress' | 'commit' | 'cancel'>
}

/** The import on its way into the inventory: how far, go on after an interruption, or cancel. */
export function ImportStep({ record, work }: ImportStepProps) {
  const { t } = useTranslation('imports')
  const errorWords = useErrorWords()
  const [asking, setAsking] = useState(false)
  const { commit, cancel, progress } = work
  const cancelling = cancel.isPending || record.state === 'cancelling'
  const stop = { label: t(($) => $.commit.cancel), onCancel: () => setAsking(true) }
  const again = (
    <Button tone="primary" onClick={() => (cancelling ? cancel.mutate() : commit.mutate())}>
      {cancelling ? t(($) => $.commit.cancel) : t(($) => $.commit.resume)}
    </Button>
  )
  return (
    <Card className={stack({ gap: '4' })}>
      <RunCard
        label={cancelling ? t(($) => $.commit.cancelling) : t(($) => $.commit.running)}
        progress={cancelling ? null : (progress ?? record)}
        {...(!cancelling && { cancel: stop })}
      />
      {(commit.isError || cancel.isError) && (
        <Alert tone="error" live title={t(($) => $.commit.failed)} actions={again}>
          <p>{errorWords(cancel.error ?? commit.error)}</p>
          <p>{t(($) => $.commit.failed_text)}</p>
        </Alert>
      )}
      {commit.isIdle && cancel.isIdle && (
        <Alert tone="warning" actions={again}>
          {t(($) => $.commit.resume_text)}
        </Alert>
      )}
      <AlertDialog
        open={asking}
        onCancel={() => setAsking(false)}
        title={t(($) => $.commit.cancel_title)}
        description={t(($) => $.commit.cancel_text)}
      >
        <Button onClick={() => setAsking(false)}>{t(($) => $.commit.keep)}</Button>
        <Button
          tone="danger"
          onClick={() => {
            setAsking(false)
            cancel.mutate()
          }}
        >
          {t(($) => $.commit.cancel)}
        </Button>
      </AlertDialog>
    </Card>
  )
}
