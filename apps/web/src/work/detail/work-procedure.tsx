import type { ProcedureStep, StepDone } from '@plenum/domain/work-item'
import type { WorkRequest } from '@plenum/domain/work-request'
import { formatDateTime, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Badge } from '@plenum/ui/badge'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { ProcessGlyph } from '@plenum/ui/process-glyph'
import { useState } from 'react'
import { api } from '../queries.ts'
import { useWorkChange } from '../use-work-change.ts'
import { Section } from './detail-frame.tsx'
import { holdsAt, isOutside } from './holds.ts'
import { StepForm } from './step-form.tsx'
import { useLimits } from './use-limits.ts'

/** The steps of a request, one after the other; nobody goes on beyond a hold point before it is reached. */
export function WorkProcedure({ request }: { request: WorkRequest }) {
  const { t } = useTranslation('work')
  const { procedure, steps_done, stage, may_execute } = request
  const doneOf = (id: string) => steps_done.find(({ step_id }) => step_id === id)
  const hold = holdsAt(procedure, steps_done)
  return (
    <Section
      title={t(($) => $.procedure.title)}
      aside={
        <span className={css({ textStyle: 'table', color: 'text.muted' })}>
          {t(($) => $.procedure.done, { done: steps_done.length, count: procedure.length })}
        </span>
      }
    >
      <ol className={stack({ gap: '4' })}>
        {procedure.map((step, at) => (
          <li key={step.id} className={css({ '& + &': { borderTop: 'hairline', pt: '4' } })}>
            <Step
              request={request}
              step={step}
              number={at + 1}
              done={doneOf(step.id)}
              canDo={stage === 'in_progress' && may_execute}
              waitsFor={hold !== null && at > hold ? hold + 1 : null}
            />
          </li>
        ))}
      </ol>
    </Section>
  )
}

interface StepProps {
  request: WorkRequest
  step: ProcedureStep
  number: number
  done: StepDone | undefined
  canDo: boolean
  /** The hold point that is to be reached before. */
  waitsFor: number | null
}

function Step({ request, step, number, done, canDo, waitsFor }: StepProps) {
  const { t } = useTranslation('work')
  const language = useLanguage()
  const limits = useLimits()
  const facts = [
    step.role && t(($) => $.procedure.role, { role: step.role }),
    step.expected && t(($) => $.procedure.expected, { expected: step.expected }),
    step.back_out && t(($) => $.procedure.back_out, { back_out: step.back_out }),
  ].filter((fact) => fact !== null)
  return (
    <div className={stack({ gap: '2', minWidth: '0' })}>
      <div className={hstack({ gap: '2', alignItems: 'flex-start' })}>
        <span className={css({ mt: '1' })}>
          <ProcessGlyph step={done ? 'done' : 'todo'} />
        </span>
        <span className={css({ color: 'text.muted', fontVariantNumeric: 'tabular-nums' })}>{number}</span>
        <p className={css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })}>
          {step.text}
        </p>
        {step.is_hold_point && <Badge tone="warning">{t(($) => $.procedure.hold)}</Badge>}
      </div>
      <div className={stack({ gap: '2', pl: '10', minWidth: '0' })}>
        {facts.map((fact) => (
          <p key={fact} className={quiet}>
            {fact}
          </p>
        ))}
        {done && (
          <p className={quiet}>
            {done.by.name} · {formatDateTime(language, done.at)}
            {done.reading !== null &&
              step.reading &&
              ` · ${step.reading.name}: ${formatNumber(language, done.reading)} ${step.reading.unit}`}
            {done.note !== null && ` · ${done.note}`}
          </p>
        )}
        {done && step.reading && done.reading !== null && isOutside(step.reading, done.reading) && (
          <Alert tone="warning">{t(($) => $.procedure.outside, { limits: limits(step.reading) })}</Alert>
        )}
        {canDo && done && <TakeBack request={request} step={step} />}
        {canDo && !done && waitsFor !== null && (
          <p className={quiet}>{t(($) => $.procedure.waits, { number: waitsFor })}</p>
        )}
        {canDo && !done && waitsFor === null && <StepForm request={request} step={step} />}
      </div>
    </div>
  )
}

function TakeBack({ request, step }: Pick<StepProps, 'request' | 'step'>) {
  const { t } = useTranslation('work')
  const { press } = useWorkChange()
  const [isSending, setSending] = useState(false)
  return (
    <span>
      <Button
        size="compact"
        tone="quiet"
        loading={isSending}
        onClick={() => {
          setSending(true)
          void press(api.work.step(request, step.id, { done: false })).then(() => setSending(false))
        }}
      >
        {t(($) => $.procedure.undo)}
      </Button>
    </span>
  )
}

const quiet = css({ textStyle: 'table', color: 'text.muted', overflowWrap: 'anywhere' })
