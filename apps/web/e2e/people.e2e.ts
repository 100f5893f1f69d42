import { expect, expectAccessible, LANGUAGES, login, register, test, type Page } from './fixtures.ts'
import { joinByMail } from './outbox.ts'
import { filled, type ScreenWords } from './words.ts'

const CONFIGURATION = '/app/settings/users-configuration'

const level = (page: Page, w: ScreenWords, name: 'noAccess' | 'onlyRead' | 'write') =>
  page.getByRole('radio', { name: `${w.shell.areas.assets} ${w.teams.levels[name]}`, exact: true })

/** Makes a team with a level on assets. */
async function makeTeam(page: Page, w: ScreenWords, name: string) {
  await page.goto(CONFIGURATION)
  await page.getByRole('button', { name: w.teams.add }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: w.teams.name }).fill(name)
  await dialog.getByRole('button', { name: w.common.actions.add }).click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

async function setLevel(page: Page, w: ScreenWords, wanted: 'noAccess' | 'onlyRead' | 'write') {
  await level(page, w, wanted).check()
  await page.getByRole('button', { name: w.teams.save, exact: true }).click()
  await expect(page.getByText(w.teams.saved, { exact: true }).first()).toBeVisible()
}

async function invite(page: Page, w: ScreenWords, { email, team }: { email: string; team: string }) {
  await page.goto('/app/users')
  await page.getByRole('button', { name: w.people.invite.action, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: w.people.invite.email }).fill(email)
  await dialog.getByRole('combobox', { name: w.people.invite.team }).selectOption({ label: team })
  await dialog.getByRole('button', { name: w.people.invite.send }).click()
  await expect(page.getByText(w.people.invite.sent).first()).toBeVisible()
}

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('somebody makes a team, says what it may do, and invites a colleague to it', async ({
      page,
      w,
      person,
    }) => {
      await register(page, w, person)
      await page.goto(CONFIGURATION)
      await expect(page.getByText(w.teams.none_title)).toBeVisible()
      await makeTeam(page, w, 'Facility')
      await expect(level(page, w, 'noAccess')).toBeChecked()
      await level(page, w, 'write').check()
      // what is not saved is not left behind unasked
      await page.getByRole('link', { name: w.teams.people }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: w.common.actions.save }).click()
      await expect(page).toHaveURL('/app/users')
      await page.goto(CONFIGURATION)
      await expect(level(page, w, 'write')).toBeChecked()
      await expectAccessible(page)
      const email = `eva-${person.email}`
      await invite(page, w, { email, team: 'Facility' })
      await page.getByRole('radio', { name: w.people.views.invitations }).check()
      await expect(page).toHaveURL('/app/users?view=invitations')
      await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Facility')
      await expectAccessible(page)
      await page.getByRole('button', { name: filled(w.people.invite.withdraw_of, { email }) }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: w.people.invite.withdraw }).click()
      await expect(page.getByText(w.people.invite.empty)).toBeVisible()
      // why: the founder is administrator, whatever his team
      await page.goto(CONFIGURATION)
      const who = page.getByRole('combobox', { name: w.teams.why.person })
      await who.click()
      await who.fill(person.name)
      await page.getByRole('option', { name: `${person.name} ${person.surname}` }).click()
      const name = `${person.name} ${person.surname}`
      const area = w.shell.areas.assets
      await expect(page.getByText(filled(w.teams.why.administrator, { name, area }))).toBeVisible()
    })
  })

test('what a team loses its people lose at once, and who is disabled is out', async ({
  page,
  w,
  person,
  server,
  browser,
}) => {
  const eva = { name: 'Eva', surname: 'Gil', email: `eva-${person.email}`, password: 'Cold-aisle-2' }
  await register(page, w, person)
  await makeTeam(page, w, 'Facility')
  await setLevel(page, w, 'write')
  await invite(page, w, { email: eva.email, team: 'Facility' })
  await joinByMail(server, eva)
  const hers = await (await browser.newContext({ baseURL: server.url, locale: 'en-GB' })).newPage()
  await hers.goto('/auth/login?redirectTo=%2Fapp%2Fsettings%2Fassets-inventory')
  await login(hers, w, eva)
  const add = hers.getByRole('button', { name: w.assets.add }).first()
  await expect(add).toBeVisible()
  await page.goto(CONFIGURATION)
  await setLevel(page, w, 'onlyRead')
  // the server refuses before her screen knows
  await add.click()
  const sheet = hers.getByRole('dialog')
  await sheet.getByRole('textbox', { name: w.fields.asset.name, exact: true }).fill('Leaf switch')
  await sheet.getByRole('button', { name: w.common.actions.create }).click()
  await expect(sheet.getByRole('alert')).toContainText(w.issues.permission_denied)
  hers.on('dialog', (dialog) => void dialog.accept())
  await hers.goto('/app/settings/assets-inventory')
  await expect(hers.getByText(w.assets.empty.new_title)).toBeVisible()
  await expect(add).toBeHidden()
  await page.goto('/app/users')
  const name = `${eva.name} ${eva.surname}`
  await page.getByRole('button', { name: filled(w.people.actions_of, { name }) }).click()
  await page.getByRole('menuitem', { name: w.people.act.disable }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: w.people.act.disable }).click()
  await expect(page.getByText(filled(w.people.done.disable, { name }))).toBeVisible()
  await hers.reload()
  await expect(hers).toHaveURL(/\/auth\/login/)
  await login(hers, w, eva)
  await expect(hers.getByRole('alert')).toContainText(w.issues.authentication_failed)
  await hers.context().close()
})
