import type { AssetCategory } from './asset-type.ts'
import type { TypeTraits } from './built-in-types.ts'
import type { ModelFact, ModelRecord } from './model.ts'

/** A fact or picture that a complete model has. */
export type Spec = ModelFact | 'front_image' | 'rear_image'

const ALWAYS = ['part_number', 'weight_kg', 'depth_mm', 'eol_date', 'front_image'] as const
const IN_RACK = ['u_height', 'full_depth', 'width', 'rear_image'] as const
const ON_FLOOR = ['width_mm'] as const
const POWERED = ['rated_w', 'inlet', 'psu_count'] as const
const COOLED = ['airflow'] as const

/** Families of things that take power and give off heat. */
export const DRAWS: readonly AssetCategory[] = ['it', 'network', 'power', 'cooling', 'security', 'monitoring']
const BREATHES: readonly AssetCategory[] = ['it', 'network']

/**
 * What should be known of a model of a type: what does not apply to it is not asked for. It is taken to be placed as
 * is usual for its type, since one that is not could never be complete.
 */
export function specsOf({ category, mounts: [usual] }: TypeTraits): readonly Spec[] {
  return [
    ...ALWAYS,
    ...(usual === 'unit' || usual === 'zero_unit' ? IN_RACK : []),
    ...(usual === 'floor' ? ON_FLOOR : []),
    ...(DRAWS.includes(category) ? POWERED : []),
    ...(BREATHES.includes(category) ? COOLED : []),
  ]
}

/** How much of what should be known of a model is: 0 to 100, with what is missing. */
export function completeness(
  model: Pick<ModelRecord, Spec>,
  type: TypeTraits,
): { percent: number; missing: Spec[] } {
  const specs = specsOf(type)
  const missing = specs.filter((name) => model[name] === null)
  return { percent: Math.floor(((specs.length - missing.length) / specs.length) * 100), missing }
}

/** Part of the nameplate that planning counts with where nobody says more. */
export const BUDGET_FACTOR = 0.6

/** What planning counts for a model, in W: its budget, else a part of its nameplate. */
export const budgetOf = (
  { budget_w, rated_w }: Pick<ModelRecord, 'budget_w' | 'rated_w'>,
  factor = BUDGET_FACTOR,
): number | null => budget_w ?? (rated_w === null ? null : Math.round(rated_w * factor))

/** Heat a model gives off at most, in W: all it takes, where nobody says otherwise. */
export const heatOf = ({ heat_w, rated_w }: Pick<ModelRecord, 'heat_w' | 'rated_w'>): number | null =>
  heat_w ?? rated_w
