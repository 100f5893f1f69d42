import { useTranslation } from '@plenum/i18n/react'
import { useMutation } from '@tanstack/react-query'
import { Alert } from '@plenum/ui/alert'
import { Card } from '@plenum/ui/card'
import { stack } from '@plenum/ui/patterns'
import { useState } from 'react'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { ChooseFiles } from './choose-files.tsx'
import { ChosenFiles } from './chosen-files.tsx'
import { openFiles, type Opened } from './open-files.ts'
import { RunCard } from './run-card.tsx'
import type { ChosenFile } from './send-files.ts'

interface ChooseStepProps {
  /** Rows sent so far, while they are being sent. */
  sent: number | null
  /** Opens the import and begins to send. */
  onStart: (files: readonly ChosenFile[]) => Promise<void>
  /** Asks for the sample data centre instead of files. */
  onSample: () => void
}

/** Files are opened as they are chosen; nothing leaves the browser before they are started. */
export function ChooseStep({ sent, onStart, onSample }: ChooseStepProps) {
  const { t } = useTranslation('imports')
  const errorWords = useErrorWords()
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [refused, setRefused] = useState<Opened['refused']>([])
  const open = useMutation({
    mutationFn: openFiles,
    onSuccess: (found) => {
      setRefused(found.refused)
      const names = found.opened.map(({ parsed }) => parsed.name)
      setFiles([...files.filter(({ parsed }) => !names.includes(parsed.name)), ...found.opened])
    },
  })
  const start = useMutation({ mutationFn: () => onStart(files) })
  const remove = (name: string) => {
    for (const { parsed } of files) if (parsed.name === name) parsed.close()
    setFiles(files.filter(({ parsed }) => parsed.name !== name))
  }
  if (sent !== null)
    return (
      <Card>
        <RunCard label={t(($) => $.choose.sending)} progress={null} rows={sent} />
      </Card>
    )
  return (
    <Card className={stack({ gap: '6' })}>
      <ChooseFiles
        refused={refused}
        busy={open.isPending || start.isPending}
        onFiles={open.mutate}
        onSample={onSample}
      />
      {start.isError && (
        <Alert tone="error" live>
          {errorWords(start.error)}
        </Alert>
      )}
      {files.length > 0 && (
        <ChosenFiles
          files={files.map(({ kind, parsed }) => ({ kind, name: parsed.name }))}
          busy={start.isPending}
          onKind={(name, kind) =>
            setFiles(files.map((file) => (file.parsed.name === name ? { ...file, kind } : file)))
          }
          onRemove={remove}
          onStart={() => start.mutate()}
        />
      )}
    </Card>
  )
}
