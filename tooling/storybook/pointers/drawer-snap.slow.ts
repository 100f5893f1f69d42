import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drag, openDrawer, soon, type Theatre } from './scene.ts'
import { openTheatre } from './theatre.ts'

let theatre: Theatre
const open = (story: string) => openDrawer(theatre, story)

beforeAll(async () => {
  theatre = await openTheatre()
}, 60_000)
afterAll(() => theatre.close())

// the story's points: 120 px, half and whole
describe('let go slowly', () => {
  test.for(['mouse', 'finger'] as const)('by %s it goes to the nearest snap point', async (kind) => {
    const { handle, height, expectShown, ...hands } = await open('SnapPoints')
    await expectShown(120)
    await drag(hands[kind], handle, { by: { y: -(height * 0.5 - 140) }, over: 3000 })
    await expectShown(height / 2)
    const higher = { x: handle.x, y: handle.y - (height / 2 - 120) }
    await drag(hands[kind], higher, { by: { y: -height * 0.3 }, over: 3000 })
    await expectShown(height)
  })

  test('it closes past a quarter of the smallest', async () => {
    const { handle, mouse, expectShown, expectClosed } = await open('SnapPoints')
    await drag(mouse, handle, { by: { y: 28 }, over: 500 })
    await expectShown(120)
    await drag(mouse, handle, { by: { y: 32 }, over: 500 })
    await expectClosed()
  })
})

describe('thrown', () => {
  test('at 0.5 px/ms it goes to the next snap point', async () => {
    const { handle, mouse, height, expectShown } = await open('SnapPoints')
    await drag(mouse, handle, { by: { y: -30 }, over: 60 })
    await expectShown(height / 2)
  })

  test('at 3 px/ms it passes over those in between', async () => {
    const { handle, mouse, height, expectShown, expectClosed } = await open('SnapPoints')
    await drag(mouse, handle, { by: { y: -90 }, over: 30 })
    await expectShown(height)
    await drag(mouse, { x: handle.x, y: handle.y - (height - 120) }, { by: { y: 90 }, over: 30 })
    await expectClosed()
  })
})

test('a controlled snap point moves and is moved', async () => {
  const { page, handle, mouse, dialog, height, expectShown } = await open('ControlledSnapPoint')
  const point = () => page.getByRole('status', { includeHidden: true }).textContent()
  await expectShown(height * 0.4)
  await drag(mouse, handle, { by: { y: -30 }, over: 60 })
  await expectShown(height * 0.7)
  expect(await point()).toBe('0.7')
  await dialog.getByRole('button', { name: 'Show all' }).click()
  await expectShown(height)
})

describe('the handle', () => {
  test('goes to the next snap point 120 ms after a click', async () => {
    const { dialog, handle, mouse, height, expectShown } = await open('SnapPoints')
    const watch = await dialog.evaluateHandle((element) => {
      let clickedAt = 0
      element.addEventListener('click', () => (clickedAt = performance.now()), true)
      const waited = new Promise<number>((resolve) => {
        const seen = new MutationObserver(() => resolve(performance.now() - clickedAt))
        seen.observe(element, { attributes: true, attributeFilter: ['style'] })
      })
      return { waited }
    })
    await mouse.press(handle)
    await mouse.release(80)
    expect(await watch.evaluate(({ waited }) => waited)).toBeGreaterThanOrEqual(119)
    await expectShown(height / 2)
  })

  test('does nothing when it was held for 250 ms', async () => {
    const { page, handle, mouse, expectShown } = await open('SnapPoints')
    await mouse.press(handle)
    // the browser rounds the times of its events to tenths
    await mouse.release(250.2)
    await page.waitForTimeout(200)
    await expectShown(120)
  })

  test('closes by a double click', async () => {
    const { handle, mouse, expectClosed } = await open('SnapPoints')
    await mouse.press(handle)
    await mouse.release(30)
    await mouse.press(handle, 2)
    await mouse.release(30)
    await expectClosed()
  })

  test('is not clicked by a drag that ends on it, nor is anything else', async () => {
    const { page, dialog, handle, mouse, expectShown } = await open('SnapPoints')
    await dialog.evaluate((element) =>
      element.addEventListener('click', () => element.classList.add('clicked')),
    )
    await drag(mouse, handle, { by: { y: -20 }, over: 200 })
    await page.waitForTimeout(200)
    await expectShown(120)
    expect(await dialog.evaluate((element) => element.classList.contains('clicked'))).toBe(false)
  })
})

describe('what lies behind', () => {
  test('a parent moves 16 px inward and becomes 16 px narrower under a nested drawer', async () => {
    const { page, dialog, box, mouse, handle } = await open('Nested')
    const before = await box()
    await dialog.getByRole('button', { name: 'Ports' }).click()
    await soon(async () => {
      const behind = await box()
      expect(behind.y).toBeCloseTo(before.y - 16, 0)
      expect(behind.width).toBeCloseTo(before.width - 16, 0)
    })
    const child = page.getByRole('dialog', { name: 'Ports' })
    const at = await child.boundingBox()
    await drag(mouse, { x: handle.x, y: (at?.y ?? 0) + 10 }, { by: { y: 40 }, over: 60 })
    await soon(async () => expect(await child.count()).toBe(0))
    await soon(async () => expect(await box()).toEqual(before))
  })

  test('the page becomes 26 px narrower with corners of 8 px, and rises with the drag', async () => {
    const { page, mouse, handle, height, expectClosed } = await open('ScaledBackground')
    const background = page.locator('[data-drawer-background]')
    const width = async () => (await background.boundingBox())?.width ?? 0
    expect(await width()).toBeCloseTo(800 - 26, 0)
    expect(await background.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('8px')
    await mouse.press(handle)
    await mouse.move({ x: handle.x, y: handle.y + height / 2, after: 500 })
    expect(await width()).toBeCloseTo(800 - 13, 0)
    await mouse.release(500)
    await expectClosed()
    expect(await width()).toBe(800)
  })
})
