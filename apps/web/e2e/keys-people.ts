import { expect } from './fixtures.ts'
import type { Visit } from './keys-account.ts'
import { filled } from './words.ts'

const TEAM = 'Facility'

/** Goes to a page by the search of the header; the content has the focus there. */
async function goByKeys({ page, w, keys }: Visit, name: string, path: string) {
  await keys.press('Control+k')
  await keys.at(page.getByRole('combobox', { name: w.common.actions.search }))
  await keys.type(name)
  await expect(page.getByRole('option', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
  await keys.press('Enter')
  await expect(page).toHaveURL(path)
  await keys.at(page.getByRole('main'))
}

/** Saves the profile, ends a session elsewhere, and thinks better of ending all. */
export async function workTheProfile(visit: Visit) {
  const { page, w, keys } = visit
  const { personal, sessions, end_all: endAll } = w.profile
  const phone = page.getByRole('textbox', { name: personal.phone_number })
  const dialog = page.getByRole('dialog', { name: endAll.title })
  const others = page.getByRole('button', { name: filled(sessions.end_named, { agent: '' }) })
  await goByKeys(visit, w.shell.nav.profile, '/app/profile')
  await keys.fill(phone, '+34 600 000 000')
  await keys.press('Enter')
  await expect(page.getByText(personal.saved)).toBeVisible()
  await keys.at(phone)
  await keys.to(others.first())
  await keys.press('Enter')
  await expect(page.getByText(sessions.ended)).toBeVisible()
  await expect(others).toHaveCount(0)
  const everywhere = page.getByRole('button', { name: endAll.open })
  await keys.at(everywhere)
  await keys.press('Enter')
  await keys.at(dialog.getByLabel(endAll.password))
  await keys.press('Escape')
  await expect(dialog).toBeHidden()
  await keys.at(everywhere)
}

/** Makes a team, gives it a level by the arrows, and asks why somebody may do something. */
export async function workTheTeams(visit: Visit) {
  const { page, w, person, keys } = visit
  const { teams } = w
  const name = `${person.name} ${person.surname}`
  const level = (of: 'noAccess' | 'onlyRead') =>
    page.getByRole('radio', { name: `${w.shell.areas.assets} ${teams.levels[of]}`, exact: true })
  const dialog = page.getByRole('dialog', { name: teams.add })
  await goByKeys(visit, w.shell.nav.users, '/app/settings/users-configuration')
  const add = page.getByRole('main').getByRole('button', { name: teams.add })
  await keys.to(add.first())
  await keys.press('Enter')
  await keys.at(dialog.getByRole('textbox', { name: teams.name }))
  await keys.press('Escape')
  await expect(dialog).toBeHidden()
  await keys.at(add.first())
  await keys.press('Enter')
  await keys.at(dialog.getByRole('textbox', { name: teams.name }))
  await keys.type(TEAM)
  await keys.press('Enter')
  await expect(page.getByRole('heading', { name: TEAM, exact: true })).toBeVisible()
  await keys.at(add.first())
  await keys.to(level('noAccess'))
  await keys.press('ArrowRight')
  await expect(level('onlyRead')).toBeChecked()
  const save = page.getByRole('button', { name: teams.save, exact: true })
  await expect(save).toBeInViewport()
  await keys.to(save)
  await keys.press('Enter')
  await expect(page.getByText(teams.saved, { exact: true })).toBeVisible()
  await keys.at(save)
  const who = page.getByRole('combobox', { name: teams.why.person })
  // the box is made anew by whom it sees coming
  await keys.to(page.getByRole('combobox', { name: teams.why.area }))
  await keys.press('Shift+Tab')
  await keys.at(who)
  await keys.type(person.name)
  await expect(page.getByRole('option', { name })).toHaveAttribute('data-highlighted')
  await keys.press('Enter')
  const words = { name, area: w.shell.areas.assets }
  await expect(page.getByText(filled(teams.why.administrator, words))).toBeVisible()
  await keys.at(who)
}

/** Invites somebody and takes the invitation back. */
export async function workTheInvitations(visit: Visit, email: string) {
  const { page, w, keys } = visit
  const { invite, views } = w.people
  const dialog = page.getByRole('dialog', { name: invite.title })
  const action = page.getByRole('button', { name: invite.action, exact: true })
  await goByKeys(visit, w.shell.nav.people, '/app/users')
  await keys.to(action)
  await keys.press('Enter')
  await keys.at(dialog.getByRole('textbox', { name: invite.email }))
  await keys.type(email)
  await keys.press('Enter')
  await expect(page.getByText(invite.sent)).toBeVisible()
  await expect(dialog).toBeHidden()
  await keys.at(action)
  await keys.to(page.getByRole('radio', { name: views.people }))
  await keys.press('ArrowRight')
  await expect(page).toHaveURL('/app/users?view=invitations')
  const withdraw = page.getByRole('button', { name: filled(invite.withdraw_of, { email }) })
  await keys.to(withdraw)
  await keys.press('Enter')
  const question = page.getByRole('alertdialog')
  await keys.at(question.getByRole('button', { name: w.common.actions.cancel }))
  await keys.press('Escape')
  await expect(question).toBeHidden()
  await keys.at(withdraw)
  await keys.press('Enter')
  await keys.to(question.getByRole('button', { name: invite.withdraw }))
  await keys.press('Enter')
  await expect(page.getByText(invite.empty)).toBeVisible()
  await expect(question).toBeHidden()
  const view = page.getByRole('radio', { name: views.invitations })
  // the row took its button with it: the nearest one has the focus, which stands before the views
  await keys.at(page.getByRole('main').locator(':focus'))
  await keys.to(view)
  await keys.press('ArrowLeft')
  await expect(page).toHaveURL('/app/users')
}

/** Disables a colleague; what nobody may do to the last administrator says why. */
export async function workTheList({ page, w, person, keys }: Visit, colleague: string) {
  const { people } = w
  const menuOf = (name: string) => page.getByRole('button', { name: filled(people.actions_of, { name }) })
  const own = menuOf(`${person.name} ${person.surname}`)
  const grid = page.getByRole('grid', { name: people.title })
  await keys.to(grid)
  await keys.to(own)
  await keys.press('Enter')
  const lower = page.getByRole('menuitem', { name: people.act.lower })
  await expect(lower).toHaveAttribute('aria-disabled', 'true')
  await expect(lower).toContainText(w.issues.last_administrator)
  await keys.press('Escape')
  await keys.at(own)
  await keys.to(menuOf(colleague))
  await keys.choose(page.getByRole('menuitem', { name: people.act.disable }))
  const question = page.getByRole('alertdialog')
  await keys.to(question.getByRole('button', { name: people.act.disable }))
  await keys.press('Enter')
  await expect(page.getByRole('row', { name: colleague })).toContainText(people.states.disabled)
  await keys.at(menuOf(colleague))
}

/** Narrows the log, opens a line of it, and sees everything again. */
export async function workTheLog(visit: Visit) {
  const { page, w, keys } = visit
  const { audit } = w
  const group = page.getByRole('combobox', { name: audit.filter.group })
  const lines = page.getByRole('list', { name: audit.list }).getByRole('listitem')
  await goByKeys(visit, w.shell.nav.users, '/app/settings/users-configuration')
  await keys.to(page.getByRole('link', { name: w.teams.log }))
  await keys.press('Enter')
  await expect(page).toHaveURL('/app/settings/audit')
  await keys.at(page.getByRole('main'))
  await keys.to(group)
  await keys.type(audit.group.people)
  await expect(page).toHaveURL(/group=people/)
  await expect(lines.filter({ hasText: audit.action['user.disable'] })).toHaveCount(1)
  await keys.at(group)
  const opener = lines.first().getByRole('button', { expanded: false })
  await keys.to(opener)
  await keys.press('Enter')
  await expect(lines.first()).toContainText(audit.hash)
  await keys.press('Enter')
  await expect(lines.first()).not.toContainText(audit.hash)
  await keys.at(opener)
  await keys.to(page.getByRole('button', { name: audit.filter.clear }), 'Shift+Tab')
  await keys.press('Enter')
  await expect(page).toHaveURL('/app/settings/audit')
  // the button went with what it cleared: one of the filters beside it has the focus
  await keys.at(page.getByRole('main').locator(':focus'))
}
