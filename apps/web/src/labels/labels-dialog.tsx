import {
  LABEL_SHEETS,
  LABEL_SIZES,
  labelsPerPage,
  pageCount,
  type LabelSheet,
} from '@plenum/domain/label-sheet'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { Checkbox } from '@plenum/ui/checkbox'
import { css } from '@plenum/ui/css'
import * as Dialog from '@plenum/ui/dialog'
import { stack } from '@plenum/ui/patterns'
import { Progress } from '@plenum/ui/progress'
import { Select } from '@plenum/ui/select'
import type { ReactNode } from 'react'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import type { LabelChoice, LabelLine } from './label-choice.ts'
import { holdsAddress, isTooFine, labelMarks, type LabelContent } from './label-marks.ts'
import { LabelPreview } from './label-preview.tsx'
import { SYMBOLOGIES } from './symbol.ts'

/** Where the making of labels is. */
export type LabelState = { at: 'asked' } | { at: 'making'; done: number } | { at: 'failed'; error: Error }

/** What is asked for this time, beside what is remembered. */
export interface LabelRun {
  /** Places of the first sheet that are empty already. */
  used: number
  outline: boolean
}

interface LabelsDialogProps {
  open: boolean
  /** How many assets get one, in words and as far as is known. */
  count: string
  /** How many there are; null while that is not known. */
  total: number | null
  /** Those of the first sheet. */
  contents: readonly LabelContent[]
  choice: LabelChoice
  /** What can be chosen to stand under the code. */
  lines: readonly LabelLine[]
  run: LabelRun
  state: LabelState
  /** Where the codes lead, when only this machine can get there. */
  localOrigin: string | null
  onChoice: (choice: LabelChoice) => void
  onRun: (run: LabelRun) => void
  onPrint: () => void
  onCancel: () => void
  onClose: () => void
}

/** Designs labels: their paper, their code and their words, with the first sheet beside. */
export function LabelsDialog(props: LabelsDialogProps) {
  const { open, count, total, contents, choice, run, state, onPrint, onCancel, onClose } = props
  const { t } = useTranslation('labels')
  const common = useTranslation('common').t
  const language = useLanguage()
  const sheet: LabelSheet = LABEL_SHEETS[choice.size]
  const print = { sheet, symbology: choice.symbology, ...run }
  const pages = total === null ? null : pageCount(sheet, total, run.used)
  return (
    <Dialog.Root open={open} onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content size="wide">
        <Dialog.Header title={t(($) => $.title)} closeLabel={common(($) => $.actions.close)} />
        <Dialog.Description>{count}</Dialog.Description>
        <Dialog.Body>
          {state.at === 'making' ? (
            <Progress
              label={t(($) => $.making)}
              done={state.done}
              cancel={
                <Button size="compact" onClick={onCancel}>
                  {common(($) => $.actions.cancel)}
                </Button>
              }
            />
          ) : (
            <div
              className={css({
                display: 'grid',
                gap: '5',
                gridTemplateColumns: { base: '1fr', md: '16rem minmax(0, 1fr)' },
              })}
            >
              <Choices {...props} sheet={sheet} />
              <div className={stack({ gap: '2' })}>
                <LabelPreview label={t(($) => $.preview)} contents={contents} print={print} />
                {pages !== null && (
                  <p className={css({ textStyle: 'caption', color: 'text.muted', textAlign: 'center' })}>
                    {t(($) => $.pages, { count: pages, shown: formatNumber(language, pages) })}
                  </p>
                )}
              </div>
            </div>
          )}
        </Dialog.Body>
        {state.at !== 'making' && (
          <Dialog.Footer>
            <Button tone="primary" disabled={contents.length === 0} onClick={onPrint}>
              {t(($) => $.print)}
            </Button>
          </Dialog.Footer>
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Choices(props: LabelsDialogProps & { sheet: LabelSheet }) {
  const { sheet, choice, lines, run, onChoice, onRun } = props
  const { t } = useTranslation('labels')
  const places = labelsPerPage(sheet)
  const withLine = (line: LabelChoice['lines'][number]) =>
    choice.lines.includes(line) ? choice.lines.filter((other) => other !== line) : [...choice.lines, line]
  return (
    <div className={stack({ gap: '4' })}>
      <Warnings {...props} />
      <Choice label={t(($) => $.size_label)}>
        <Select
          value={choice.size}
          onChange={({ target }) => {
            const size = LABEL_SIZES.find((known) => known === target.value)
            if (size === undefined) return
            onRun({ ...run, used: 0 })
            onChoice({ ...choice, size })
          }}
        >
          {LABEL_SIZES.map((size) => (
            <option key={size} value={size}>
              {t(($) => $.size[size])}
            </option>
          ))}
        </Select>
      </Choice>
      <Choice label={t(($) => $.code_label)}>
        <Select
          value={choice.symbology}
          onChange={({ target }) => {
            const symbology = SYMBOLOGIES.find((known) => known === target.value)
            if (symbology !== undefined) onChoice({ ...choice, symbology })
          }}
        >
          {SYMBOLOGIES.map((symbology) => (
            <option key={symbology} value={symbology}>
              {t(($) => $.code[symbology])}
            </option>
          ))}
        </Select>
      </Choice>
      {places > 1 && (
        <Choice label={t(($) => $.start)}>
          <Select value={run.used} onChange={({ target }) => onRun({ ...run, used: Number(target.value) })}>
            {Array.from({ length: places }, (_, place) => (
              <option key={place} value={place}>
                {place + 1}
              </option>
            ))}
          </Select>
        </Choice>
      )}
      <fieldset className={stack({ gap: '1' })}>
        <legend className={css({ textStyle: 'label' })}>{t(($) => $.lines_label)}</legend>
        {lines.map((line) => (
          <Checkbox
            key={line}
            label={t(($) => $.lines[line])}
            checked={choice.lines.includes(line)}
            onChange={() => onChoice({ ...choice, lines: withLine(line) })}
          />
        ))}
      </fieldset>
      <Checkbox
        label={t(($) => $.outline)}
        checked={run.outline}
        onChange={() => onRun({ ...run, outline: !run.outline })}
      />
    </div>
  )
}

/** What stands in the way of a good label. */
function Warnings({
  contents,
  choice,
  state,
  localOrigin,
  sheet,
}: LabelsDialogProps & { sheet: LabelSheet }) {
  const { t } = useTranslation('labels')
  const errorWords = useErrorWords()
  const [first] = contents
  const isFine = first && isTooFine(choice.symbology, labelMarks(first, choice.symbology, sheet.label))
  const leads = first && holdsAddress(choice.symbology, first, sheet.label)
  return (
    <>
      {state.at === 'failed' && (
        <Alert tone="error" title={t(($) => $.failed)} live>
          {errorWords(state.error)}
        </Alert>
      )}
      {isFine && <Alert tone="warning">{t(($) => $.too_fine)}</Alert>}
      {first && choice.symbology === 'data_matrix' && !leads && (
        <Alert tone="info">{t(($) => $.code_alone)}</Alert>
      )}
      {leads && localOrigin !== null && (
        <Alert tone="warning">{t(($) => $.local, { origin: localOrigin })}</Alert>
      )}
    </>
  )
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={stack({ gap: '1' })}>
      <span className={css({ textStyle: 'label' })}>{label}</span>
      {children}
    </label>
  )
}
