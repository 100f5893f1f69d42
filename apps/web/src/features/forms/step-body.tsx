import { Spinner } from '@plenum/ui/spinner'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { part } from '#app/notices/part.ts'
import type { Checking } from './check-step.tsx'
import { KindStep } from './kind-step.tsx'
import type { Problem } from './problems.ts'
import type { StepProps } from './step-props.ts'
import type { Step } from './steps.ts'
import { WhatStep } from './what-step.tsx'

const WhereStep = part(async () => (await import('./where-step.tsx')).WhereStep)
const ChangesStep = part(async () => (await import('./changes-step.tsx')).ChangesStep)
const ProcedureStep = part(async () => (await import('./procedure-step.tsx')).ProcedureStep)
const WhenStep = part(async () => (await import('./when-step.tsx')).WhenStep)
const CheckStep = part(async () => (await import('./check-step.tsx')).CheckStep)

interface StepBodyProps extends StepProps {
  noun: 'mac' | 'maintenance'
  step: Step
  problems: readonly Problem[]
  onGo: (step: Step) => void
  check: Checking
}

/** What is asked at a step. */
export function StepBody({ noun, step, problems, onGo, check, ...said }: StepBodyProps) {
  const common = useTranslation('common').t
  return (
    <Suspense fallback={<Spinner label={common(($) => $.states.loading)} />}>
      {step === 'kind' && <KindStep noun={noun} {...said} />}
      {step === 'what' && <WhatStep {...said} />}
      {step === 'where' && <WhereStep {...said} />}
      {step === 'changes' && <ChangesStep {...said} />}
      {step === 'procedure' && <ProcedureStep {...said} />}
      {step === 'when' && <WhenStep {...said} />}
      {step === 'check' && <CheckStep values={said.values} problems={problems} check={check} onGo={onGo} />}
    </Suspense>
  )
}
