import type { Import } from '@plenum/domain/asset-import'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { Card } from '@plenum/ui/card'
import { button } from '@plenum/ui/recipes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { AlertDialog } from '#app/page/alert-dialog.ts'
import { useColumnWords } from './column-words.ts'
import { leftRowsCsv } from './left-rows.ts'
import { useProblemWords } from './problem-words.ts'
import { api } from './queries.ts'
import { ResultCard } from './result-card.tsx'
import { saveFile } from '#app/page/save-file.ts'

interface ResultStepProps {
  record: Import
  onAnother: () => void
}

/** What came of the import: the list, what stayed behind, and the undo. */
export function ResultStep({ record, onAnother }: ResultStepProps) {
  const { t } = useTranslation('imports')
  const { t: common } = useTranslation('common')
  const queryClient = useQueryClient()
  const errorWords = useErrorWords()
  const column = useColumnWords()
  const problem = useProblemWords()
  const [asking, setAsking] = useState(false)
  const counts = record.files.find((file) => file.kind === 'devices')?.counts
  const undo = useMutation({
    mutationFn: () => api.batches.undo(record.batch_id ?? ''),
    onSuccess: async ({ records }) => {
      void notify({ type: 'success', title: t(($) => $.result.undone, { count: records }) })
      await queryClient.invalidateQueries()
      onAnother()
    },
    onError: (error) =>
      void notify({ type: 'error', title: t(($) => $.result.undo_failed), message: errorWords(error) }),
  })
  const download = async () => {
    const words = { column, problem, line: t(($) => $.rows.line), problems: t(($) => $.rows.problem) }
    saveFile(
      t(($) => $.result.download_file),
      await leftRowsCsv(record.id, words),
    )
  }
  return (
    <Card>
      <ResultCard
        imported={counts?.imported ?? 0}
        updated={counts?.updated ?? 0}
        left={(counts?.problem ?? 0) + (counts?.skipped ?? 0)}
        list={
          <Link to="/app/settings/assets-inventory" className={button({ tone: 'primary' })}>
            {t(($) => $.result.show)}
          </Link>
        }
        busy={undo.isPending}
        onUndo={() => setAsking(true)}
        onAnother={onAnother}
        onDownload={() => void download()}
      />
      <AlertDialog
        open={asking}
        onCancel={() => setAsking(false)}
        title={t(($) => $.result.undo_title)}
        description={t(($) => $.result.undo_text)}
      >
        <Button onClick={() => setAsking(false)}>{common(($) => $.actions.cancel)}</Button>
        <Button
          tone="danger"
          onClick={() => {
            setAsking(false)
            undo.mutate()
          }}
        >
          {t(($) => $.result.undo)}
        </Button>
      </AlertDialog>
    </Card>
  )
}
