import type { Figure } from '@plenum/bench/figures'

type Target = Figure['targets'][number]

/** What holds a release back where it is more, unless it is aimed at only. */
export const atMost = (than: number, of: Target['of'] = 'ratio', as: Target['as'] = 'gate'): Target => ({
  of,
  is: 'at most',
  than,
  as,
})

/** What holds a release back where it is less. */
export const atLeast = (than: number): Target => ({ of: 'ratio', is: 'at least', than, as: 'gate' })
