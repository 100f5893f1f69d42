import { ApiError } from './api-error.ts'
import type { Env } from './context.ts'
import { networkKey } from './origin.ts'
import { allowancesOf, type LimitName } from './limits.ts'

/** The refusal of what came too often: the same whatever it was about. */
export const throttled = (ms: number): ApiError =>
  new ApiError(429, [{ code: 'throttled' }], {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(ms / 1000))) },
  })

/** A request as far as counting goes. */
interface Asked {
  var: Pick<Env['Variables'], 'caller' | 'counts' | 'ports'>
}

/** Counts once more under a key; refuses what is too much. */
export function limit(c: Asked, name: LimitName, key: string): void {
  const { counts, ports } = c.var
  const wait = counts.take(`${name} ${key}`, allowancesOf(ports.limits, name))
  if (wait > 0) throw throttled(wait)
}

/** `limit` by the caller's address; nothing is counted where there is no network. */
export function limitAddress(c: Asked, name: Extract<LimitName, `${string}.address`> = 'any.address'): void {
  const { peer } = c.var.caller
  if (peer !== null) limit(c, name, networkKey(peer))
}

/** Answers no sooner than `floor` milliseconds after `begun`, so that the time tells nothing. */
export async function noSoonerThan(floor: number, begun: number): Promise<void> {
  const rest = begun + floor - performance.now()
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
}
