import { EXPORT_FORMATS } from '@plenum/domain/asset-export'
import { formatBytes } from '@plenum/i18n/format-size'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import * as Dialog from '@plenum/ui/dialog'
import { stack } from '@plenum/ui/patterns'
import { Progress } from '@plenum/ui/progress'
import { RadioGroup } from '@plenum/ui/radio-group'
import type { TakenState } from '#app/files/use-taken-file.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import type { ExportChoice } from './export-choice.ts'
import { COLUMN_SETS } from './export-columns.ts'

interface ExportDialogProps {
  open: boolean
  /** What is taken away, in words. */
  count: string
  /** The names of the list's columns as they are shown. */
  columns: string
  choice: ExportChoice
  state: TakenState
  /** Why it cannot be exported at all. */
  refusal: string | null
  onChoice: (choice: ExportChoice) => void
  onStart: () => void
  /** Ends what is under way. */
  onCancel: () => void
  onClose: () => void
}

/** In which form assets are taken away, and how far that is. */
export function ExportDialog(props: ExportDialogProps) {
  const { open, count, columns, choice, state, refusal, onChoice, onStart, onCancel, onClose } = props
  const { t } = useTranslation('exports')
  const common = useTranslation('common').t
  const language = useLanguage()
  const errorWords = useErrorWords()
  return (
    <Dialog.Root open={open} onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content>
        <Dialog.Header title={t(($) => $.title)} closeLabel={common(($) => $.actions.close)} />
        <Dialog.Description>{count}</Dialog.Description>
        <Dialog.Body>
          {state.at === 'coming' ? (
            <Progress
              label={t(($) => $.coming)}
              detail={formatBytes(language, state.bytes)}
              cancel={
                <Button size="compact" onClick={onCancel}>
                  {common(($) => $.actions.cancel)}
                </Button>
              }
            />
          ) : (
            <div className={stack({ gap: '4' })}>
              {refusal !== null && <Alert tone="warning">{refusal}</Alert>}
              {state.at === 'failed' && (
                <Alert tone="error" title={t(($) => $.failed)} live>
                  {errorWords(state.error)}
                </Alert>
              )}
              <RadioGroup
                label={t(($) => $.format.label)}
                value={choice.format}
                options={EXPORT_FORMATS.map((value) => ({
                  value,
                  label: t(($) => $.format[value]),
                  help: t(($) => $.format_help[value]),
                }))}
                onValueChange={(format) => onChoice({ ...choice, format })}
              />
              <RadioGroup
                label={t(($) => $.columns.label)}
                value={choice.columns}
                options={COLUMN_SETS.map((value) => ({
                  value,
                  label: t(($) => $.columns[value]),
                  help: value === 'shown' ? columns : t(($) => $.columns.all_help),
                }))}
                onValueChange={(set) => onChoice({ ...choice, columns: set })}
              />
            </div>
          )}
        </Dialog.Body>
        {state.at !== 'coming' && (
          <Dialog.Footer>
            <Button tone="primary" disabled={refusal !== null} onClick={onStart}>
              {t(($) => $.start)}
            </Button>
          </Dialog.Footer>
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}
