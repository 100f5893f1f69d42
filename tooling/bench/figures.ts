import * as v from 'valibot'

const Unit = v.picklist([
  'ms',
  's',
  'kB',
  'MB',
  'requests',
  'elements',
  'files',
  'fps',
  'a second',
  'share',
  'times',
  'lost',
  'errors',
])

/** What is asked of a figure: of its value, of the slowest in a hundred, or of its ratio to what was measured beside it. */
const Target = v.object({
  of: v.picklist(['value', 'p99', 'ratio']),
  is: v.picklist(['at most', 'at least']),
  than: v.number(),
  /** How hard it is asked: what holds a release back, or what is aimed at. */
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
  /** The slowest in a hundred, where that was asked for; in the same unit. */
  p99: v.optional(v.number()),
  /** What was measured in turn with it in the same run, in the same unit. */
  beside: v.optional(v.object({ what: v.string(), value: v.number() })),
  /** The median of the ratios round by round, where rounds were paired. */
  ratio: v.optional(v.number()),
  targets: v.optional(v.array(Target), []),
})
export type Figure = v.InferOutput<typeof Figure>

/** What something was run on. */
export const Machine = v.object({
  processor: v.string(),
  cores: v.number(),
  memory_gb: v.number(),
  node: v.string(),
  /** Of the last minute when it began and when it ended. */
  load: v.tuple([v.number(), v.number()]),
})
export type Machine = v.InferOutput<typeof Machine>

/** One run of one bench. */
export const Run = v.object({
  /** Its name in `npm run bench`. */
  bench: v.string(),
  /** A line on how it was measured. */
  about: v.string(),
  /** ISO date and time. */
  measured: v.pipe(v.string(), v.isoTimestamp()),
  machine: Machine,
  figures: v.array(Figure),
})
export type Run = v.InferOutput<typeof Run>

/** The ratio as measured, else that of the two values; undefined where there is nothing to compare with. */
export const ratioOf = ({ ratio, beside, value }: Figure): number | undefined =>
  ratio ?? (beside && beside.value !== 0 ? value / beside.value : undefined)

/** Whether a target is reached; undefined where there is nothing to compare. */
export function isReached(figure: Figure, target: Figure['targets'][number]): boolean | undefined {
  const measured = target.of === 'ratio' ? ratioOf(figure) : figure[target.of]
  if (measured === undefined) return undefined
  return target.is === 'at most' ? measured <= target.than : measured >= target.than
}
