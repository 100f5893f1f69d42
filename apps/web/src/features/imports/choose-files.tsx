import { TEMPLATE_COLUMNS } from '@plenum/domain/asset-import-columns'
import { csvText } from '@plenum/domain/csv'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { FileDrop } from '@plenum/ui/file-drop'
import { hstack, stack } from '@plenum/ui/patterns'
import { Building2, Download } from 'lucide-react'
import type { Refusal } from '#app/spreadsheet/refusal.ts'
import { saveFile } from '#app/page/save-file.ts'

interface ChooseFilesProps {
  /** The files that could not be read, with the reason. */
  refused: readonly { name: string; refusal: Refusal }[]
  busy: boolean
  onFiles: (files: File[]) => void
  onSample: () => void
}

/** The first step: files from the person's own machine. */
export function ChooseFiles({ refused, busy, onFiles, onSample }: ChooseFilesProps) {
  const { t } = useTranslation('imports')
  return (
    <div className={stack({ gap: '4' })}>
      {refused.map(({ name, refusal }) => (
        <Alert key={name} tone="error" live title={t(($) => $.refusal.title, { name })}>
          {t(($) => $.refusal[refusal])}
        </Alert>
      ))}
      <FileDrop
        label={t(($) => $.choose.drop)}
        hint={t(($) => $.choose.hint)}
        accept=".csv,.tsv,.txt,.xlsx"
        multiple
        disabled={busy}
        onFiles={onFiles}
      />
      <div className={hstack({ gap: '3', flexWrap: 'wrap' })}>
        <Button
          tone="quiet"
          onClick={() =>
            saveFile(
              t(($) => $.choose.template_file),
              csvText([TEMPLATE_COLUMNS]),
            )
          }
        >
          <Download aria-hidden="true" />
          {t(($) => $.choose.template)}
        </Button>
        <Button tone="quiet" disabled={busy} onClick={onSample}>
          <Building2 aria-hidden="true" />
          {t(($) => $.sample.title)}
        </Button>
      </div>
    </div>
  )
}
