import { scriptOf } from './manifest.ts'
import { enter, expect, INVENTORY, test } from './fixtures.ts'

/** Waits in the page until scripts have run, and what they let be shown is shown. */
async function untilShown(scripts: readonly string[]) {
  await Promise.all(scripts.map((script) => import(`/${script}`)))
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((drawn) => {
      requestAnimationFrame(drawn)
    })
}

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
  const scripts = await Promise.all(
    asked.map((bundle) => scriptOf(`../../packages/i18n/src/locales/en/${bundle}.ts`)),
  )
  const arrivals: (() => void)[] = []
  for (const [turn, script] of scripts.entries())
    await page.route(`**/${script}`, (route) => {
      arrivals[turn] = () => void route.continue()
    })
  await enter(page, person, '/app/users')
  await page.getByRole('button', { name: w.assets.import, exact: true }).click()
  await expect.poll(() => Object.keys(arrivals)).toHaveLength(asked.length)
  const late = arrivals.pop()
  for (const arrive of arrivals) arrive()
  await page.evaluate(untilShown, scripts.slice(0, -1))
  const title = page.getByRole('heading', { name: w.records.title.user })
  await expect(title).toBeHidden()
  late?.()
  await expect(title).toBeVisible()
})
