import type { ProcedureStep } from '@plenum/domain/work-item'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { Checkbox } from '@plenum/ui/checkbox'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { IconButton } from '@plenum/ui/icon-button'
import { flex, stack } from '@plenum/ui/patterns'
import { SortableList, type SortableListWords } from '@plenum/ui/sortable-list'
import { Textarea } from '@plenum/ui/textarea'
import { TextInput } from '@plenum/ui/text-input'
import { Plus, Trash2 } from 'lucide-react'
import { quiet } from './asset-mark.tsx'
import { ReadingFields } from './reading-fields.tsx'

const STEPS_MOST = 100

interface ProcedureEditorProps {
  steps: readonly ProcedureStep[]
  errorAt: (path: string) => string | undefined
  onSteps: (steps: ProcedureStep[]) => void
}

const newStep = (): ProcedureStep => ({
  id: crypto.randomUUID(),
  text: '',
  role: null,
  expected: null,
  back_out: null,
  is_hold_point: false,
  reading: null,
})

const moved = (steps: readonly ProcedureStep[], from: number, to: number): ProcedureStep[] => {
  const step = steps[from]
  return step === undefined ? [...steps] : steps.toSpliced(from, 1).toSpliced(to, 0, step)
}

/** The steps of a procedure: what to do, what to expect, where to stop and what to read; put in order by hand or keys. */
export function ProcedureEditor({ steps, errorAt, onSteps }: ProcedureEditorProps) {
  const { t } = useTranslation('forms')
  const words = useStepWords()
  return (
    <div className={stack({ gap: '3' })}>
      {steps.length === 0 ? (
        <p className={quiet}>{t(($) => $.procedure.none)}</p>
      ) : (
        <SortableList
          items={steps}
          words={words}
          onMove={(from, to) => onSteps(moved(steps, from, to))}
          aside={(step, index) => (
            <IconButton
              size="compact"
              label={t(($) => $.procedure.remove, { place: index + 1 })}
              onClick={() => onSteps(steps.filter(({ id }) => id !== step.id))}
            >
              <Trash2 />
            </IconButton>
          )}
        >
          {(step, index) => (
            <StepFields
              step={step}
              place={index + 1}
              error={errorAt(`procedure.${index}.text`)}
              onStep={(change) =>
                onSteps(steps.map((each) => (each.id === step.id ? { ...each, ...change } : each)))
              }
            />
          )}
        </SortableList>
      )}
      {steps.length < STEPS_MOST && (
        <div>
          <Button size="compact" onClick={() => onSteps([...steps, newStep()])}>
            <Plus aria-hidden="true" />
            {t(($) => $.procedure.add)}
          </Button>
        </div>
      )}
    </div>
  )
}

interface StepFieldsProps {
  step: ProcedureStep
  place: number
  error: string | undefined
  onStep: (change: Partial<ProcedureStep>) => void
}

const half = css({ flex: '1', minWidth: '[12rem]' })

function StepFields({ step, place, error, onStep }: StepFieldsProps) {
  const { t } = useTranslation('forms')
  return (
    <div className={stack({ gap: '3' })}>
      <Field label={t(($) => $.procedure.text, { place })} error={error} required>
        <Textarea rows={2} value={step.text} onChange={({ target }) => onStep({ text: target.value })} />
      </Field>
      <div className={flex({ gap: '4', wrap: 'wrap' })}>
        <Checkbox
          label={t(($) => $.procedure.hold)}
          checked={step.is_hold_point}
          onChange={({ target }) => onStep({ is_hold_point: target.checked })}
        />
        <Checkbox
          label={t(($) => $.procedure.reading)}
          checked={step.reading !== null}
          onChange={({ target }) =>
            onStep({ reading: target.checked ? { name: '', unit: '', min: null, max: null } : null })
          }
        />
      </div>
      {step.reading && <ReadingFields reading={step.reading} onReading={(reading) => onStep({ reading })} />}
      <details>
        <summary className={css({ cursor: 'pointer', textStyle: 'table', color: 'text.muted' })}>
          {t(($) => $.procedure.more)}
        </summary>
        <div className={flex({ gap: '3', wrap: 'wrap', mt: '2' })}>
          <Field label={t(($) => $.procedure.role)} className={half}>
            <TextInput
              value={step.role ?? ''}
              onChange={({ target }) => onStep({ role: target.value || null })}
            />
          </Field>
          <Field label={t(($) => $.procedure.expected)} className={half}>
            <TextInput
              value={step.expected ?? ''}
              onChange={({ target }) => onStep({ expected: target.value || null })}
            />
          </Field>
          <Field label={t(($) => $.procedure.back_out)} className={half}>
            <TextInput
              value={step.back_out ?? ''}
              onChange={({ target }) => onStep({ back_out: target.value || null })}
            />
          </Field>
        </div>
      </details>
    </div>
  )
}

function useStepWords(): SortableListWords {
  const { t } = useTranslation('forms')
  return {
    label: t(($) => $.procedure.label),
    handle: (place) => t(($) => $.procedure.handle, { place }),
    help: t(($) => $.procedure.keys),
    told: {
      picked: (place, count) => t(($) => $.procedure.picked, { place, count }),
      moved: (place, count) => t(($) => $.procedure.moved, { place, count }),
      dropped: (place, count) => t(($) => $.procedure.dropped, { place, count }),
      returned: (place) => t(($) => $.procedure.returned, { place }),
    },
  }
}
