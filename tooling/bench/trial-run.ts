import * as v from 'valibot'
import { Machine } from './figures.ts'
import { TRIALS, type TrialName } from './trials.ts'

const isTrial = (name: string): name is TrialName => name in TRIALS
const Counts = v.record(v.string(), v.number())

/** The long form of one trial, as it was run. */
export const LongRun = v.object({
  trial: v.pipe(v.string(), v.guard(isTrial)),
  engine: v.picklist(['pglite', 'postgres']),
  /** How often what was done; first what the trial is of. */
  done: Counts,
  /** What must not be, and how often it was. */
  failed: Counts,
  worst: v.array(
    v.object({
      what: v.string(),
      value: v.number(),
      unit: v.picklist(['ms', 'MB', 'of the area under the curve']),
    }),
  ),
  /** Each that is left to be done, where a line says it. */
  left: v.optional(v.array(v.string()), []),
  seconds: v.number(),
  /** ISO date and time. */
  measured: v.pipe(v.string(), v.isoTimestamp()),
  machine: Machine,
})
export type LongRun = v.InferOutput<typeof LongRun>
