import type { FitAnswer } from '@plenum/domain/fit-answer'
import { FitFindings } from '#app/fit/fit-findings.tsx'
import { useWords } from '#app/page/use-words.ts'

/** What the fit check says of an item, on screens that have not asked for its words. */
export function ItemFit({ fit, position }: { fit: FitAnswer; position: number | null }) {
  useWords('fit')
  return <FitFindings answer={fit} position={position} />
}
