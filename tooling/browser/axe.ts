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
 * in frames is not looked at.
 */
export async function brokenRules(page: Page, without: readonly string[] = []): Promise<Broken[]> {
  if (!(await page.evaluate(() => globalThis.axe !== undefined))) await page.evaluate(axe.source)
  return page.evaluate(async (left) => {
    const rules = Object.fromEntries(left.map((id) => [id, { enabled: false }]))
    const found = await globalThis.axe?.run({ rules, iframes: false, resultTypes: ['violations'] })
    if (found === undefined) throw new Error('Axe did not arrive')
    return found.violations.map(({ id, nodes }) => ({
      rule: id,
      at: nodes.map(({ target }) => target.join(' ')),
    }))
  }, without)
}
