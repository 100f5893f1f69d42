import type { Figure } from '@plenum/bench/figures'
import type { Page } from './build.ts'
import { asked, figureOf } from './figure-of.ts'

/** Pixels a frame. */
export const STEPS = { smooth: 60, fling: 1200 }

/** What one page came to in one round. */
export interface Scrolled extends Record<string, number> {
  row: number
  elements: number
  heapBefore: number
}

interface Asked {
  key: string
  what: string
  unit: Figure['unit']
  beside: Exclude<Page, 'plenum'>
  targets: Figure['targets']
}

const besideVirtual = (mode: keyof typeof STEPS, rate: number): Asked[] => [
  {
    key: `${mode}: CPU a frame`,
    what: `${mode}: main thread a frame`,
    unit: 'ms',
    beside: 'virtual',
    targets: rate === 1 ? asked('at most', { gate: 1, ...(mode === 'fling' && { aim: 0.65 }) }) : [],
  },
  {
    key: `${mode}: frame, 95 in 100`,
    what: `${mode}: 95 in 100 frames`,
    unit: 'ms',
    beside: 'virtual',
    targets: rate === 1 ? asked('at most', { gate: 16.8, of: 'value' }) : [],
  },
  ...(rate === 1
    ? [
        {
          key: `${mode}: blank`,
          what: `${mode}: share without text`,
          unit: 'share' as const,
          beside: 'virtual' as const,
          targets: [],
        },
      ]
    : []),
]

const askedAt = (rate: number): Asked[] => [
  ...besideVirtual('smooth', rate),
  ...besideVirtual('fling', rate),
  ...(['smooth', 'fling'] as const).map((mode) => ({
    key: `${mode}: late frames`,
    what: `${mode}: share of frames over 25 ms`,
    unit: 'share' as const,
    beside: 'plain' as const,
    targets: rate === 4 ? asked('at most', { aim: 0.6 }) : [],
  })),
  {
    key: 'row',
    what: 'from the first render to the first row',
    unit: 'ms',
    beside: 'plain',
    targets: asked('at most', { aim: 0.6 }),
  },
  { key: 'elements', what: 'elements', unit: 'elements', beside: 'plain', targets: [] },
  { key: 'heapBefore', what: 'heap before', unit: 'MB', beside: 'plain', targets: [] },
  {
    key: 'heapAfter',
    what: 'heap after scrolling',
    unit: 'MB',
    beside: 'plain',
    targets: asked('at most', { aim: 1.3 }),
  },
  {
    key: 'jump to text',
    what: 'jump until there is text',
    unit: 'ms',
    beside: 'virtual',
    // three frames
    targets: asked('at most', { aim: 50, of: 'value' }),
  },
  {
    key: 'last row',
    what: 'the last row is reached',
    unit: 'share',
    beside: 'virtual',
    targets: asked('at least', { gate: 1, of: 'value' }),
  },
]

const CALLED = { virtual: 'TanStack Virtual, a million rows', plain: 'plain table, 1,000 rows' }

/** What is said of rounds on a processor so many times slower. */
export function scrollFigures(all: Readonly<Record<Page, readonly Scrolled[]>>, rate: number): Figure[] {
  const of = (page: Page, key: string) => all[page].map((scrolled) => scrolled[key] ?? Number.NaN)
  return askedAt(rate).map(({ key, what, unit, beside, targets }) =>
    figureOf({
      what,
      where: rate === 1 ? 'not slowed' : `${rate}x slower`,
      unit,
      rounds: of('plenum', key),
      beside: { what: CALLED[beside], rounds: of(beside, key) },
      targets,
    }),
  )
}
