import type { Page, TestInfo } from '@playwright/test'

/** Whether axe examines the pages of a project: `second-language` and `further`. */
export const hasAxe = ({ project }: TestInfo) => project.metadata['withAxe'] === true

/** Adds a style to the document; the content security policy lets no `style` element in. */
function addStyle(style: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Makes all pages of a browser context transparent where axe does not look at them. They are laid out, pointed at and read as
 * ever, but Chromium rasterises nothing, which takes a sixth of the processor's time.
 */
export async function drawNothing(page: Page, testInfo: TestInfo): Promise<void> {
  if (!hasAxe(testInfo)) await page.context().addInitScript(addStyle, 'html { opacity: 0 }')
}

/** Makes a page visible again, for a screenshot. */
export const drawAgain = (page: Page) => page.evaluate(addStyle, 'html { opacity: 1 }')
