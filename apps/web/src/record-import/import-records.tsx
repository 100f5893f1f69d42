import { tallyRows, type RecordKind } from '@plenum/domain/record-import'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import * as Dialog from '@plenum/ui/dialog'
import { stack } from '@plenum/ui/patterns'
import { Progress } from '@plenum/ui/progress'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { saveFile } from '#app/page/save-file.ts'
import { BroughtIn } from './brought-in.tsx'
import { ChooseRecordFile } from './choose-record-file.tsx'
import { MapRecordColumns } from './map-record-columns.tsx'
import { missingColumns } from './open-record-file.ts'
import { PlannedRecords } from './planned-records.tsx'
import { rowsToMend } from './rows-to-mend.ts'
import { useRecordImport, type Ask, type Stage } from './use-record-import.ts'
import { useRecordWords } from './use-record-words.ts'

interface ImportRecordsProps {
  kind: RecordKind
  onClose: () => void
  /** Asks the server; stories answer for it. */
  ask?: Ask
}

/** Brings a file of records in: chosen, its columns looked at, compared with what there is, and only then written. */
export function ImportRecords({ kind, onClose, ask }: ImportRecordsProps) {
  const words = useRecordWords(kind)
  const { t } = useTranslation('records')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const { stage, failure, ...to } = useRecordImport(kind, ask)
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content size="wide">
        <Dialog.Header title={t(($) => $.title[kind])} closeLabel={common(($) => $.actions.close)} />
        <Dialog.Description>{t(($) => $.lead)}</Dialog.Description>
        <Dialog.Body>
          <div className={stack({ gap: '4' })}>
            {failure !== null && (
              <Alert tone="error" live title={t(($) => $.failed)}>
                {errorWords(failure)}
              </Alert>
            )}
            {stage.at === 'choosing' && (
              <ChooseRecordFile kind={kind} unread={stage.unread} onFile={(file) => void to.open(file)} />
            )}
            {(stage.at === 'reading' || stage.at === 'checking' || stage.at === 'bringing') && (
              <Progress label={t(($) => $[stage.at])} />
            )}
            {stage.at === 'mapping' && (
              <MapRecordColumns
                kind={kind}
                file={stage.file}
                onChange={(change) => to.map({ ...stage.file, ...change })}
              />
            )}
            {stage.at === 'planned' && (
              <PlannedRecords
                kind={kind}
                outcome={stage.outcome}
                onDownload={() =>
                  saveFile(
                    t(($) => $.left_file),
                    rowsToMend(stage.file, stage.outcome, { ...words, problems: t(($) => $.problems) }),
                  )
                }
              />
            )}
            {stage.at === 'done' && <BroughtIn outcome={stage.outcome} onUndo={to.undo} />}
          </div>
        </Dialog.Body>
        <Steps kind={kind} stage={stage} to={to} onClose={onClose} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface StepsProps {
  kind: RecordKind
  stage: Stage
  to: Pick<ReturnType<typeof useRecordImport>, 'restart' | 'map' | 'check' | 'bringIn'>
  onClose: () => void
}

/** The way on and the way back. */
function Steps({ kind, stage, to, onClose }: StepsProps) {
  const { t } = useTranslation('records')
  const common = useTranslation('common').t
  const language = useLanguage()
  const due = stage.at === 'planned' ? dueOf(stage.outcome) : 0
  return (
    <Dialog.Footer>
      {stage.at === 'mapping' && (
        <Button tone="quiet" onClick={to.restart}>
          {t(($) => $.other_file)}
        </Button>
      )}
      {stage.at === 'planned' && (
        <Button tone="quiet" onClick={() => to.map(stage.file)}>
          {t(($) => $.columns_again)}
        </Button>
      )}
      {stage.at === 'done' && (
        <Button tone="quiet" onClick={to.restart}>
          {t(($) => $.another)}
        </Button>
      )}
      <Button onClick={onClose}>
        {stage.at === 'done' ? common(($) => $.actions.close) : common(($) => $.actions.cancel)}
      </Button>
      {stage.at === 'mapping' && (
        <Button
          tone="primary"
          disabled={missingColumns(kind, stage.file).length > 0}
          onClick={() => void to.check(stage.file)}
        >
          {t(($) => $.check)}
        </Button>
      )}
      {stage.at === 'planned' && due > 0 && (
        <Button tone="primary" onClick={() => void to.bringIn(stage.file, stage)}>
          {t(($) => $.go, { count: due, shown: formatNumber(language, due) })}
        </Button>
      )}
    </Dialog.Footer>
  )
}

/** Rows that make or change something. */
const dueOf = ({ rows }: { rows: Parameters<typeof tallyRows>[0] }): number => {
  const tally = tallyRows(rows)
  return tally.new + tally.changed
}
