import { enter, expect, INVENTORY, logout, test, type Page } from './fixtures.ts'
import { filled } from './words.ts'
import { openHome } from './open-home.ts'

const FRAME_MS = 1000 / 60

const ANSWERED_MS = 100

test('on a Mac it is reached by Cmd', async ({ page, w, person }) => {
  const search = page.getByRole('banner').getByText('K', { exact: false })
  await enter(page, person)
  await expect(search).toHaveText(`${w.shell.shortcuts.keys.Control} K`)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgentData', { value: { platform: 'macOS' } }),
  )
  await page.reload()
  await expect(search).toHaveText('⌘K')
  await page.keyboard.press('Meta+k')
  await expect(page.getByRole('combobox', { name: w.common.actions.search })).toBeFocused()
})

test('what somebody went to is forgotten when they sign out', async ({ page, w, person }) => {
  await enter(page, person, INVENTORY, ['Leaf switch 04'])
  await openHome(page, w)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('leaf')
  await expect(page.getByRole('option', { name: /Leaf switch 04/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Leaf switch 04' })).toBeVisible()
  await openHome(page, w)
  expect(await page.evaluate(() => localStorage.getItem('visits'))).toContain('Leaf switch 04')
  await logout(page, w)
  await expect(page).toHaveURL(/login/)
  expect(await page.evaluate(() => localStorage.getItem('visits'))).toBeNull()
})

/**
 * Milliseconds from each letter to the next frame after it stands in the box, from the answer to its options, and
 * between the frames of this machine meanwhile.
 */
async function measure(page: Page, name: string) {
  return page.evaluate(async (label) => {
    const box = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
    if (!box) throw new Error('no search box')
    const echoes: number[] = []
    box.addEventListener('input', ({ timeStamp }) =>
      requestAnimationFrame(() => echoes.push(performance.now() - timeStamp)),
    )
    const frames: number[] = []
    let [last, isOver] = [performance.now(), false]
    const tick = (now: number) => {
      frames.push(now - last)
      last = now
      if (!isOver) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    const shown = await new Promise<number>((resolve) => {
      new MutationObserver(() => {
        if (document.querySelector('[role=option] .lucide-box')) resolve(performance.now())
      }).observe(document.body, { childList: true, subtree: true })
    })
    const answer = performance
      .getEntriesByType('resource')
      .filter(({ name: url }) => url.includes('/api/search/'))
      .at(-1)
    const answered = answer instanceof PerformanceResourceTiming ? answer.responseEnd : 0
    isOver = true
    return { echoes, frames, shown: shown - answered }
  }, name)
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity

test('letters show in a frame, hits within 100 ms of the answer', async ({ page, w, person }) => {
  await enter(page, person, INVENTORY, ['Leaf switch 04'])
  await openHome(page, w)
  const measured = measure(page, w.common.actions.search)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('leaf', { delay: 60 })
  const { echoes, frames, shown } = await measured
  const [middle, frame] = [median(echoes), Math.max(FRAME_MS, median(frames))]
  console.info(
    filled('search: a letter after {{echo}} ms, hits {{shown}} ms after the answer', {
      echo: middle.toFixed(1),
      shown: shown.toFixed(1),
    }),
  )
  expect(middle).toBeLessThan(2 * frame)
  expect(shown).toBeLessThan(ANSWERED_MS)
})
