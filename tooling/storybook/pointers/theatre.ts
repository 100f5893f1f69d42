import { chromium as options } from '@plenum/browser'
import { chromium } from 'playwright'
import { inject } from 'vitest'

export const WINDOW = { width: 800, height: 700 }

/** A page of a browser, and the way to touch it. */
export async function openTheatre() {
  const browser = await chromium.launch(options)
  const page = await browser.newPage({ viewport: WINDOW, hasTouch: true })
  return {
    page,
    hands: await page.context().newCDPSession(page),
    addressOf: (story: string, part = 'drawer') => `${inject('stage')}?part=${part}&story=${story}`,
    close: () => browser.close(),
  }
}
