import type { Page } from './fixtures.ts'

/** Does something as nobody; the session is put aside meanwhile. */
async function signedOut<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const context = page.context()
  const forget = async () => {
    // a page that still runs could renew a session that is put aside
    await page.goto('about:blank')
    await context.clearCookies()
  }
  const kept = await context.cookies()
  await forget()
  try {
    return await work()
  } finally {
    await forget()
    await context.addCookies(kept)
  }
}

/** Does something at a screen as whoever is meant to be there. */
export const asMeant = <Result>(page: Page, { isPublic = false }, work: () => Promise<Result>) =>
  isPublic ? signedOut(page, work) : work()
