import type { Unverified } from '@plenum/domain/asset-query'
import { addDays } from '@plenum/domain/date'
import { dayOf } from '@plenum/domain/filter-value'

/** The day on which somebody confirmed where the `n`-th asset stands; null of every fourth one. */
export const verifiedOn = (n: number, today: string): string | null =>
  n % 4 === 0 ? null : addDays(today, -((n * 43) % 500))

/** Whether nobody has confirmed for so long what was confirmed on this day, if ever. */
export const isUnverified = (
  day: string | null | undefined,
  today: string,
  since: Unverified | undefined,
): boolean =>
  since === undefined ||
  day === null ||
  day === undefined ||
  (since !== 'never' && day <= dayOf(`-${since}`, today))
