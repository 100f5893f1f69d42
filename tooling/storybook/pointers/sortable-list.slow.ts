import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { fingerOf, mouseOf, steps } from './hand.ts'
import { boxOf, middleOf, soon, type Theatre } from './scene.ts'
import { openTheatre } from './theatre.ts'

let theatre: Theatre

beforeAll(async () => {
  theatre = await openTheatre()
}, 60_000)
afterAll(() => theatre.close())

async function openList(height = 700) {
  const { page, hands, addressOf } = theatre
  await page.setViewportSize({ width: 800, height })
  await page.goto(addressOf('ByKeys', 'sortable-list'))
  const items = page.getByRole('listitem')
  await items.first().waitFor()
  const hand = { mouse: mouseOf(hands), finger: fingerOf(hands) }
  onTestFinished(async () => {
    await hand.mouse.cancel()
    await hand.finger.cancel()
  })
  return {
    page,
    items,
    hand,
    handleOf: (step: number) => page.getByRole('button', { name: `Move step ${step}`, exact: true }),
    texts: () =>
      page.getByRole('textbox').evaluateAll((boxes) => boxes.map((box) => ('value' in box ? box.value : ''))),
  }
}

test.for(['mouse', 'finger'] as const)(
  'by %s an item follows the hand, the others make room, and it stays where it is let go',
  async (kind) => {
    const { page, items, hand, handleOf, texts } = await openList()
    const [first, second] = await texts()
    await page.getByRole('textbox').first().fill('Typed before')
    const box = await boxOf(items.nth(0))
    const next = await boxOf(items.nth(1))
    const from = await middleOf(handleOf(1))
    await hand[kind].press(from)
    await hand[kind].move(...steps(from, { y: next.height }, 300))
    await soon(async () => expect((await boxOf(items.nth(0))).y).toBeCloseTo(box.y + next.height, 0))
    await soon(async () => expect((await boxOf(items.nth(1))).y).toBeCloseTo(box.y, 0))
    await hand[kind].release()
    await soon(async () => expect((await texts()).slice(0, 2)).toEqual([second, 'Typed before']))
    expect(first).not.toBe('Typed before')
    expect((await boxOf(items.nth(0))).y).toBeCloseTo(box.y, 0)
    expect(await handleOf(2).evaluate((it) => it === document.activeElement)).toBe(true)
  },
)

test('Escape puts back what a hand drags', async () => {
  const { page, hand, handleOf, texts } = await openList()
  const before = await texts()
  const from = await middleOf(handleOf(3))
  await hand.mouse.press(from)
  await hand.mouse.move(...steps(from, { y: -300 }, 300))
  await soon(async () => expect(await page.getByRole('status').textContent()).toBe('Now 1 of 3.'))
  await page.keyboard.press('Escape')
  await hand.mouse.move({ x: from.x, y: from.y - 320, after: 50 })
  await hand.mouse.release()
  expect(await page.getByRole('status').textContent()).toBe('Put back as step 3.')
  expect(await texts()).toEqual(before)
})

test('a press on a handle that goes nowhere changes nothing', async () => {
  const { page, handleOf, texts } = await openList()
  const before = await texts()
  await handleOf(2).click()
  expect(await handleOf(2).getAttribute('aria-pressed')).toBe('false')
  expect(await page.getByRole('status').textContent()).toBe('Put down as 2 of 3.')
  expect(await texts()).toEqual(before)
})

test('near the edge of the window the page scrolls along', async () => {
  const { page, hand, handleOf, texts } = await openList(240)
  const [first] = await texts()
  const from = await middleOf(handleOf(1))
  await hand.mouse.press(from)
  await hand.mouse.move(...steps(from, { y: 225 - from.y }, 300))
  await soon(async () => expect(await page.getByRole('status').textContent()).toBe('Now 3 of 3.'))
  await hand.mouse.release()
  await soon(async () => expect((await texts()).at(-1)).toBe(first))
})
