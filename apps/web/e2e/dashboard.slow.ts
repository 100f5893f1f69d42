import { expectCounted, expectSome } from './counted.ts'
import { createCompany, enter, expect, expectAccessible, LANGUAGES, test, type Page } from './fixtures.ts'
import { type ScreenWords } from './words.ts'
import { atRisk } from './at-risk.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

/** What a list that a figure led to says: how many there are, or what its racks have together. */
async function expectTold(page: Page, w: ScreenWords, name: string) {
  const text = name.split(': ').at(-1) ?? ''
  await expect(page).not.toHaveURL(/\/dashboard(?:\?|$)/)
  if (name.includes(w.dashboards.requests.oldest)) return expectSome(page, w)
  if (new URL(page.url()).pathname !== '/app/dc-manager/dashboard/racks')
    return expectCounted(page, w, Number(text))
  const main = page.getByRole('main')
  if (text === '0') return expect(main.getByText(w.dashboards.racks.none)).toBeVisible()
  const totals = main.getByRole('list', { name: w.dashboards.racks.totals })
  const isCount = /^\d+$/.test(text)
  await expect(totals).toContainText(isCount ? text : `: ${text}`)
  if (isCount) await expect(main.getByRole('grid').getByRole('row')).toHaveCount(Number(text) + 1)
}

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    for (const within of ['the company', 'a room'] as const)
      test(`every number of ${within} leads to a list of as many`, async ({ page, w, person }) => {
        const founder = await createCompany(page, person)
        const { hall } = await atRisk(founder)
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

    test('the chart is drawn in the frame that shows its numbers', async ({ page, w, person }) => {
      const founder = await enter(page, person)
      await atRisk(founder)
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

    test('a company without racks is told the way in', async ({ page, w, person }) => {
      await createCompany(page, person)
      await page.goto('/app/dc-manager/dashboard')
      await expect(page.getByText(w.dashboards.empty)).toBeVisible()
      await expectAccessible(page)
    })
  })
