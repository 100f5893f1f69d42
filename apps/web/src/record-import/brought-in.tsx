import { tallyRows, type RecordOutcome } from '@plenum/domain/record-import'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { stack } from '@plenum/ui/patterns'
import { useMutation } from '@tanstack/react-query'
import { useErrorWords } from '#app/notices/use-error-words.ts'

interface BroughtInProps {
  outcome: RecordOutcome
  onUndo: (batch_id: string) => Promise<void>
}

/** What came of an import, and the way back. */
export function BroughtIn({ outcome: { rows, batch_id }, onUndo }: BroughtInProps) {
  const { t } = useTranslation('records')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const language = useLanguage()
  const undo = useMutation({ mutationFn: onUndo })
  const tally = tallyRows(rows)
  const shown = (count: number) => formatNumber(language, count)
  if (undo.isSuccess) return <Alert tone="info" live title={t(($) => $.undone)} />
  return (
    <div className={stack({ gap: '4' })}>
      <Alert
        tone="success"
        live
        title={t(($) => $.done_title, { new: shown(tally.new), changed: shown(tally.changed) })}
        actions={
          batch_id !== null && (
            <Button loading={undo.isPending} onClick={() => undo.mutate(batch_id)}>
              {common(($) => $.actions.undo)}
            </Button>
          )
        }
      >
        {tally.refused > 0 && t(($) => $.refused, { count: tally.refused, shown: shown(tally.refused) })}
      </Alert>
      {undo.isError && (
        <Alert tone="error" live title={t(($) => $.undo_failed)}>
          {errorWords(undo.error)}
        </Alert>
      )}
    </div>
  )
}
