import { createCompany, enter, expect, shutsNobodyOut, test, type Page } from './fixtures.ts'
import { furnish, unitPoint } from './hall.ts'
import { filled } from './words.ts'

const PATH = '/app/spikes/drag-n-drop'

// room for both racks: nothing scrolls under the pointer
test.use({ viewport: { width: 1440, height: 1100 } })

const device = (page: Page, rack: string, name: RegExp) =>
  page.getByRole('region', { name: rack }).getByRole('button', { name })

test('a device is dragged to another rack, stays there after a reload, and comes back by Undo', async ({
  page,
  w,
  person,
}) => {
  const founder = await createCompany(page, person)
  const { r02 } = await furnish(founder)
  await page.goto(PATH)
  await device(page, 'R01', /Web 1/).hover()
  await page.mouse.down()
  const target = await unitPoint(page, r02, 4)
  await page.mouse.move(target.x, target.y, { steps: 8 })
  await expect(page.getByRole('status').filter({ hasText: 'Web 1' })).toContainText('R02')
  await page.mouse.up()
  await expect(page.getByText(filled(w.racks.moved, { name: 'Web 1' }))).toBeVisible()
  await expect(device(page, 'R02', /Web 1.*U[345]/)).toBeVisible()
  await page.reload()
  await expect(device(page, 'R02', /Web 1/)).toBeVisible()

  await device(page, 'R01', /Web 2/).hover()
  await page.mouse.down()
  const free = await unitPoint(page, r02, 16)
  await page.mouse.move(free.x, free.y, { steps: 8 })
  await page.mouse.up()
  await expect(device(page, 'R02', /Web 2/)).toBeVisible()
  await page.getByRole('button', { name: w.common.actions.undo }).click()
  await expect(device(page, 'R01', /Web 2.*U5/)).toBeVisible()
  await page.reload()
  await expect(device(page, 'R01', /Web 2.*U5/)).toBeVisible()
})

test('a drag near the edge of the window scrolls on', async ({ page, w, person }) => {
  await page.setViewportSize({ width: 1440, height: 400 })
  const founder = await createCompany(page, person)
  await furnish(founder)
  await page.goto(PATH)
  await device(page, 'R01', /Web 1/).scrollIntoViewIfNeeded()
  await device(page, 'R01', /Web 1/).hover()
  await page.mouse.down()
  const scrolled = () => page.getByRole('main').evaluate((main) => main.scrollTop)
  expect(await scrolled()).toBeGreaterThan(0)
  await page.mouse.move(700, 70, { steps: 8 })
  await expect.poll(scrolled).toBe(0)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  const back = filled(w.racks.put_back, { name: 'Web 1' })
  await expect(page.getByRole('status').filter({ hasText: back })).toBeVisible()
  await expect(device(page, 'R01', /Web 1.*U10/)).toHaveAttribute('aria-pressed', 'false')
})

test('a device dragged onto another one is not moved, and says why', async ({ page, w, person }) => {
  const founder = await createCompany(page, person)
  const { r02 } = await furnish(founder)
  await page.goto(PATH)
  await device(page, 'R01', /Web 1/).hover()
  await page.mouse.down()
  const taken = await unitPoint(page, r02, 11)
  await page.mouse.move(taken.x, taken.y, { steps: 8 })
  await expect(
    page.getByText(filled(w.racks.taken_by, { reason: w.issues.place_taken, rival: 'Database 1' })).first(),
  ).toBeVisible()
  await page.mouse.up()
  await expect(device(page, 'R01', /Web 1.*U10/)).toBeVisible()
})

test('the keyboard alone moves a device, and the focus goes with it', async ({ page, w, person }) => {
  const founder = await createCompany(page, person)
  await furnish(founder)
  await page.goto(PATH)
  await device(page, 'R01', /Web 1/).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  const said = page.getByRole('status').filter({ hasText: 'Web 1' })
  await expect(said).toContainText('Database 1')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(said).toHaveText(
    filled(w.racks.aim, { name: 'Web 1', where: filled(w.racks.where, { rack: 'R02', unit: '12' }) }),
  )
  await page.keyboard.press('Space')
  await expect(device(page, 'R02', /Web 1.*U12/)).toBeFocused()
  await expect(page.getByText(filled(w.racks.moved, { name: 'Web 1' }))).toBeVisible()
  await page.reload()
  await expect(device(page, 'R02', /Web 1.*U12/)).toBeVisible()
})

test('what the server refuses goes back, with the reason', async ({ page, w, person }) => {
  const founder = await createCompany(page, person)
  await furnish(founder)
  await page.goto(PATH)
  await device(page, 'R01', /Web 1/).focus()
  await page.route('**/move/', (route) =>
    route.fulfill({
      status: 400,
      json: {
        type: 'validation_error',
        detail: w.issues.place_taken,
        errors: [{ code: 'place_taken', detail: w.issues.place_taken, attr: 'position' }],
      },
    }),
  )
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(page.getByText(filled(w.racks.not_moved, { name: 'Web 1' }))).toBeVisible()
  await expect(device(page, 'R01', /Web 1.*U10/)).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`two racks shut nobody out in the ${theme} theme, nor on a phone`, async ({
    page,

    person,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    const founder = await createCompany(page, person)
    await furnish(founder)
    await page.goto(PATH)
    await device(page, 'R01', /Web 1/).press('Space')
    await page.keyboard.press('ArrowRight')
    await shutsNobodyOut(page)
    await page.setViewportSize({ width: 390, height: 844 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await shutsNobodyOut(page)
  })
}

test('on a phone a press takes a device up and another puts it down', async ({
  browser,

  person,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  })
  const page = await context.newPage()
  const founder = await createCompany(page, person)
  const { r02 } = await furnish(founder)
  await page.goto(PATH)
  await device(page, 'R01', /Web 1/).tap()
  const { x, y } = await unitPoint(page, r02, 15)
  await page.touchscreen.tap(x, y)
  await expect(device(page, 'R02', /Web 1.*U15/)).toBeVisible()
  await context.close()
})

test('a company without racks is told how to get some', async ({ page, w, person }) => {
  await enter(page, person, PATH)
  await expect(page.getByText(w.racks.empty)).toBeVisible()
})
