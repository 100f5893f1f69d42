import { ProcedureEditor } from './procedure-editor.tsx'
import type { StepProps } from './step-props.ts'

/** The steps of the work itself. */
export function ProcedureStep({ values, onChange, errorAt }: StepProps) {
  return (
    <ProcedureEditor
      steps={values.procedure}
      errorAt={errorAt}
      onSteps={(procedure) => onChange({ procedure })}
    />
  )
}
