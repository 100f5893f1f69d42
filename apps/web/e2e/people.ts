import type { Client } from '@plenum/api-client/client'
import type { Team } from '@plenum/domain/team'
import { clientOf } from './client.ts'
import { box, choose, expect, type Page, type Person } from './fixtures.ts'
import type { Mailbox } from './mailbox.ts'
import type { ScreenWords } from './words.ts'

/** Where teams are configured. */
export const CONFIGURATION = '/app/settings/users-configuration'

/** The choice of a level on assets for the team that is shown. */
export const level = (page: Page, w: ScreenWords, name: 'noAccess' | 'onlyRead' | 'write') =>
  page.getByRole('radio', { name: `${w.shell.areas.assets} ${w.teams.levels[name]}`, exact: true })

/** Makes a team and shows it. */
export async function makeTeam(page: Page, w: ScreenWords, name: string) {
  await page.goto(CONFIGURATION)
  await page.getByRole('button', { name: w.teams.add }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: w.teams.name }).fill(name)
  await dialog.getByRole('button', { name: w.common.actions.add }).click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

/** Gives the team that is shown a level on assets. */
export async function setLevel(page: Page, w: ScreenWords, wanted: 'noAccess' | 'onlyRead' | 'write') {
  await choose(level(page, w, wanted))
  await page.getByRole('button', { name: w.teams.save, exact: true }).click()
  await expect(page.getByText(w.teams.saved, { exact: true }).first()).toBeVisible()
}

/** Invites an address, to a team where one is named. */
export async function invite(page: Page, w: ScreenWords, { email, team }: { email: string; team?: string }) {
  await page.goto('/app/users')
  await page.getByRole('button', { name: w.people.invite.action, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: w.people.invite.email }).fill(email)
  if (team !== undefined) {
    await dialog.getByRole('combobox', { name: w.people.invite.team }).selectOption({ label: team })
  }
  await dialog.getByRole('button', { name: w.people.invite.send }).click()
  await expect(page.getByText(w.people.invite.sent).first()).toBeVisible()
}

/** Joins by the invitation in the last letter to an address, which may still be on its way. */
export async function joinByMail(
  mailbox: Mailbox,
  url: string,
  { name, surname, email, password }: Omit<Person, 'company'>,
) {
  const token = () => mailbox.link(email).split('#invitation=')[1]
  await expect.poll(token).toBeDefined()
  await clientOf(url).auth.register({
    name,
    surname,
    email,
    invitation: token(),
    password,
    password_confirmation: password,
  })
}

interface NewColleague {
  mailbox: Mailbox
  url: string
  person: Person
  name: string
  team_id?: string | null
}

/** Somebody of the founder's company: without any rights, or with those of a team. */
export async function colleague(
  founder: Client,
  { mailbox, url, person, name, team_id = null }: NewColleague,
) {
  const email = `${name.toLowerCase()}-${person.email}`
  const joined = { name, surname: 'Gil', email, password: person.password }
  await founder.invitations.create({ email, team_id })
  await joinByMail(mailbox, url, joined)
  return joined
}

/** Somebody of the founder's company in a team of his own that has these rights. */
export async function member(
  founder: Client,
  {
    permissions,
    may_approve,
    ...who
  }: Omit<NewColleague, 'team_id'> & Pick<Team, 'permissions' | 'may_approve'>,
) {
  const team = await founder.teams.create({ name: `Team of ${who.name}`, description: null })
  await founder.teams.setPermissions(team, { permissions, may_approve })
  return colleague(founder, { ...who, team_id: team.id })
}

/** Makes a team with a level on assets through the page, and has somebody join it by invitation; answers who. */
export async function memberOfTeam(
  page: Page,
  w: ScreenWords,
  where: { mailbox: Mailbox; url: string; person: Person; level: 'onlyRead' | 'write' },
) {
  const { mailbox, url, person } = where
  const eva = { name: 'Eva', surname: 'Gil', email: `eva-${person.email}`, password: 'Cold-aisle-2' }
  await makeTeam(page, w, 'Facility')
  await setLevel(page, w, where.level)
  await invite(page, w, { email: eva.email, team: 'Facility' })
  await joinByMail(mailbox, url, eva)
  return eva
}

/** Asks for a recovery e-mail from the login page that is shown. */
export async function askForMail(page: Page, w: ScreenWords, email: string) {
  await page.getByRole('link', { name: w.auth.login.forgot }).click()
  await box(page, w.auth.login.email).fill(email)
  await page.getByRole('button', { name: w.auth.recovery.submit }).click()
}
