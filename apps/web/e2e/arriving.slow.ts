import { scriptOf } from './manifest.ts'
import { enter, expect, INVENTORY, test } from './fixtures.ts'

test("a day that is being typed in the platform's box stays there until ours may take its place", async ({
  page,
  w,
  person,
}) => {
  const arrival = Promise.withResolvers<void>()
  const picker = `**/${await scriptOf('date-picker')}`
  await page.route(picker, async (route) => {
    await arrival.promise
    await route.continue()
  })
  await enter(page, person, `${INVENTORY}?asset=new`)
  const boxOf = (label: string) => page.getByRole('dialog').getByLabel(label, { exact: true })
  const day = boxOf(w.fields.asset.purchase_date)
  await expect(day).toHaveAttribute('type', 'date')
  await day.focus()
  // the same in every order of day and month
  await page.keyboard.type('1212')
  arrival.resolve()
  const other = boxOf(w.fields.asset.warranty_date)
  await expect(other).toHaveAttribute('type', 'text')
  await page.keyboard.type('2026')
  await expect(day).toHaveValue('2026-12-12')
  await other.click()
  await expect(day).toHaveAttribute('type', 'text')
  await expect(day).toHaveValue('12 Dec 2026')
})

test('whoever presses a key on what is still on its way stays there, and is in it when it comes', async ({
  page,
  w,
  person,
}) => {
  const arrival = Promise.withResolvers<void>()
  for (const part of ['views/views-menu', 'filters/filter-popover'])
    await page.route(`**/${await scriptOf(`src/features/assets/${part}.tsx`)}`, async (route) => {
      await arrival.promise
      await route.continue()
    })
  await enter(page, person, INVENTORY, ['Server 1'])
  const views = page.getByRole('button', { name: w.assets.filter.views })
  const filters = page.getByRole('button', { name: w.assets.filter.add })
  await filters.press('Enter')
  await expect(filters).toBeFocused()
  await views.press('Enter')
  await expect(views).toBeFocused()
  arrival.resolve()
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(views).toBeFocused()
})

test('of words that come together and one bundle later, the late ones are waited for, too', async ({
  page,
  w,
  person,
}) => {
  const asked = ['records', 'imports', 'library', 'places', 'settings']
  const arrivals: (() => void)[] = []
  for (const [turn, bundle] of asked.entries())
    await page.route(`**/${await scriptOf(`../../packages/i18n/src/locales/en/${bundle}.ts`)}`, (route) => {
      arrivals[turn] = () => void route.continue()
    })
  await enter(page, person, '/app/users')
  await page.getByRole('button', { name: w.assets.import, exact: true }).click()
  await expect.poll(() => Object.keys(arrivals)).toHaveLength(asked.length)
  const late = arrivals.pop()
  for (const arrive of arrivals) arrive()
  // what came too early would be there by now
  await page.waitForTimeout(500)
  const title = page.getByRole('heading', { name: w.records.title.user })
  await expect(title).toBeHidden()
  late?.()
  await expect(title).toBeVisible()
})
