import { addDays } from '@plenum/domain/date'
import { signedIn } from './client.ts'
import { expectCounted, expectSome } from './counted.ts'
import { enter, expect, expectAccessible, test, walkedIn, type Page, type Person } from './fixtures.ts'
import { furnish } from './hall.ts'
import { type ScreenWords } from './words.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

/** A hall of two racks with assets at risk, a reservation that ends soon and a request. */
async function atRisk(url: string, person: Person) {
  const { r01, r02, hall } = await furnish(url, person)
  const client = await signedIn(url, person)
  const today = new Date().toISOString().slice(0, 10)
  for (const id of [r01, r02])
    await client.nodes.update(await client.nodes.get(id), {
      power_capacity_a_kw: 4,
      power_capacity_b_kw: 4,
      cooling_capacity_kw: 5,
    })
  const find = async (name: string) => {
    const [asset] = (await client.assets.list({ search: name })).results
    if (asset === undefined) throw new Error(`There is no ${name}`)
    return asset
  }
  await client.assets.update(await find('Web 1'), { cords_a: 1, cords_b: 0, priority: 'high' })
  await client.assets.update(await find('Web 2'), { warranty_date: addDays(today, 60), budget_w: 3900 })
  const { id: owner_id } = await client.auth.me()
  const place = { node_id: r02, position: 3, face: 'front' as const, u_height: 2 }
  await client.reservations.create({
    owner_id,
    reason: 'Payments',
    expires_on: addDays(today, 10),
    places: [place],
  })
  await client.work.create({ kind: 'move', title: 'Move Web 3', node_id: hall })
  return { hall }
}

/** What a list that a figure led to says: how many there are, or what its racks have together. */
async function expectTold(page: Page, w: ScreenWords, name: string) {
  const text = name.split(': ').at(-1) ?? ''
  await expect(page).not.toHaveURL(/\/dashboard(?:\?|$)/)
  if (name.includes(w.dashboards.requests.oldest)) return expectSome(page)
  if (new URL(page.url()).pathname !== '/app/dc-manager/dashboard/racks')
    return expectCounted(page, w, Number(text))
  const main = page.getByRole('main')
  if (text === '0') return expect(main.getByText(w.dashboards.racks.none)).toBeVisible()
  const totals = main.getByRole('list', { name: w.dashboards.racks.totals })
  const isCount = /^\d+$/.test(text)
  await expect(totals).toContainText(isCount ? text : `: ${text}`)
  if (isCount) await expect(main.getByRole('grid').getByRole('row')).toHaveCount(Number(text) + 1)
}

for (const language of walkedIn('es'))
  test.describe(`in ${language}`, () => {
    test.use({ language })

    for (const within of ['the company', 'a room'] as const)
      test(`every number of ${within} leads to a list of as many @long`, async ({
        page,
        w,
        person,
        server,
      }) => {
        test.slow()
        await enter(page, person)
        const { hall } = await atRisk(server.url, person)
        await page.goto(`/app/dc-manager/dashboard${within === 'a room' ? `?place=${hall}` : ''}`)
        const links = page.getByRole('main').getByRole('region').getByRole('link', { name: /: / })
        await expect(links.first()).toBeVisible()
        const names = await links.evaluateAll((all) =>
          all.map((each) => each.getAttribute('aria-label') ?? ''),
        )
        // requests of five stages, all of them, by three ages and two ways to stand to their SLA, and how old the oldest is
        expect(
          names.filter((name) => Object.values(w.work.stage).some((stage) => name.startsWith(stage))),
        ).toHaveLength(31)
        for (const [at, name] of names.entries())
          await test.step(name, async () => {
            await expect(links.nth(at)).toHaveAttribute('aria-label', name)
            await links.nth(at).click()
            await expectTold(page, w, name)
            await page.goBack()
          })
      })

    test('the chart is drawn in the frame that shows its numbers', async ({ page, w, person, server }) => {
      await enter(page, person)
      await atRisk(server.url, person)
      // by then what draws it is here, however busy the machine
      await page.route('**/api/dashboards/**', async (route) => {
        await new Promise((asked) => setTimeout(asked, 3_000))
        await route.continue()
      })
      await page.addInitScript(() => {
        const drawnAtOnce: boolean[] = []
        Object.assign(globalThis, { drawnAtOnce })
        new MutationObserver(() => {
          const figure = document.querySelector('figure')
          if (figure && drawnAtOnce.length === 0) drawnAtOnce.push(figure.querySelector('canvas') !== null)
        }).observe(document, { childList: true, subtree: true })
      })
      await page.goto('/app/dc-manager/dashboard')
      const forecast = page.getByRole('region', { name: w.dashboards.forecast.title, exact: true })
      await expect(forecast.locator('canvas')).toBeVisible({ timeout: 20_000 })
      expect(await page.evaluate('drawnAtOnce')).toEqual([true])
    })

    test('a room is walked by keys, and what is forecast stands in a table', async ({
      page,
      w,
      person,
      server,
    }) => {
      await enter(page, person)
      await atRisk(server.url, person)
      await page.goto('/app/dc-manager/dashboard')
      const words = w.dashboards
      const forecast = page.getByRole('region', { name: words.forecast.title, exact: true })
      await expect(forecast.locator('canvas')).toBeVisible()
      await forecast.getByRole('radio', { name: w.hierarchy.capacity.power }).check()
      await expect(page).toHaveURL(/resource=power/)
      await forecast.getByRole('button', { name: words.chart.table }).click()
      await expect(forecast.getByRole('row')).toHaveCount(14)
      const room = page.getByRole('region', { name: words.room.title, exact: true })
      await room.getByRole('button', { name: words.room.table }).click()
      await expect(room.getByRole('row', { name: /^R01 / })).toContainText('30')
      await expectAccessible(page)
      const later = addDays(new Date().toISOString().slice(0, 10), 40)
      await page.goto(`/app/dc-manager/dashboard?day=${later}`)
      await expect(page.getByRole('button', { name: words.clear_day })).toBeVisible()
      // what was reserved until then is free again
      await expect(page.getByRole('link', { name: `${words.capacity.space}: 32 U` })).toBeVisible()
      await page.getByRole('button', { name: words.clear_day }).click()
      await expect(page.getByRole('link', { name: `${words.capacity.space}: 30 U` })).toBeVisible()
    })

    test('a company without racks is told the way in', async ({ page, w, person }) => {
      await enter(page, person)
      await page.goto('/app/dc-manager/dashboard')
      await expect(page.getByText(w.dashboards.empty)).toBeVisible()
      await expectAccessible(page)
    })
  })
