import { test, type Browser, type Page } from '@playwright/test'

/** Whether axe examines every page on the way of a journey, as in the projects `second-language` and `further`. */
export const hasAxe = () => test.info().project.metadata['withAxe'] === true

/** Adds a style to the document; the content security policy lets no `style` element in. */
function addStyle(style: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
}

/**
 * In projects without axe: makes all pages of a browser context transparent. Layout and events stay the same, but Chromium
 * rasterises nothing, which saves a sixth of the CPU time.
 */
export async function drawNothing(page: Page): Promise<void> {
  if (!hasAxe()) await page.context().addInitScript(addStyle, 'html { opacity: 0 }')
}

/** Opens a page in a browser context of its own, for a second person or device. */
export async function otherPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await drawNothing(page)
  return page
}

/** Makes a page visible again, for a screenshot or for axe. */
export const drawAgain = (page: Page) => page.evaluate(addStyle, 'html { opacity: 1 }')
