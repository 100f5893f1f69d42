import type { WorkKind } from '@plenum/domain/work-request'

/** Steps of a form, in their order; not every kind has all. */
export const STEPS = ['kind', 'what', 'where', 'changes', 'procedure', 'when', 'check'] as const
export type Step = (typeof STEPS)[number]

const stepsOfKind = {
  move: ['kind', 'what', 'where', 'when', 'check'],
  add: ['kind', 'what', 'where', 'when', 'check'],
  change: ['kind', 'what', 'changes', 'when', 'check'],
  swap: ['kind', 'what', 'changes', 'when', 'check'],
  remove: ['kind', 'what', 'when', 'check'],
  maintenance: ['kind', 'what', 'procedure', 'when', 'check'],
} as const satisfies Record<WorkKind, readonly Step[]>

/** The way through the form of a kind; of a move while none is chosen. */
export const stepsOf = (kind: WorkKind | null): readonly Step[] => stepsOfKind[kind ?? 'move']

/** The step of an address; the first one for what is none of this kind. */
export const stepAt = (kind: WorkKind | null, wanted: string | undefined): Step =>
  (kind === null ? undefined : stepsOf(kind).find((step) => step === wanted)) ?? 'kind'

/** Where the parts of an item are said. */
const STEP_OF_PART: Readonly<Record<string, Step>> = {
  to: 'where',
  to_status: 'changes',
  changes: 'changes',
  replacement_id: 'changes',
}

function stepOfPlace([first, , part]: readonly string[]): Step {
  if (first === 'kind' || first === 'template_id') return 'kind'
  if (first === 'procedure') return 'procedure'
  if (first !== 'items') return 'when'
  return STEP_OF_PART[part ?? ''] ?? 'what'
}

/** The step at which something is said that the server or the schema names by its path: `items.2.to.position`. */
export function stepOf(path: string, kind: WorkKind | null): Step {
  const step = stepOfPlace(path.split('.'))
  const all = stepsOf(kind)
  if (all.includes(step)) return step
  if (step === 'where') return all.includes('changes') ? 'changes' : 'what'
  if (step === 'changes') return all.includes('where') ? 'where' : 'what'
  return 'when'
}
