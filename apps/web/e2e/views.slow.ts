import { blankView } from '@plenum/domain/saved-view'
import { signedIn } from './client.ts'
import { enter, expect, INVENTORY, test } from './fixtures.ts'
import { pageOf } from './news.ts'
import { colleague } from './people.ts'
import { filled } from './words.ts'

test('a view is shared with the team, followed by a colleague, and taken back', async ({
  page,
  browser,
  server,
  mailbox,
  w,
  person,
}) => {
  const founder = await enter(page, person, '/app', ['Server 1'])
  const team = await founder.teams.create({ name: 'Operators', description: null })
  const permissions = { ...team.permissions, assets: 'write' as const }
  await founder.teams.setPermissions(team, { permissions })
  const join = async (name: string) => {
    const who = await colleague(founder, { mailbox, url: server.url, person, name, team_id: team.id })
    return { who, its: await pageOf(browser, who) }
  }
  const [eva, leo] = [await join('Eva'), await join('Leo')]
  const settings = { ...blankView.settings, filter: { status: 'received' } }
  const hers = await signedIn(server.url, eva.who)
  const { id } = await hers.savedViews.create({ entity: 'asset', name: 'Just received', settings })
  const openMenu = async (of: typeof page, name: string | RegExp) =>
    of.getByRole('button', { name, exact: true }).click()
  // how the list looks beside its filter is each browser's own
  const chosen = new RegExp(`^${w.views.menu}: Just received`)

  await test.step('nobody else sees it before', async () => {
    await leo.its.goto(INVENTORY)
    await openMenu(leo.its, w.assets.filter.views)
    await expect(leo.its.getByRole('menuitemradio', { name: w.views.all })).toBeVisible()
    await expect(leo.its.getByRole('menuitemradio', { name: 'Just received' })).toBeHidden()
    await leo.its.keyboard.press('Escape')
  })

  await test.step('she shares it', async () => {
    await eva.its.goto(`${INVENTORY}?status=received&saved=${id}`)
    await openMenu(eva.its, chosen)
    await eva.its.getByRole('menuitem', { name: filled(w.views.share, { team: 'Operators' }) }).click()
    await expect(eva.its.getByText(w.views.saved)).toBeVisible()
  })

  await test.step('he shows his list with it, and cannot change it', async () => {
    await leo.its.goto(INVENTORY)
    await openMenu(leo.its, w.assets.filter.views)
    await leo.its.getByRole('menuitemradio', { name: 'Just received' }).click()
    await expect(leo.its).toHaveURL(/status=received/)
    await openMenu(leo.its, chosen)
    await expect(leo.its.getByRole('menuitem', { name: w.views.make_default })).toBeVisible()
    await expect(leo.its.getByRole('menuitem', { name: w.views.unshare })).toBeHidden()
    await leo.its.goto('/app/settings/view-assets')
    await expect(leo.its.getByRole('listitem').filter({ hasText: 'Just received' })).toContainText('Eva Gil')
  })

  await test.step('she lets the team begin with it, and his list does', async () => {
    const actions = filled(w.views.actions_of, { name: 'Just received' })
    await eva.its.goto('/app/settings/view-assets')
    await eva.its.getByRole('button', { name: actions }).click()
    await eva.its
      .getByRole('menuitem', { name: filled(w.views.make_team_default, { team: 'Operators' }) })
      .click()
    await expect(eva.its.getByText(filled(w.views.default_of, { team: 'Operators' }))).toBeVisible()
    await leo.its.reload()
    await expect(leo.its.getByText(w.views.default, { exact: true })).toBeVisible()
    await leo.its.goto(INVENTORY)
    await expect(leo.its).toHaveURL(/status=received/)
    await eva.its.goto(`${INVENTORY}?status=received&saved=${id}`)
  })

  await test.step('she takes it back', async () => {
    await openMenu(eva.its, chosen)
    await eva.its.getByRole('menuitem', { name: w.views.unshare }).click()
    await expect(eva.its.getByText(w.views.saved).first()).toBeVisible()
    await leo.its.goto('/app/settings/view-assets')
    await expect(leo.its.getByText(w.views.none_title)).toBeVisible()
  })
  for (const { its } of [eva, leo]) await its.close()
})
