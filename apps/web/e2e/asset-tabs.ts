import type { Page } from './fixtures.ts'
import type { ScreenWords } from './words.ts'

/** The asset that has the files. */
export const ASSET = 'Leaf switch 04'

/** Opens a section of the asset in the list that is shown. */
export async function openTab(page: Page, w: ScreenWords, tab: 'photos' | 'documents') {
  await page.getByRole('row', { name: ASSET }).click()
  const sheet = page.getByRole('dialog').first()
  await sheet.getByRole('tab', { name: w.assets.sheet[tab] }).click()
  return sheet
}

/** Two pictures of the page itself, in sizes of their own. */
export async function pictures(page: Page) {
  const shot = (width: number) => page.screenshot({ clip: { x: 0, y: 0, width, height: 300 } })
  return [
    { name: 'front.png', mimeType: 'image/png', buffer: await shot(400) },
    { name: 'rear.png', mimeType: 'image/png', buffer: await shot(200) },
  ]
}
