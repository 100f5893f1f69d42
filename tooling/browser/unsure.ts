import type { Reviewed } from './reviewed.ts'

/** Something that axe leaves to a person. */
export interface Unsure {
  rule: string
  because: string
  at: string
}

/** What of axe's results is read here; the same in a page and in a report of Storybook. */
export interface Incomplete {
  id: string
  nodes: readonly {
    target: readonly unknown[]
    any: readonly Check[]
    all: readonly Check[]
    none: readonly Check[]
  }[]
}

interface Check {
  id: string
  data: unknown
}

function becauseOf(checks: readonly Check[]): string {
  const [check] = checks
  const data: unknown = check?.data
  const key: unknown = data instanceof Object && 'messageKey' in data ? data.messageKey : null
  return typeof key === 'string' ? key : (check?.id ?? '')
}

/**
 * What is left of that: neither reviewed nor, where it is about contrast, measured. `needed` gives the places in the list of
 * those reviews that something stood in need of. It goes into a page by its own text, as what it is given does.
 */
export function sortOut(
  incomplete: readonly Incomplete[],
  reviewed: readonly Reviewed[],
  unreadable: (elements: readonly Element[]) => (string | null)[],
): { left: Unsure[]; needed: number[] } {
  const needed = new Set<number>()
  const open = incomplete.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ target, any, all, none }) => {
      const at = target.flat().join(' ')
      const because = becauseOf([...any, ...all, ...none])
      const element = document.querySelector(at)
      // it has gone meanwhile
      if (element === null) return []
      const review = reviewed.findIndex(
        (one) => one.rule === id && (one.because ?? because) === because && element.matches(one.at),
      )
      if (review >= 0) needed.add(review)
      return review >= 0 ? [] : [{ rule: id, because, at, element }]
    }),
  )
  const texts = open.filter(({ rule }) => rule === 'color-contrast').map(({ element }) => element)
  const faults = new Map(unreadable(texts).map((fault, at) => [texts[at], fault]))
  const left = open.flatMap(({ element, because, rule, at }) => {
    const fault = rule === 'color-contrast' ? (faults.get(element) ?? null) : because
    return fault === null ? [] : [{ rule, because: fault, at }]
  })
  return { left, needed: [...needed] }
}

/** All of it, in the order in which it goes into a page; the last one answers. */
export const SORT_OUT = [becauseOf, sortOut]
