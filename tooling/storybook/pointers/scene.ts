import { expect, onTestFinished, vi } from 'vitest'
import type { CDPSession, Locator, Page } from 'playwright'
import { fingerOf, type Hand, mouseOf, steps } from './hand.ts'
import { type openTheatre, WINDOW } from './theatre.ts'

export type Theatre = Awaited<ReturnType<typeof openTheatre>>

/** Until it holds: a busy machine draws late. */
export const soon = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 8000, interval: 25 })

/**
 * A story of the drawer, open and at rest, with the hands to touch it. Motion is reduced unless it is what is tried:
 * the drawer does the same without it, and sooner.
 */
export async function openDrawer(
  { page, hands, addressOf }: Theatre,
  story: string,
  reducedMotion = REDUCED,
) {
  await page.emulateMedia({ reducedMotion })
  await page.goto(addressOf(story))
  const trigger = page.getByRole('button', { name: 'Open' })
  // a drawer under another one has no role to be found by
  const dialogs = page.locator('[role=dialog]')
  if ((await dialogs.count()) === 0) await trigger.click()
  await atRest(page)
  const dialog = dialogs.first()
  const { height } = await boxOf(dialog)
  const mouse = mouseOf(hands)
  const finger = fingerOf(hands)
  onTestFinished(async () => {
    await mouse.cancel()
    await finger.cancel()
  })
  return {
    page,
    trigger,
    dialog,
    height,
    hands,
    mouse,
    finger,
    handle: await middleOf(dialog.getByRole('button').first()),
    box: () => boxOf(dialog),
    isDragging: () => dialog.evaluate((element) => 'dragging' in element.dataset),
    expectClosed: () => soon(async () => expect(await dialogs.count()).toBe(0)),
    expectShown: (px: number) =>
      soon(async () => {
        await atRest(page)
        expect(WINDOW.height - (await boxOf(dialog)).y).toBeCloseTo(px, 0)
      }),
  }
}

const REDUCED: 'reduce' | 'no-preference' = 'reduce'

/** Until nothing on the page moves any more. */
export async function atRest(page: Page) {
  await page.locator('[role=dialog]').first().waitFor()
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}

export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error(`${String(element)} is not there`)
  return box
}

export async function middleOf(element: Locator) {
  const { x, y, width, height } = await boxOf(element)
  return { x: x + width / 2, y: y + height / 2 }
}

interface Way {
  by: { x?: number; y?: number }
  /** In ms. */
  over: number
}

/** From a place all the way and let go. */
export async function drag(hand: Hand, from: { x: number; y: number }, { by, over }: Way) {
  await hand.press(from)
  await hand.move(...steps(from, by, over))
  await hand.release()
}

/** A hand whose clock starts so long after something the page saw. */
export const laterThan = (cdp: CDPSession, seenAt: number, after: number) =>
  mouseOf(cdp, () => (seenAt + after) / 1000)
