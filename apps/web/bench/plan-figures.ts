import type { Figure } from '@plenum/bench/figures'
import type { Hand } from './drive-plan.ts'
import { asked, figureOf } from './figure-of.ts'

/** A page, what a hand does on it, and how much slower its processor is. */
export interface Case {
  name: string
  page: 'plan' | 'editor' | 'svg' | 'idle'
  hand: Hand
  shapes: number
  rate: number
}

/** What a case came to in one round, in frames a second and milliseconds. */
export interface Planned {
  fps: number
  /** The frame that 95 in 100 do not exceed. */
  p95: number
  /** The longest frame of all. */
  longest: number
  /** Of the main thread a frame. */
  work: number
  /** From the first render to the frame after. */
  mount: number
  /** To find what lies under a point. */
  hit: number
}

const SLOW = 4
/** Milliseconds that no frame of an edit may take. */
const LONGEST = 50
const MANY = 50_000

/** All that is measured, in turn. */
export const CASES: readonly Case[] = [
  ...[1, SLOW].flatMap((rate): Case[] => [
    { name: `idle ${rate}`, page: 'idle', hand: 'idle', shapes: 0, rate },
    { name: `zoom ${rate}`, page: 'plan', hand: 'zoom', shapes: MANY, rate },
    { name: `svg ${rate}`, page: 'svg', hand: 'zoom', shapes: MANY, rate },
  ]),
  { name: 'pan', page: 'plan', hand: 'pan', shapes: MANY, rate: SLOW },
  { name: 'zoom 250000', page: 'plan', hand: 'zoom', shapes: 250_000, rate: 1 },
  ...[1, SLOW].flatMap((rate) =>
    (['drag one', 'drag all'] as const).map((hand): Case => ({
      name: `${hand} ${rate}`,
      page: 'editor',
      hand,
      shapes: 500,
      rate,
    })),
  ),
]

const smooth = (gate: number) => asked('at most', { gate, of: 'value' })
const said = ({ page, shapes, rate }: Case) =>
  `${shapes.toLocaleString('en')} ${page === 'editor' ? 'racks edited' : 'shapes'}, ${rate === 1 ? 'not slowed' : `${rate}x slower`}`

interface Targets {
  fps: Figure['targets']
  p95: Figure['targets']
}

const ASKED: Readonly<Record<string, Targets>> = {
  'zoom 1': { fps: asked('at least', { gate: 57, of: 'value' }), p95: smooth(16.8) },
  [`zoom ${SLOW}`]: {
    fps: asked('at least', { aim: 55, of: 'value' }),
    p95: asked('at most', { aim: 16.8, of: 'value' }),
  },
  pan: {
    fps: asked('at least', { aim: 55, of: 'value' }),
    p95: asked('at most', { aim: 16.8, of: 'value' }),
  },
  'zoom 250000': { fps: asked('at least', { aim: 60, of: 'value' }), p95: [] },
}
const NOTHING: Targets = { fps: [], p95: [] }

/** What is said of every case, given its rounds. */
export function planFigures(rounds: (name: string) => readonly Planned[]): Figure[] {
  const of = (name: string, metric: keyof Planned) => rounds(name).map((planned) => planned[metric])
  const idle = ({ rate }: Case, metric: keyof Planned) => ({
    what: 'page that does nothing',
    rounds: of(`idle ${rate}`, metric),
  })
  const handled = CASES.filter(({ page }) => page === 'plan' || page === 'editor').flatMap(
    (each): Figure[] => {
      const { name, hand } = each
      const { fps, p95 } = ASKED[name] ?? NOTHING
      const where = said(each)
      return [
        figureOf({
          what: hand,
          where,
          unit: 'fps',
          rounds: of(name, 'fps'),
          beside: idle(each, 'fps'),
          targets: fps,
        }),
        figureOf({
          what: `${hand}: 95 in 100 frames`,
          where,
          unit: 'ms',
          rounds: of(name, 'p95'),
          beside: idle(each, 'p95'),
          targets: p95,
        }),
        ...(each.page === 'editor'
          ? [
              figureOf({
                what: `${hand}: longest frame`,
                where,
                unit: 'ms',
                rounds: of(name, 'longest'),
                beside: idle(each, 'longest'),
                targets: smooth(LONGEST),
              }),
            ]
          : []),
        figureOf({ what: `${hand}: main thread a frame`, where, unit: 'ms', rounds: of(name, 'work') }),
      ]
    },
  )
  const svg = (rate: number, metric: keyof Planned) => ({ what: 'SVG', rounds: of(`svg ${rate}`, metric) })
  return [
    ...handled,
    ...CASES.filter(({ hand, page, shapes }) => hand === 'zoom' && page === 'plan' && shapes === MANY).map(
      (each) =>
        figureOf({
          what: 'zoom beside an SVG',
          where: said(each),
          unit: 'fps',
          rounds: of(each.name, 'fps'),
          beside: svg(each.rate, 'fps'),
          targets: each.rate === SLOW ? asked('at least', { aim: 4.5 }) : [],
        }),
    ),
    figureOf({
      what: 'mount',
      where: `${MANY.toLocaleString('en')} shapes, not slowed`,
      unit: 'ms',
      rounds: of('zoom 1', 'mount'),
      beside: svg(1, 'mount'),
      targets: asked('at most', { aim: 0.5 }),
    }),
    figureOf({
      what: 'what lies under a point',
      where: `${MANY.toLocaleString('en')} shapes, not slowed`,
      unit: 'ms',
      rounds: of('zoom 1', 'hit'),
      targets: asked('at most', { aim: 1, of: 'value' }),
    }),
  ]
}
