import { fullCompany } from './full-company.ts'
import { deedCompany } from './fault-deed-company.ts'
import { DEEDS, unmet, unsafeRoutes } from './fault-deeds.ts'
import { cellsOf, isLong, SEED, TRIED, Tries } from './tries.ts'
import { fullScreens, routesWithoutScreen, withoutIds } from './full-screens.ts'
import { asMeant } from './signed-out.ts'
import { askedOn, faultyPage, lackIn, readIn, writeIn } from './fault-ways.ts'
import { enter, expect, LANGUAGES, test } from './fixtures.ts'
import { filled, words } from './words.ts'

const HOURS = 4 * 3_600_000
/** For the short form on a machine that is busy with something else too. */
const MINUTES = 240_000

test.beforeEach(() => test.setTimeout(isLong ? HOURS : MINUTES))

test('every route is met with faults on a screen of its own', () => {
  expect(routesWithoutScreen()).toEqual([])
})

test('every route that writes is met by a deed, or excused with a reason', async ({ server }) => {
  expect(unmet(await unsafeRoutes(server.url))).toEqual([])
})

test('every screen names what is wrong, keeps its frame, and is whole again afterwards', async ({
  page,
  server,
  person,
}) => {
  await enter(page, person)
  const screens = fullScreens(await fullCompany(server.url, person))
  const tries = await Tries.of('screens', { screens: screens.length, faults: TRIED })
  const place = await faultyPage(page)
  for (const cell of cellsOf(screens)) {
    const { thing, fault } = cell
    await tries.meet(`${thing.name} × ${fault}`, () => asMeant(page, thing, () => readIn(place, cell)))
  }
  await tries.end()
})

test('anything that a screen asks for may fail by itself', async ({ page, server, person }) => {
  await enter(page, person)
  const screens = fullScreens(await fullCompany(server.url, person))
  const tries = await Tries.of('requests', { screens: screens.length, faults: 1 })
  const place = await faultyPage(page)
  const chosen = isLong ? screens : screens.filter((_, at) => (at + SEED) % 22 === 0)
  for (const [at, screen] of chosen.entries()) {
    const all = await asMeant(page, screen, () => askedOn(place, screen))
    const language = LANGUAGES[at % LANGUAGES.length] ?? 'en'
    for (const asked of isLong ? all : all.slice(-1))
      await tries.meet(`${screen.name} without ${withoutIds(asked)}`, () =>
        asMeant(page, screen, () => lackIn(place, { screen, asked, language })),
      )
  }
  await tries.end()
})

test('nothing that was typed is lost by any fault, and sent again it is taken', async ({
  page,
  server,
  person,
  mailbox,
}) => {
  await enter(page, person)
  const of = await deedCompany(server.url, person, mailbox)
  const tries = await Tries.of('deeds', { deeds: DEEDS.length, faults: TRIED })
  const place = await faultyPage(page)
  for (const [turn, cell] of cellsOf(DEEDS, 2).entries()) {
    const { thing, fault, language } = cell
    const at = { page, w: words[language], of, text: `Thing ${turn + 1}`, turn }
    await tries.meet(`${thing.name} × ${fault}`, () => asMeant(page, thing, () => writeIn(place, cell, at)))
  }
  await tries.end()
})

test('a search that could not be made does not say that nothing was found', async ({ page, w, person }) => {
  await enter(page, person)
  const { faulty } = await faultyPage(page)
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  faulty.begin('500')
  await page.getByRole('combobox', { name: w.common.actions.search }).fill('rack')
  await expect(page.getByRole('status').filter({ hasText: w.common.errors.generic })).toBeVisible()
  await expect(page.getByText(filled(w.shell.search.none, { text: 'rack' }))).toHaveCount(0)
})
