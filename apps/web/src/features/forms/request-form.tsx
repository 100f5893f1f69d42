import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { FormActions } from '@plenum/ui/form'
import { stack } from '@plenum/ui/patterns'
import { card } from '@plenum/ui/recipes'
import { Steps } from '@plenum/ui/steps'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { DraftNote } from '#app/drafts/draft-note.tsx'
import type { DraftPlace } from '#app/drafts/use-draft.ts'
import { ConfirmLeave } from '#app/form/confirm-leave.tsx'
import { part } from '#app/notices/part.ts'
import { StepBody } from './step-body.tsx'
import { stepAt, stepsOf, type Step } from './steps.ts'
import { useRequestDraft } from './use-request-draft.ts'
import { useSubmission } from './use-submission.ts'
import type { RequestValues } from './values.ts'

// it stands beside the form, which can be written in without it
const Summary = part(async () => (await import('./summary.tsx')).Summary)

interface RequestFormProps {
  noun: 'mac' | 'maintenance'
  place: DraftPlace
  start: RequestValues
  restored: { values: RequestValues; at: string } | null
  /** The step of the address. */
  wanted: string | undefined
  onStep: (step: Step, replace: boolean) => void
}

const layout = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem' },
  alignItems: 'start',
})

const INVALID = '[aria-invalid=true], [data-invalid] :is(input, button, textarea, select)'
const bringHere = (heading: HTMLElement | null) => heading?.focus()

/** A request in steps: each goes back, nothing is lost on the way, and what was said so far stands beside. */
export function RequestForm({ noun, place, start, restored, wanted, onStep }: RequestFormProps) {
  const { t } = useTranslation('forms')
  const draft = useRequestDraft({ place, start, restored })
  const { values, keeping } = draft
  const [hasMoved, setHasMoved] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const steps = stepsOf(values.kind)
  const step = stepAt(values.kind, wanted)
  const at = steps.indexOf(step)
  const go = (to: Step, replace = false) => {
    setHasMoved(true)
    onStep(to, replace)
  }
  const submission = useSubmission({
    noun,
    place,
    draft,
    isChecked: step === 'check',
    onWrong: (to) => go(to),
  })
  const { errorAt, wrongAt, failure, isChange, maySubmit } = submission
  const back = steps[at - 1]
  const next = steps[at + 1]
  const isLast = next === undefined
  const goOn = () => {
    if (isLast) return void (maySubmit ? submission.submit() : submission.save())
    if (!submission.look(step)) return go(next)
    // the words of what is wrong are there a moment later
    return requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(INVALID)?.focus())
  }
  return (
    <div className={stack({ gap: '4' })}>
      <Steps
        label={t(($) => $[noun].title)}
        names={steps.map((each) => t(($) => $.step[each]))}
        current={at}
        doneLabel={t(($) => $.done)}
        position={t(($) => $.position, { at: at + 1, count: steps.length })}
      />
      <div className={layout}>
        <form
          ref={element}
          noValidate
          className={`${card()} ${stack({ gap: '4', minWidth: '0' })}`}
          onSubmit={(event) => {
            event.preventDefault()
            goOn()
          }}
        >
          <div className={stack({ gap: '1' })}>
            <h2
              key={step}
              tabIndex={-1}
              {...(hasMoved && { ref: bringHere })}
              className={css({ textStyle: 'heading', outline: 'none' })}
            >
              {t(($) => $.step[step])}
            </h2>
            <p className={css({ color: 'text.muted', maxWidth: '[65ch]' })}>{t(($) => $.step_help[step])}</p>
          </div>
          {failure && (
            <Alert tone="error" live title={failure.title}>
              {failure.message}
            </Alert>
          )}
          <StepBody
            noun={noun}
            step={step}
            values={values}
            onChange={draft.change}
            errorAt={errorAt}
            onGo={go}
            problems={submission.problems}
            check={submission.check}
          />
          <FormActions place="inView">
            <Button
              type="submit"
              tone="primary"
              loading={
                submission.at === 'submitting' || (isLast && !maySubmit && submission.at === 'keeping')
              }
              disabledReason={isLast && maySubmit ? submission.blocked : undefined}
            >
              {!isLast ? t(($) => $.next) : maySubmit ? t(($) => $.submit) : t(($) => $.save)}
              {!isLast && <ArrowRight aria-hidden="true" />}
            </Button>
            {back !== undefined && (
              <Button onClick={() => go(back)}>
                <ArrowLeft aria-hidden="true" />
                {t(($) => $.back)}
              </Button>
            )}
            {values.kind !== null && (maySubmit || !isLast) && (
              <Button
                tone="quiet"
                loading={submission.at === 'keeping'}
                onClick={() => void (isChange ? submission.save() : submission.keep())}
              >
                {isChange ? t(($) => $.save) : t(($) => $.keep)}
              </Button>
            )}
            <div
              className={css({ flex: '1', minWidth: '[12rem]', textStyle: 'caption', color: 'text.muted' })}
            >
              <DraftNote
                restored={draft.restoredFrom}
                keeping={keeping}
                onDiscard={() => {
                  draft.discard()
                  submission.forget()
                  go('kind', true)
                }}
                onUndo={draft.undo}
              />
            </div>
          </FormActions>
        </form>
        <Suspense fallback={null}>
          <Summary values={values} step={step} wrongAt={wrongAt} onGo={go} />
        </Suspense>
      </div>
      <ConfirmLeave
        isUnsaved={() => keeping.at === 'failed'}
        leaves={({ current, next: to }) => current.pathname !== to.pathname}
        onSave={draft.onKeep}
      />
    </div>
  )
}
