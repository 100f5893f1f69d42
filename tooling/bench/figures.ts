import * as v from 'valibot'
import type { Machine } from './machine.ts'

const Unit = v.picklist([
  'ms',
  's',
  'kB',
  'MB',
  'requests',
  'elements',
  'files',
  'branches',
  'guards',
  'fps',
  'a second',
  'share',
  'times',
  'lost',
  'errors',
])

/** A limit on a figure: on its value, on its 99th percentile, or on its ratio to what was measured beside it. */
const Target = v.object({
  of: v.picklist(['value', 'p99', 'ratio']),
  is: v.picklist(['at most', 'at least']),
  than: v.number(),
  /** A gate stops a release when it is missed; an aim does not. */
  as: v.picklist(['gate', 'aim']),
})

/** One thing measured. */
export const Figure = v.object({
  /** Such as 'first page of 50'. */
  what: v.string(),
  /** Under which circumstances: 'embedded, 100,000 assets', '4x slower, fast 4G'. */
  where: v.string(),
  /** Usually a median. */
  value: v.number(),
  unit: Unit,
  /** The 99th percentile, where it was measured; in the same unit. */
  p99: v.optional(v.number()),
  /** What was measured in turn with it in the same run, in the same unit. */
  beside: v.optional(v.object({ what: v.string(), value: v.number() })),
  /** The median of the ratios round by round, where rounds were paired. */
  ratio: v.optional(v.number()),
  targets: v.optional(v.array(Target), []),
})
export type Figure = v.InferOutput<typeof Figure>

/** A table that a bench writes itself, where one figure a row would be too long. */
export interface Table {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** One run of one bench. */
export interface Run {
  /** Its name in `npm run bench`. */
  bench: string
  /** How it was measured. */
  about: string
  /** ISO date and time. */
  measured: string
  machine: Machine
  found: readonly Figure[] | Table
}

/** The ratio as measured, else that of the two values; undefined where there is nothing to compare with. */
export const ratioOf = ({ ratio, beside, value }: Figure): number | undefined =>
  ratio ?? (beside && beside.value !== 0 ? value / beside.value : undefined)

/** Whether a target is reached; undefined where there is nothing to compare. */
export function isReached(figure: Figure, target: Figure['targets'][number]): boolean | undefined {
  const measured = target.of === 'ratio' ? ratioOf(figure) : figure[target.of]
  if (measured === undefined) return undefined
  return target.is === 'at most' ? measured <= target.than : measured >= target.than
}
