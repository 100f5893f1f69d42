import { afterAll, beforeAll, expect, test } from 'vitest'
import { fingerOf, mouseOf, pinch, steps } from './hand.ts'
import { atRest, boxOf, middleOf, soon, type Theatre } from './scene.ts'
import { openTheatre } from './theatre.ts'

let theatre: Theatre

beforeAll(async () => {
  theatre = await openTheatre()
}, 60_000)
afterAll(() => theatre.close())

async function openViewer() {
  const { page, hands, addressOf } = theatre
  await page.goto(addressOf('Resting', 'image-viewer'))
  await page.getByRole('button', { name: 'Look at the pictures' }).click()
  await atRest(page)
  const image = page.getByRole('img', { name: 'rack-front.png' })
  await image.waitFor()
  return { page, hands, image, width: async () => (await boxOf(image)).width, middle: await middleOf(image) }
}

test('two fingers draw a picture larger, and no smaller than the stage', async () => {
  const { hands, width, middle } = await openViewer()
  const whole = await width()
  await pinch(hands, middle, { from: 80, to: 240 })
  await soon(async () => expect(await width()).toBeCloseTo(whole * 3, 0))
  await pinch(hands, middle, { from: 240, to: 20 })
  await soon(async () => expect(await width()).toBeCloseTo(whole, 0))
})

test('a finger moves a picture that is larger than its stage, up to its edge', async () => {
  const { page, hands, image, width, middle } = await openViewer()
  const whole = await width()
  await pinch(hands, middle, { from: 80, to: 160 })
  await soon(async () => expect(await width()).toBeCloseTo(whole * 2, 0))
  const { x, y } = await boxOf(image)
  const finger = fingerOf(hands)
  await finger.press(middle)
  await finger.move(...steps(middle, { x: -50, y: 0 }, 200))
  await finger.release()
  await soon(async () => expect((await boxOf(image)).x).toBeCloseTo(x - 50, 0))
  const mouse = mouseOf(hands)
  await mouse.press(middle)
  await mouse.move(...steps(middle, { x: 390 }, 200), { x: middle.x + 900, y: middle.y, after: 10 })
  await mouse.release()
  const left = page.viewportSize()
  await soon(async () => expect((await boxOf(image)).x).toBeCloseTo(0, 0))
  expect((await boxOf(image)).y).toBeCloseTo(y, 0)
  expect(await width()).toBeGreaterThan(left?.width ?? 0)
})

test('the wheel zooms the picture around the pointer, not the page', async () => {
  const { page, image, middle } = await openViewer()
  const before = await boxOf(image)
  await page.mouse.move(middle.x - 100, middle.y)
  await page.mouse.wheel(0, -300)
  await soon(async () => expect((await boxOf(image)).width).toBeGreaterThan(before.width * 1.5))
  const after = await boxOf(image)
  const part = (box: typeof before) => (middle.x - 100 - box.x) / box.width
  expect(part(after)).toBeCloseTo(part(before), 2)
})

test('two fingers zoom the square of a portrait, one moves it', async () => {
  const { page, hands, addressOf } = theatre
  await page.goto(addressOf('ByKeys', 'image-crop'))
  const slider = page.getByRole('slider', { name: 'Zoom' })
  const middle = await middleOf(page.getByRole('application'))
  await pinch(hands, middle, { from: 80, to: 160 })
  await soon(async () => expect(await slider.getAttribute('aria-valuetext')).toBe('200%'))
  const image = page.getByRole('application').locator('img')
  const { x } = await boxOf(image)
  const finger = fingerOf(hands)
  await finger.press(middle)
  await finger.move(...steps(middle, { x: 40 }, 200))
  await finger.release()
  await soon(async () => expect((await boxOf(image)).x).toBeCloseTo(x + 40, 0))
})

test('what is pasted while the focus is in an upload is taken', async () => {
  const { page, addressOf } = theatre
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(addressOf('Empty', 'file-upload'))
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 4
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob ?? new Blob() })])
  })
  await page.keyboard.press('Control+V')
  expect(await page.getByRole('listitem').count()).toBe(0)
  await page.getByLabel('Drop files here, or press to choose').focus()
  await page.keyboard.press('Control+V')
  await soon(async () => expect(await page.getByRole('listitem').count()).toBe(1))
})
