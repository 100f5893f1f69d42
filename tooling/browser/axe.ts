import axe from 'axe-core'
import type { Page } from 'playwright'
import { CONTRAST } from './contrast.ts'
import { REVIEWED, type Reviewed } from './reviewed.ts'
import { SORT_OUT, type Incomplete, type sortOut } from './unsure.ts'

declare global {
  var axe: Pick<typeof import('axe-core'), 'run'> | undefined
  var sortOutUnsure:
    | ((incomplete: readonly Incomplete[], reviewed: readonly Reviewed[]) => ReturnType<typeof sortOut>)
    | undefined
}

/** A rule of axe that a page breaks, or that axe cannot decide and nobody has reviewed, and where. */
export interface Broken {
  rule: string
  at: string[]
}

/** What the pages looked at so far stood in need of. */
const needed = new Set<number>()

/** What was reviewed, and no page that was looked at stood in need of. */
export const reviewsInVain = (): Reviewed[] =>
  REVIEWED.filter(({ isPassing }, at) => !isPassing && !needed.has(at))

const OURS = `globalThis.sortOutUnsure = (() => {
  ${[...CONTRAST, ...SORT_OUT].map(String).join('\n')}
  return (incomplete, reviewed) => sortOut(incomplete, reviewed, unreadable)
})()`

/**
 * What shuts somebody out of a page, as far as a machine can tell, and what it cannot tell unless that is measured or
 * reviewed. Axe goes into the page once and stays there; what is in frames is not looked at. "target-size" is one of the
 * rules that axe leaves out where it is not asked.
 */
export async function brokenRules(
  page: Page,
  without: readonly string[] = [],
  besides: readonly string[] = [],
): Promise<Broken[]> {
  if (!(await page.evaluate(() => globalThis.axe !== undefined))) await page.evaluate(axe.source)
  if (!(await page.evaluate(() => globalThis.sortOutUnsure !== undefined))) await page.evaluate(OURS)
  const rules = Object.fromEntries([
    ...without.map((id) => [id, { enabled: false }] as const),
    ...besides.map((id) => [id, { enabled: true }] as const),
  ])
  const found = await page.evaluate(
    async ({ chosen, reviewed }) => {
      const results = await globalThis.axe?.run({
        rules: chosen,
        iframes: false,
        resultTypes: ['violations', 'incomplete'],
      })
      if (results === undefined || !globalThis.sortOutUnsure) throw new Error('Axe did not arrive')
      const broken = results.violations.map(({ id, nodes }) => ({
        rule: id,
        at: nodes.map(({ target }) => target.join(' ')),
      }))
      return { broken, ...globalThis.sortOutUnsure(results.incomplete, reviewed) }
    },
    { chosen: rules, reviewed: REVIEWED },
  )
  for (const at of found.needed) needed.add(at)
  const unsure = found.left.map(({ rule, because, at }) => ({
    rule: `${rule}, not decided: ${because}`,
    at: [at],
  }))
  return [...found.broken, ...unsure]
}
