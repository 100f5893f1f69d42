import axe from 'axe-core'
import type { Page } from 'playwright'

declare global {
  var axe: Pick<typeof import('axe-core'), 'run'> | undefined
}

/** A rule of axe that a page breaks, and where. */
export interface Broken {
  rule: string
  at: string[]
}

/**
 * What shuts somebody out of a page, as far as a machine can tell. Axe goes into the page once and stays there; what is
 * in frames is not looked at. "target-size" is one of the rules that axe leaves out where it is not asked.
 */
export async function brokenRules(
  page: Page,
  without: readonly string[] = [],
  besides: readonly string[] = [],
): Promise<Broken[]> {
  if (!(await page.evaluate(() => globalThis.axe !== undefined))) await page.evaluate(axe.source)
  const rules = Object.fromEntries([
    ...without.map((id) => [id, { enabled: false }] as const),
    ...besides.map((id) => [id, { enabled: true }] as const),
  ])
  return page.evaluate(async (chosen) => {
    const found = await globalThis.axe?.run({ rules: chosen, iframes: false, resultTypes: ['violations'] })
    if (found === undefined) throw new Error('Axe did not arrive')
    return found.violations.map(({ id, nodes }) => ({
      rule: id,
      at: nodes.map(({ target }) => target.join(' ')),
    }))
  }, rules)
}
