import { csvText } from '@plenum/domain/csv'
import { rowsAtOnce, type RecordKind } from '@plenum/domain/record-import'
import { columnsOf } from '@plenum/domain/record-import-columns'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { FileDrop } from '@plenum/ui/file-drop'
import { stack } from '@plenum/ui/patterns'
import { Download } from 'lucide-react'
import { saveFile } from '#app/page/save-file.ts'
import type { Unread } from './use-record-import.ts'
import { useRecordWords } from './use-record-words.ts'

interface ChooseRecordFileProps {
  kind: RecordKind
  unread: Unread | null
  onFile: (file: File) => void
}

const FROM_NETBOX: readonly RecordKind[] = ['node', 'brand', 'model']

/** A file from the person's own machine, or one to fill in. */
export function ChooseRecordFile({ kind, unread, onFile }: ChooseRecordFileProps) {
  const { t } = useTranslation('records')
  const imports = useTranslation('imports').t
  const words = useRecordWords(kind)
  const rows = formatNumber(useLanguage(), rowsAtOnce(kind))
  const why = ({ refusal }: Unread) =>
    refusal === 'too_many_rows' ? t(($) => $.beyond, { rows }) : imports(($) => $.refusal[refusal])
  return (
    <div className={stack({ gap: '4' })}>
      {unread !== null && (
        <Alert tone="error" live title={imports(($) => $.refusal.title, { name: unread.name })}>
          {why(unread)}
        </Alert>
      )}
      <FileDrop
        label={t(($) => $.drop)}
        hint={FROM_NETBOX.includes(kind) ? t(($) => $.hint_netbox, { rows }) : t(($) => $.hint, { rows })}
        accept=".csv,.tsv,.txt,.xlsx"
        onFiles={([file]) => file && onFile(file)}
      />
      <p>{t(($) => $.found_by[kind])}</p>
      <Button
        tone="quiet"
        className={css({ alignSelf: 'flex-start' })}
        onClick={() =>
          saveFile(
            t(($) => $.template_file[kind]),
            csvText([columnsOf(kind).map(words.column)]),
          )
        }
      >
        <Download aria-hidden="true" />
        {imports(($) => $.choose.template)}
      </Button>
    </div>
  )
}
