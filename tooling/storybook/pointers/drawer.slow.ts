import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boxOf, drag, laterThan, openDrawer, soon, type Theatre } from './scene.ts'
import { openTheatre, WINDOW } from './theatre.ts'

let theatre: Theatre
const open = (story: string, motion?: 'no-preference') => openDrawer(theatre, story, motion)

beforeAll(async () => {
  theatre = await openTheatre()
}, 60_000)
afterAll(() => theatre.close())

describe('dragged slowly', () => {
  test.for(['mouse', 'finger'] as const)(
    'by %s past a quarter it closes, and focus returns',
    async (kind) => {
      const { handle, height, expectClosed, trigger, ...hands } = await open('LongText')
      await drag(hands[kind], handle, { by: { y: height * 0.26 }, over: 2000 })
      await expectClosed()
      await soon(async () => expect(await trigger.evaluate((it) => it === document.activeElement)).toBe(true))
    },
  )

  test.for(['mouse', 'finger'] as const)('by %s less than a quarter it springs back', async (kind) => {
    const { handle, height, expectShown, ...hands } = await open('LongText')
    await drag(hands[kind], handle, { by: { y: height * 0.24 }, over: 2000 })
    await expectShown(height)
  })

  test('it follows the hand, and gives way only a little past its edge', async () => {
    const { handle, mouse, box, height, expectShown } = await open('LongText')
    await mouse.press(handle)
    await mouse.move({ x: handle.x, y: handle.y + 50, after: 400 })
    expect(WINDOW.height - (await box()).y).toBeCloseTo(height - 50, 0)
    await mouse.move({ x: handle.x, y: handle.y - 40, after: 400 })
    const pulled = WINDOW.height - (await box()).y - height
    expect(pulled).toBeGreaterThan(5)
    expect(pulled).toBeLessThan(20)
    await mouse.release(400)
    await expectShown(height)
  })

  test('one that is not dismissible springs back', async () => {
    const { handle, mouse, height, expectShown } = await open('NotDismissible')
    await drag(mouse, handle, { by: { y: height * 0.9 }, over: 2000 })
    await expectShown(height)
  })

  test('one whose closing is refused springs back', async () => {
    const { handle, mouse, height, expectShown } = await open('RefusesToClose')
    await drag(mouse, handle, { by: { y: height * 0.9 }, over: 2000 })
    await expectShown(height)
  })

  test('one whose pointer is taken away springs back', async () => {
    const { handle, finger, height, expectShown, isDragging } = await open('LongText')
    await finger.press(handle)
    await finger.move(
      { x: handle.x, y: handle.y + 60, after: 50 },
      { x: handle.x, y: handle.y + 300, after: 50 },
    )
    expect(await isDragging()).toBe(true)
    await finger.cancel()
    await expectShown(height)
  })
})

describe('thrown', () => {
  test.for([
    ['Bottom', 0, 30],
    ['Top', 0, -30],
    ['Right', 60, 0],
    ['Left', -60, 0],
  ] as const)('towards its side it closes: %s', async ([story, x, y]) => {
    const { handle, mouse, expectClosed } = await open(story)
    await drag(mouse, handle, { by: { x, y }, over: 50 })
    await expectClosed()
  })

  test('by a finger it closes', async () => {
    const { handle, finger, expectClosed } = await open('LongText')
    await drag(finger, handle, { by: { y: 60 }, over: 60 })
    await expectClosed()
  })

  test('just slower than fast it stays', async () => {
    const { handle, mouse, height, expectShown } = await open('LongText')
    await drag(mouse, handle, { by: { y: 60 }, over: 160 })
    await expectShown(height)
  })
})

describe('a drag begins', () => {
  test('after more than 2 px of a mouse', async () => {
    const { handle, mouse, isDragging } = await open('LongText')
    await mouse.press(handle)
    await mouse.move({ x: handle.x, y: handle.y + 2, after: 50 })
    expect(await isDragging()).toBe(false)
    await mouse.move({ x: handle.x, y: handle.y + 3, after: 50 })
    expect(await isDragging()).toBe(true)
  })

  test('after more than 10 px of a finger', async () => {
    const { handle, finger, isDragging } = await open('LongText')
    await finger.press(handle)
    await finger.move({ x: handle.x, y: handle.y + 9, after: 50 })
    expect(await isDragging()).toBe(false)
    await finger.move({ x: handle.x, y: handle.y + 10, after: 50 })
    expect(await isDragging()).toBe(false)
    await finger.move({ x: handle.x, y: handle.y + 11, after: 50 })
    expect(await isDragging()).toBe(true)
  })

  test.for([
    ['a name being typed', 'input', ''],
    ['what is marked', '[data-no-drag]', ''],
    ['letters, which are selected', 'h2', 'f switch 04'],
  ] as const)('never on %s', async ([, selector, selected]) => {
    const { page, dialog, mouse, isDragging } = await open('WithItsOwnGestures')
    const { x, y, height } = await boxOf(dialog.locator(selector))
    // between the third and the fourth letter, however wide a browser draws them
    const into = await dialog.locator(selector).evaluate((element) => {
      const letters = element.firstChild
      if (!(letters instanceof Text)) return 30
      const range = document.createRange()
      range.setStart(letters, 0)
      range.setEnd(letters, 3)
      return range.getBoundingClientRect().width
    })
    await mouse.press({ x: x + into, y: y + height / 2 })
    await mouse.move({ x: x + into + 20, y: y + height / 2 + 60, after: 300 })
    expect(await isDragging()).toBe(false)
    expect(await page.evaluate(() => String(document.getSelection()))).toContain(selected)
    await mouse.release(300)
  })

  test('and selects nothing', async () => {
    const { page, handle, mouse, isDragging } = await open('LongText')
    await mouse.press(handle)
    await mouse.move(
      { x: handle.x, y: handle.y + 30, after: 100 },
      { x: handle.x - 90, y: handle.y + 200, after: 99 },
    )
    expect(await isDragging()).toBe(true)
    expect(await page.evaluate(() => String(document.getSelection()))).toBe('')
  })
})

describe('over what scrolls', () => {
  const inList = { x: 400, y: 400 }

  test('a finger going up scrolls the content, not the drawer', async () => {
    const { dialog, finger, height, expectShown } = await open('LongText')
    await drag(finger, inList, { by: { y: -200 }, over: 600 })
    await expectShown(height)
    const scrolled = () => dialog.locator('ol').evaluate((list) => list.parentElement?.scrollTop)
    await soon(async () => expect(await scrolled()).toBeGreaterThan(100))
    await drag(finger, inList, { by: { y: 100 }, over: 600 })
    await expectShown(height)
  })

  test('a finger going down from the top of the content drags the drawer', async () => {
    const { finger, expectClosed } = await open('LongText')
    await drag(finger, inList, { by: { y: 250 }, over: 900 })
    await expectClosed()
  })

  test('nothing drags within 100 ms of the last scroll', async () => {
    const { dialog, hands, handle, isDragging } = await open('LongText')
    const scrolled = dialog.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const scroller = element.querySelector('ol')?.parentElement
          scroller?.scrollTo(0, 30)
          let seen = 0
          const onScroll = ({ timeStamp }: Event) => {
            seen = performance.timeOrigin + timeStamp
            if (scroller?.scrollTop === 0) setTimeout(() => resolve(seen), 200)
          }
          element.addEventListener('scroll', onScroll, { capture: true })
          requestAnimationFrame(() => requestAnimationFrame(() => scroller?.scrollTo(0, 0)))
        }),
    )
    const seenAt = await scrolled
    const { x, y } = handle
    const early = laterThan(hands, seenAt, 20)
    await early.press(handle)
    await early.move({ x, y: y + 40, after: 60 })
    expect(await isDragging()).toBe(false)
    await early.move({ x, y: y + 60, after: 60 })
    expect(await isDragging()).toBe(true)
  })
})

test('everything takes half a second, or nothing where motion is reduced', async () => {
  const durations = (element: Element) => {
    const { animationDuration, transitionDuration } = getComputedStyle(element)
    return [animationDuration, transitionDuration]
  }
  const moving = await open('LongText', 'no-preference')
  expect(await moving.dialog.evaluate(durations)).toEqual(['0.5s', '0.5s'])
  await drag(moving.mouse, moving.handle, { by: { y: moving.height * 0.2 }, over: 2000 })
  await moving.expectShown(moving.height)
  await drag(moving.mouse, moving.handle, { by: { y: moving.height * 0.4 }, over: 2000 })
  expect(await moving.dialog.evaluate(durations)).toEqual(['0.5s', '0s'])
  await moving.expectClosed()
  const still = await open('LongText')
  expect(await still.dialog.evaluate(durations)).toEqual(['1e-05s', '0s'])
})
