import type { Figure } from '@plenum/bench/figures'
import { asked, figureOf, throughFloor } from './figure-of.ts'
import { PROFILES, type Profile } from './profiles.ts'
import { FRAME_MS, typedFigures } from './typing-figures.ts'
import type { Moves, ProductMoves } from './walk.ts'

/** Shares of shadcn-admin's and console's figures that the floor's came to when all were measured in one run, slowed. */
const SHARES = {
  cold: { 'shadcn-admin': 0.8, console: 0.48 },
  warm: { 'shadcn-admin': 0.47, console: 0.12 },
} as const

interface Walked {
  product: readonly ProductMoves[]
  floor: readonly Moves[]
}

/** From the list to a record; the gates are beside the faster of the others. */
function opened({ product, floor }: Walked, profile: Profile): Figure[] {
  const where = PROFILES[profile].said
  const targets = { cold: { gate: 1, aim: 0.35 }, warm: { gate: 0.6, aim: 0.35 } }
  return (['cold', 'warm'] as const).flatMap((time) => {
    const what = `list to record, ${time === 'cold' ? 'the first time' : 'again'}`
    const rounds = product.map((moves) => moves[time])
    const others = floor.map((moves) => moves[time])
    const peers = profile === 'slow' ? (['shadcn-admin', 'console'] as const) : []
    return [
      figureOf({
        what,
        where,
        unit: 'ms',
        rounds,
        beside: { what: 'floor', rounds: others },
        targets:
          profile === 'none' && time === 'warm' ? asked('at most', { aim: 2 * FRAME_MS, of: 'value' }) : [],
      }),
      ...peers.map((peer) =>
        figureOf({
          what: `${what}, beside ${peer}`,
          where,
          unit: 'ms',
          rounds,
          beside: throughFloor(peer, SHARES[time][peer], others),
          targets: peer === 'shadcn-admin' ? asked('at most', targets[time]) : [],
        }),
      ),
    ]
  })
}

function typed(walked: Walked, profile: Profile): Figure[] {
  const where = PROFILES[profile].said
  const isSlow = profile === 'slow'
  return [
    figureOf({
      what: 'key press to filtered rows of the server',
      where,
      unit: 'ms',
      rounds: walked.product.map(({ filtered }) => filtered),
      beside: { what: 'floor, 50 rows in memory', rounds: walked.floor.map(({ filtered }) => filtered) },
    }),
    ...typedFigures(walked, where, {
      echo: isSlow ? asked('at most', { aim: FRAME_MS, of: 'value' }) : [],
      beside: isSlow ? asked('at most', { gate: 0.5, aim: 0.35 }) : [],
      rest: asked('at most', { aim: 50, of: 'value' }),
    }),
  ]
}

function spoken({ product }: Walked, profile: Profile): Figure[] {
  const where = PROFILES[profile].said
  const beside = { what: 'its own first row', rounds: product.map(({ row }) => row) }
  const isSlow = profile === 'slow'
  return [
    figureOf({
      what: 'another language, the first time',
      where,
      unit: 'ms',
      rounds: product.map(({ switched }) => switched),
      beside,
      targets: isSlow ? asked('at most', { gate: 0.2, aim: 0.02 }) : [],
    }),
    figureOf({
      what: 'another language, later',
      where,
      unit: 'ms',
      rounds: product.map(({ switchedLater }) => switchedLater),
      beside,
      targets: asked('at most', {
        ...(isSlow && { gate: 50 }),
        aim: isSlow ? 2 * FRAME_MS : FRAME_MS,
        of: 'value',
      }),
    }),
  ]
}

/** What is said of walks in one profile, round by round. */
export const movesFigures = (walked: Walked, profile: Profile): Figure[] => [
  ...opened(walked, profile),
  ...typed(walked, profile),
  ...spoken(walked, profile),
]
