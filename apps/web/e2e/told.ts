import type { BrowserContext, Page, TestInfo } from '@playwright/test'
import { drawAgain } from './drawing.ts'

let told: string[] = []

/** Takes down the errors and the requests that fail in a browser from here on, to explain a journey that fails. */
export function takeDown(context: BrowserContext, whose: string): void {
  const begun = Date.now()
  const tell = (what: string) => told.push(`${whose} after ${Date.now() - begun} ms: ${what}`)
  context.on('console', (message) => {
    if (message.type() === 'error') tell(message.text())
  })
  context.on('weberror', (error) => tell(error.error().stack ?? error.error().message))
  context.on('requestfailed', (request) => tell(`${request.url()} ${request.failure()?.errorText ?? ''}`))
  context.on('response', (response) => {
    if (response.status() >= 400) tell(`${response.url()} ${response.status()}`)
  })
}

/** What was taken down since it was asked for last. */
export function whatWasTold(): string[] {
  const lines = told
  told = []
  return lines
}

/** A line with the address of a page and the element that has the focus. */
async function whereItStands(page: Page): Promise<string> {
  const focus = page.locator(':focus')
  const what = (await focus.count()) === 0 ? 'nothing' : await focus.ariaSnapshot()
  return `The page is at ${page.url()}, the focus on ${what}`
}

/** Of a failed journey: prints its errors, failed requests, address and focus, and saves a screenshot. */
export async function explainFailure(page: Page, testInfo: TestInfo): Promise<void> {
  const stands = page.isClosed() ? 'The page is closed' : await whereItStands(page)
  process.stdout.write(`${[...whatWasTold(), stands].join('\n')}\n`)
  if (page.isClosed()) return
  await drawAgain(page)
  await page.screenshot({ path: testInfo.outputPath('failed.png') })
}
