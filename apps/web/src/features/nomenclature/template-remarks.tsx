import type { Part, TemplateProblem } from '@plenum/domain/nomenclature-template'
import { TemplateProblems } from './template-problems.tsx'
import { VolatileParts } from './volatile-parts.tsx'

interface TemplateRemarksProps {
  text: string
  problems: readonly TemplateProblem[]
  /** What of it a move makes wrong. */
  volatile: readonly Part[]
  /** Leads to the characters that a problem is about. */
  onShow: (from: number, to: number) => void
  /** Null where it is only read. */
  onChange: ((text: string) => void) | null
}

/** What is wrong with a template, and what will be once a thing is moved. */
export function TemplateRemarks({ text, problems, volatile, onShow, onChange }: TemplateRemarksProps) {
  return (
    <>
      {problems.length > 0 && <TemplateProblems text={text} problems={problems} onShow={onShow} />}
      {volatile.length > 0 && <VolatileParts text={text} parts={volatile} onChange={onChange} />}
    </>
  )
}
