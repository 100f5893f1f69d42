import { beginTrial } from '@plenum/bench/long-run'
import { timesOf } from '@plenum/bench/trials'
import { expect, login, test, type Page } from './fixtures.ts'
import { HOSTILE_TEXTS } from './hostile-texts.ts'
import { hostileCompany, watchForScripts } from './hostile.ts'
import { ASSETS, PAYLOAD_SCREENS } from './payload-screens.ts'
import { SEED } from './tries.ts'

/** Each company begins with another of the texts: with as many companies as texts, every text meets every field. */
const COMPANIES = timesOf('payloads')
const record = beginTrial('payloads')

/** In the page as it was typed; a cell may cut off what it has no room for. */
async function expectShown(page: Page, texts: readonly string[]) {
  for (const text of texts) await expect(page.getByText(text).first()).toBeAttached()
}

let looked = 0
for (let turn = 0; turn < COMPANIES; turn += 1)
  test(`hostile texts are text, in every field, on every screen, in sheets, dialogs and the search (${turn + 1})`, async ({
    page,
    w,
    person,
    server,
  }) => {
    test.slow()
    const company = await hostileCompany(server.url, person.email, SEED + turn)
    const harm = await watchForScripts(page)
    await page.goto('/auth/login')
    await login(page, w, company)
    await expect(page).toHaveURL('/app')
    for (const [path, shown] of Object.entries(PAYLOAD_SCREENS)) {
      const ids = {
        $ticketId: company.tickets[0]?.id,
        $report: 'asset_register',
        $rackId: company.assets[0]?.rack_id,
        $roomId: company.drawn.room,
        $dataCenterId: company.dataCenterId,
        $requestId: company.request.id,
      }
      await page.goto(Object.entries(ids).reduce((to, [name, id]) => to.replace(name, id ?? ''), path))
      await expectShown(page, shown(company))
      expect(await harm(), path).toEqual([])
    }
    for (const { id, texts } of company.assets.slice(-2)) {
      await page.goto(`${ASSETS}?asset=${id}`)
      await expectShown(page, texts.slice(0, 5))
      await page.goto(`${ASSETS}?asset=${id}&tab=characteristics`)
      await expectShown(page, texts.slice(-2))
      await page.goto(`${ASSETS}?asset=${id}&view=edit`)
      await expect(
        page.getByRole('dialog').getByRole('textbox', { name: w.fields.asset.name, exact: true }),
      ).toHaveValue(texts[0] ?? '')
      expect(await harm(), id).toEqual([])
    }
    for (const { id, texts } of company.tickets.slice(1)) {
      await page.goto(`/app/support/tickets/${id}`)
      await expectShown(page, texts)
      expect(await harm(), id).toEqual([])
    }
    await page.goto(`${ASSETS}/import?import=${company.opened.id}`)
    await expect(page.getByRole('main')).toBeVisible()
    await page.goto('/app/users?view=invitations')
    await expectShown(
      page,
      company.teams.slice(0, 3).map(({ name }) => name),
    )
    await page.goto('/app/settings/users-configuration')
    for (const { name } of company.teams.slice(0, 2)) {
      await page.getByText(name, { exact: true }).first().click()
      await page.getByRole('button', { name: w.teams.delete, exact: true }).click()
      await expect(page.getByRole('alertdialog')).toContainText(name)
      await page.getByRole('alertdialog').getByRole('button', { name: w.common.actions.cancel }).click()
    }
    const search = page.getByRole('combobox', { name: w.common.actions.search })
    for (const { texts } of company.assets.slice(0, 3)) {
      await search.fill(texts[0] ?? '')
      await expect(
        page
          .getByRole('option')
          .filter({ hasText: texts[0] ?? '' })
          .first(),
      ).toBeVisible()
    }
    expect(await harm()).toEqual([])
    looked += 1
  })

// a page in which something ran has ended its test before
test.afterAll(() => {
  if (looked === COMPANIES)
    record({
      done: {
        companies: COMPANIES,
        texts: HOSTILE_TEXTS.length,
        'screens in each': Object.keys(PAYLOAD_SCREENS).length,
      },
      failed: { 'scripts that ran, or could have': 0, 'refusals by the content security policy': 0 },
    })
})
