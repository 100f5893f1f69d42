import { beginTrial } from '@plenum/bench/long-run'
import { expect, login, test, type Page } from './fixtures.ts'
import { HOSTILE_TEXTS } from './hostile-texts.ts'
import { hostileCompany, watchForScripts } from './hostile.ts'
import { routePaths } from './route-paths.ts'
import { SEED } from './tries.ts'

/** How many companies there are, each beginning with another of the texts: with as many as texts each meets every field. */
const COMPANIES = Number(process.env.PLENUM_PAYLOADS ?? 1)
const record = beginTrial('payloads', process.env.PLENUM_PAYLOADS !== undefined)

type Company = Awaited<ReturnType<typeof hostileCompany>>

const ASSETS = '/app/settings/assets-inventory'

/** Every screen, and what of the company it shows. */
const SCREENS: Record<string, (company: Company) => string[]> = {
  '/': () => [],
  '/auth/login': () => [],
  '/auth/register': () => [],
  '/auth/reset-password': () => [],
  '/app': ({ user }) => [user.name],
  '/app/notifications': () => [],
  '/app/profile': ({ user }) => [user.company],
  '/app/support': () => [],
  '/app/support/tickets': ({ tickets }) => tickets.map(({ texts }) => texts[0] ?? ''),
  '/app/support/tickets/$ticketId': ({ tickets }) => tickets[0]?.texts ?? [],
  '/app/users': ({ user }) => [`${user.name} ${user.surname}`],
  '/app/settings/audit': ({ assets, user }) => [
    assets.at(-1)?.texts[0] ?? '',
    `${user.name} ${user.surname}`,
  ],
  [ASSETS]: ({ assets }) => assets.slice(-5).map(({ texts }) => texts[0] ?? ''),
  [`${ASSETS}/import`]: () => [],
  '/app/settings/brand-and-models': ({ assets }) => assets.map(({ texts }) => texts.at(-1) ?? ''),
  '/app/settings/tags': ({ tags }) => tags,
  '/app/settings/nomenclature': ({ assets }) => [assets.at(-1)?.texts[0] ?? ''],
  '/app/c/$code': () => ['$code'],
  '/app/settings/hierarchy': ({ rooms }) => rooms,
  '/app/settings/hierarchy/rack/$rackId': ({ assets }) =>
    assets.slice(0, 1).map(({ texts }) => texts[0] ?? ''),
  '/app/settings/hierarchy/room/$roomId': ({ drawn }) => drawn.texts,
  '/app/dc-manager/reports': () => [],
  '/app/dc-manager/reports/$report': () => [],
  '/app/facility/reports': () => [],
  '/app/facility/reports/$report': () => [],
  '/app/operations/reports': () => [],
  '/app/operations/reports/$report': () => [],
  '/app/settings/hierarchy/reservations': () => [],
  '/app/settings/hierarchy/find': () => [],
  '/app/dc-manager/dashboard': () => [],
  '/app/dc-manager/dashboard/racks': () => [],
  '/app/forms/mac': () => [],
  '/app/forms/maintenance': () => [],
  '/app/forms/history': () => [],
  '/app/forms/templates': () => [],
  '/app/dc-manager/maintenance-projects': () => [],
  '/app/dc-manager/maintenance-projects/$requestId': ({ request }) => request.texts,
  '/app/facility/maintenance-projects': () => [],
  '/app/facility/maintenance-projects/$requestId': ({ request }) => request.texts,
  '/app/operations/maintenance-projects': () => [],
  '/app/operations/maintenance-projects/$requestId': ({ request }) => request.texts,
  '/app/facility/dashboard': () => [],
  '/app/operations/dashboard': () => [],
  '/app/settings/hierarchy/$dataCenterId': ({ rooms }) => rooms.slice(-1),
  '/app/settings/users-configuration': ({ teams }) => teams.map(({ name }) => name),
  '/app/settings/view-assets': () => [],
  '/app/dc-manager/mac-projects': () => [],
  '/app/dc-manager/mac-projects/$requestId': ({ request }) => request.texts,
  '/app/spikes/drag-n-drop': () => [],
  '/app/spikes/graphs': ({ user, rooms }) => [user.company, rooms[0] ?? ''],
}

/** In the page as it was typed; a cell may cut off what it has no room for. */
async function expectShown(page: Page, texts: readonly string[]) {
  for (const text of texts) await expect(page.getByText(text).first()).toBeAttached()
}

test('every screen is in the list of those that payloads are shown on', () => {
  expect(Object.keys(SCREENS).toSorted()).toEqual(routePaths().toSorted())
})

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
    for (const [path, shown] of Object.entries(SCREENS)) {
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
        texts: HOSTILE_TEXTS.length,
        companies: COMPANIES,
        'screens in each': Object.keys(SCREENS).length,
      },
      failed: { 'what ran, or could have': 0, 'refusals by the content security policy': 0 },
    })
})
