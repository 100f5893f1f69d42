import { blankAsset } from '@plenum/domain/asset'
import { signedIn } from './client.ts'
import { createCompany, editAsset, enter, expect, INVENTORY, test } from './fixtures.ts'
import { eva, hears, withinASecond } from './news.ts'

test('leaving without saving forgets what was typed', async ({ page, w, person }) => {
  await enter(page, person, INVENTORY, ['Server 1'])
  const { name } = await editAsset(page, w, 'Server 1')
  await name.fill('Server 2')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: w.common.actions.leave }).click()
  await expect(page.getByRole('row', { name: 'Server 1' })).toBeVisible()
})

test('what somebody makes stands in the list of another within a second', async ({
  page,
  server,
  mailbox,
  person,
}) => {
  const founder = await createCompany(page, person)
  const who = await eva(founder, { url: server.url, mailbox, person })
  const joined = (await founder.users.list({ search: who.email })).results[0]
  if (joined) await founder.users.update(joined, { is_administrator: true })
  const { assets } = await signedIn(server.url, who)
  const heard = hears(page)
  await page.goto(INVENTORY)
  await heard
  await withinASecond(async (turn) => {
    const name = `Server by Eva ${turn}`
    await assets.create({ ...blankAsset, name, place: null })
    return page.getByRole('row', { name })
  })
})
