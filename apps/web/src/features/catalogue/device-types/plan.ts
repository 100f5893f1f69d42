import type { DeviceTypeOutcome } from '@plenum/domain/device-type'
import type { Found, FoundType } from './read-files.ts'

export type Outcome = DeviceTypeOutcome['results'][number]

/** A device type of a file with what an import would make of it. */
export interface Planned extends FoundType {
  outcome: Outcome
}

/** What files hold, beside what the server says of each. */
export const planOf = ({ types }: Found, { results }: Pick<DeviceTypeOutcome, 'results'>): Planned[] =>
  types.flatMap((found, at) => {
    const outcome = results[at]
    return outcome ? [{ ...found, outcome }] : []
  })

/** Whether it changes anything and may. */
export const canGo = ({ outcome }: Planned): boolean => outcome.state === 'new' || outcome.state === 'changed'

/** How many there are of each state. */
export const tally = (plan: readonly Planned[]): Record<Outcome['state'], number> => {
  const count = (state: Outcome['state']) => plan.filter(({ outcome }) => outcome.state === state).length
  return { new: count('new'), changed: count('changed'), same: count('same'), refused: count('refused') }
}
