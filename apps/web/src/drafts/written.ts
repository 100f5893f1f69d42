import { DRAFT_DAYS } from '@plenum/domain/draft'
import { instant } from '@plenum/domain/text'
import * as v from 'valibot'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * What somebody has begun to write. The time is the writer's own clock, here and on the server: two copies of one
 * browser are compared by one clock. Without values it says that there is nothing any more.
 */
export const Written = v.object({
  written_at: instant,
  values: v.nullable(v.record(v.string(), v.unknown())),
})
export type Written = v.InferOutput<typeof Written>

/** The newest of several copies, of which each may be missing, broken or too old; null where nothing is left. */
export function latestOf(copies: readonly unknown[], now: Date): Written | null {
  const oldest = new Date(now.getTime() - DRAFT_DAYS * DAY_MS).toISOString()
  const [latest] = copies
    .flatMap((copy) => {
      const { success, output } = v.safeParse(Written, copy)
      return success && output.written_at >= oldest ? [output] : []
    })
    .toSorted((one, other) => other.written_at.localeCompare(one.written_at))
  return latest?.values ? latest : null
}
