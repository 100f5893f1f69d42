import { choose, enter, expect, expectAccessible, pick, test } from './fixtures.ts'
import { CONFIGURATION, invite, level, makeTeam } from './people.ts'
import { filled } from './words.ts'

test('somebody makes a team, says what it may do, and invites a colleague to it', async ({
  page,
  w,
  person,
}) => {
  await enter(page, person, CONFIGURATION)
  await expect(page.getByText(w.teams.none_title)).toBeVisible()
  await makeTeam(page, w, 'Facility')
  await expect(level(page, w, 'noAccess')).toBeChecked()
  await choose(level(page, w, 'write'))
  // what is not saved is not left behind unasked
  await page.getByRole('link', { name: w.teams.people }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: w.common.actions.save }).click()
  await expect(page).toHaveURL('/app/users')
  await page.goto(CONFIGURATION)
  await expect(level(page, w, 'write')).toBeChecked()
  await expectAccessible(page)
  const email = `eva-${person.email}`
  await invite(page, w, { email, team: 'Facility' })
  await choose(page.getByRole('radio', { name: w.people.views.invitations }))
  await expect(page).toHaveURL('/app/users?view=invitations')
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Facility')
  await expectAccessible(page)
  await page.getByRole('button', { name: filled(w.people.invite.withdraw_of, { email }) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: w.people.invite.withdraw }).click()
  await expect(page.getByText(w.people.invite.empty)).toBeVisible()
  // why: the founder is administrator, whatever his team
  await page.goto(CONFIGURATION)
  const who = page.getByRole('combobox', { name: w.teams.why.person })
  await pick(who, person.name)
  const name = `${person.name} ${person.surname}`
  const area = w.shell.areas.assets
  await expect(page.getByText(filled(w.teams.why.administrator, { name, area }))).toBeVisible()
})
