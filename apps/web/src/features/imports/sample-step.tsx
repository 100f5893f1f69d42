import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { useMutation } from '@tanstack/react-query'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { openFiles } from './open-files.ts'
import { api } from './queries.ts'
import { runSteps } from './run-steps.ts'
import { sampleFiles } from './sample-files.ts'
import { openImport, sendRows } from './send-files.ts'

/** The sample goes the way of every file: what it would do is shown before anything is kept. */
async function prepareSample(): Promise<string> {
  const { opened } = await openFiles(await sampleFiles())
  const { id } = await openImport(opened)
  await sendRows(id, opened, () => undefined)
  await api.imports.decide(id, { confirmed: true })
  await runSteps({ step: () => api.imports.check(id), while: 'checking', tell: () => undefined })
  return id
}

interface SampleStepProps {
  onReady: (id: string) => void
  onOwnFiles: () => void
}

/** A small data centre for those who want to look around before they bring their own. */
export function SampleStep({ onReady, onOwnFiles }: SampleStepProps) {
  const { t } = useTranslation('imports')
  const errorWords = useErrorWords()
  const prepare = useMutation({ mutationFn: prepareSample, onSuccess: onReady })
  return (
    <Card className={stack({ gap: '4', maxWidth: 'dialogWide' })}>
      <h2 className={css({ textStyle: 'heading' })}>{t(($) => $.sample.title)}</h2>
      <p>{t(($) => $.sample.text)}</p>
      <p className={css({ color: 'text.muted' })}>{t(($) => $.sample.undo)}</p>
      {prepare.isError && (
        <Alert tone="error" live title={t(($) => $.sample.failed)}>
          {errorWords(prepare.error)}
        </Alert>
      )}
      <div className={hstack({ gap: '3', flexWrap: 'wrap' })}>
        <Button tone="primary" loading={prepare.isPending} onClick={() => prepare.mutate()}>
          {t(($) => $.sample.prepare)}
        </Button>
        <Button tone="quiet" disabled={prepare.isPending} onClick={onOwnFiles}>
          {t(($) => $.sample.own_files)}
        </Button>
      </div>
    </Card>
  )
}
