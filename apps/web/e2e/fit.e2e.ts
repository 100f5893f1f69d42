import { createCompany, expect, expectAccessible, test, type Page } from './fixtures.ts'
import { furnish, unitPoint } from './hall.ts'
import { filled, type ScreenWords } from './words.ts'

// room for both racks: nothing scrolls under the pointer
test.use({ viewport: { width: 1440, height: 1100 } })

const device = (page: Page, rack: string, name: RegExp) =>
  page.getByRole('region', { name: rack }).getByRole('button', { name })

/** Takes a device with the pointer and lets it go at a unit of a rack. */
async function drag(page: Page, from: ReturnType<typeof device>, to: { rack: string; unit: number }) {
  await from.hover()
  await page.mouse.down()
  const { x, y } = await unitPoint(page, to.rack, to.unit)
  await page.mouse.move(x, y, { steps: 8 })
  await page.mouse.up()
}

const overload = (w: ScreenWords, numbers: { is: string; limit: string }) =>
  filled(w.fit.findings.failover_exceeded, { path: 'A', other: 'B', ...numbers })

test('what does not fit goes to the nearest place that does, or with a reason all the same', async ({
  language,
  page,
  w,
  person,
}) => {
  const founder = await createCompany(page, person)
  const { r01, r02 } = await furnish(founder)
  const { assets, nodes } = founder
  await nodes.update(await nodes.get(r02), { power_capacity_a_kw: 0.5, power_capacity_b_kw: 0.5 })
  const [found] = (await assets.list({ search: 'Web 1' })).results
  if (found === undefined) throw new Error('Web 1 is not there')
  await assets.update(found, { budget_w: 800, cords_a: 1, cords_b: 1 })
  await page.goto('/app/spikes/drag-n-drop')
  const said = page.getByRole('main').getByRole('status').filter({ hasText: 'Web 1' })

  await drag(page, device(page, 'R01', /Web 1/), { rack: r01, unit: 6 })
  await expect(said).toContainText(w.issues.place_taken)
  await expect(said).toContainText('Web 2')
  await page.getByRole('button', { name: filled(w.fit.nearest, { unit: '3' }) }).click()
  await expect(device(page, 'R01', /Web 1.*U3/)).toBeVisible()
  await expect(page.getByText(filled(w.racks.moved, { name: 'Web 1' }))).toBeVisible()

  await drag(page, device(page, 'R01', /Web 1/), { rack: r02, unit: 16 })
  const numbers = language === 'es' ? { is: '0,8', limit: '0,5' } : { is: '0.8', limit: '0.5' }
  await expect(said).toContainText(overload(w, numbers))
  await expectAccessible(page)
  await page.getByRole('button', { name: w.fit.override_action }).click()
  const dialog = page.getByRole('dialog', { name: filled(w.fit.override_title, { name: 'Web 1' }) })
  await expect(dialog).toContainText(overload(w, numbers))
  const reason = dialog.getByRole('textbox', { name: w.fit.override })
  await reason.fill('So')
  await dialog.getByRole('button', { name: w.fit.override_submit }).click()
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await reason.fill('New feed comes on Monday')
  await dialog.getByRole('button', { name: w.fit.override_submit }).click()
  await expect(device(page, 'R02', /Web 1/)).toBeVisible()
  await expect(page.getByText(filled(w.racks.moved, { name: 'Web 1' })).first()).toBeVisible()

  await page.goto(`/app/settings/assets-inventory?asset=${found.id}&view=history`)
  const record = page.getByRole('dialog', { name: 'Web 1' })
  await expect(record.getByRole('list').getByText(w.assets.history.fit_override)).toBeVisible()
  await expect(record.getByText(/New feed comes on Monday/)).toContainText(overload(w, numbers))
})
