import { useTranslation } from '@plenum/i18n/react'
import { Spinner } from '@plenum/ui/spinner'
import { Suspense } from 'react'
import { preparedPart } from '#app/notices/prepared-part.ts'
import { usePrepared } from '#app/page/use-prepared.ts'
import type { Checking } from './check-step.tsx'
import { KindStep } from './kind-step.tsx'
import type { Problem } from './problems.ts'
import type { StepProps } from './step-props.ts'
import type { Step } from './steps.ts'

const WhatStep = preparedPart(
  () => import('./what-step.tsx'),
  (module) => module.WhatStep,
)
const WhereStep = preparedPart(
  () => import('./where-step.tsx'),
  (module) => module.WhereStep,
)
const ChangesStep = preparedPart(
  () => import('./changes-step.tsx'),
  (module) => module.ChangesStep,
)
const ProcedureStep = preparedPart(
  () => import('./procedure-step.tsx'),
  (module) => module.ProcedureStep,
)
const WhenStep = preparedPart(
  () => import('./when-step.tsx'),
  (module) => module.WhenStep,
)
const CheckStep = preparedPart(
  () => import('./check-step.tsx'),
  (module) => module.CheckStep,
)

const LATER = [WhatStep, WhereStep, ChangesStep, ProcedureStep, WhenStep, CheckStep]
const prepareSteps = () => LATER.forEach((step) => step.prepare())

interface StepBodyProps extends StepProps {
  noun: 'mac' | 'maintenance'
  step: Step
  problems: readonly Problem[]
  onGo: (step: Step) => void
  check: Checking
}

/** What is asked at a step. */
export function StepBody({ noun, step, problems, onGo, check, ...said }: StepBodyProps) {
  usePrepared(prepareSteps)
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
