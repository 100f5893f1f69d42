import { enter, expect, test } from './fixtures.ts'
import { fullCompany } from './full-company.ts'
import { fullScreens, load, shownOn } from './full-screens.ts'
import { shiftsOn, slowMotion, watchShifts } from './shifts.ts'
import { asMeant } from './signed-out.ts'

/** Up to this much, all shifts of a page added up, is good: https://web.dev/articles/cls. */
const GOOD = 0.1
/** How late answers come, one after the other: what is asked for together does not arrive together. */
const LATE_MS = [100, 400, 200, 300]
/** What is still on its way once a screen has been told as whole is there within this. */
const REST_MS = 1500
const SECONDS_A_SCREEN = 20

test.describe.configure({ mode: 'parallel' })

for (const width of [390, 1440])
  test(`no screen pushes away what stands on it while it comes, ${width} px wide`, async ({
    page,
    server,
    person,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await enter(page, person)
    const screens = fullScreens(await fullCompany(server.url, person))
    test.setTimeout(screens.length * SECONDS_A_SCREEN * 1000)
    await watchShifts(page)
    await slowMotion(page)
    let asked = 0
    await page.route('**/api/**', async (route) => {
      await new Promise((later) => setTimeout(later, LATE_MS[asked++ % LATE_MS.length]))
      // the page may have gone on meanwhile
      await route.continue().catch(() => undefined)
    })
    for (const screen of screens)
      await asMeant(page, screen, async () => {
        await load(page, screen)
        await expect(shownOn(page, screen, 'en')).toBeVisible()
        await page.waitForTimeout(REST_MS)
        const shifts = await shiftsOn(page)
        const moved = shifts.reduce((all, { value }) => all + value, 0)
        expect.soft(moved, `${screen.name}\n${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(GOOD)
      })
  })
