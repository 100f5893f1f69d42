import type { FilterDay } from '@plenum/domain/asset-query'

/** From and to, as the address has them. */
export interface Days {
  from: string | undefined
  to: string | undefined
}

export type Preset = { kind: 'past' } | { kind: 'last' | 'next'; count: number }

const past: Preset = { kind: 'past' }
const last = (count: number): Preset => ({ kind: 'last', count })
const next = (count: number): Preset => ({ kind: 'next', count })

/** What is often asked of each day. */
export const PRESETS = {
  warranty: [next(30), next(90), next(180), past],
  eol: [next(30), next(90), next(180), past],
  purchase: [last(30), last(90), last(365)],
  registration: [last(7), last(30), last(90)],
  termination: [next(30), next(90), past],
  powered_off: [last(30), last(90)],
  overridden: [last(30), last(90)],
  since: [last(7), last(30), last(90)],
  repaired: [last(7), last(30), last(90)],
} as const satisfies Record<FilterDay, readonly Preset[]>

/** A preset's days, both included. */
export function daysOf(preset: Preset): Days {
  if (preset.kind === 'past') return { from: undefined, to: '-1d' }
  return preset.kind === 'last'
    ? { from: `-${preset.count}d`, to: '0d' }
    : { from: '0d', to: `${preset.count}d` }
}

/** The preset that some days are, if they are one. */
export function presetOf({ from, to }: Days): Preset | undefined {
  if (from === undefined && to === '-1d') return past
  const ahead = from === '0d' ? /^(\d+)d$/.exec(to ?? '')?.[1] : undefined
  if (ahead !== undefined && ahead !== '0') return next(Number(ahead))
  const back = to === '0d' ? /^-(\d+)d$/.exec(from ?? '')?.[1] : undefined
  return back === undefined ? undefined : last(Number(back))
}
