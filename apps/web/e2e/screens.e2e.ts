import { barriersOf, createCompany, enter, expect, INVENTORY, shutsNobodyOut, test } from './fixtures.ts'
import { askForMove, furnish } from './hall.ts'
import { goAsLink } from './looking-around.ts'

const HIERARCHY = '/app/settings/hierarchy'

test('a text that cannot be read is found', async ({ page, person }) => {
  await enter(page, person, INVENTORY, ['Web 1'])
  await expect(page.getByRole('row', { name: 'Web 1' })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => (heading.style.color = 'silver'))
  await expect.poll(async () => (await barriersOf(page)).map(({ rule }) => rule)).toEqual(['color-contrast'])
})

test('no main screen shuts anybody out', async ({ page, w, person }) => {
  await page.goto('/auth/login')
  await expect(page.getByRole('link', { name: w.auth.login.forgot })).toBeVisible()
  await shutsNobodyOut(page)
  const founder = await createCompany(page, person)
  const { hall, r01, r02 } = await furnish(founder)
  const { id, title } = await askForMove(founder, r02)
  const [web] = (await founder.assets.list({ search: 'Web 1' })).results
  const [centre] = (await founder.nodes.dataCenters()).results
  const main = page.getByRole('main')
  const screens = [
    ['/app', main.getByText('Database 1')],
    [INVENTORY, page.getByRole('row', { name: 'Web 1' })],
    [`${INVENTORY}?asset=${web?.id}`, page.getByRole('dialog').getByText(w.fields.asset.hostname)],
    [`${HIERARCHY}/${centre?.id}`, page.getByRole('treeitem', { name: /Hall 1/ })],
    [`${HIERARCHY}/rack/${r01}`, page.getByRole('button', { name: / Web 1,/ })],
    [`${HIERARCHY}/room/${hall}`, page.getByRole('button', { name: w.plans.edit })],
    ['/app/dc-manager/mac-projects', page.getByRole('article')],
    [`/app/dc-manager/mac-projects/${id}`, page.getByRole('heading', { level: 1, name: title })],
    ['/app/dc-manager/dashboard', main.getByText(w.dashboards.forecast.title)],
    ['/app/support', page.getByRole('textbox', { name: w.support.desired_features })],
  ] as const
  await page.goto('/app')
  for (const [path, whole] of screens)
    await test.step(path, async () => {
      await goAsLink(page, path)
      await expect(whole.first()).toBeVisible()
      await shutsNobodyOut(page)
    })
})
