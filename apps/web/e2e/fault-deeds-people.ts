import { asked, choose, dialogOf, like, pressed, pressIn, type Deed, type Writing } from './fault-deed.ts'
import { enterAsEva } from './fault-deed-company.ts'
import { box, expect } from './fixtures.ts'
import { CONFIGURATION } from './people.ts'
import { filled } from './words.ts'

const mailOf = ({ text, of }: Writing) => `${text.toLowerCase().replaceAll(' ', '-')}-${of.person.email}`
const EVA = 'Eva Gil'
const teamed = async ({ of, page, text }: Writing) => {
  const { id } = await of.client.teams.create({ name: text, description: null })
  await page.goto(`${CONFIGURATION}?team=${id}`)
}
const menuOfEva = ({ w }: Writing) => filled(w.people.actions_of, { name: EVA })
const ticket = (subject: string) => ({
  kind: 'improvement' as const,
  subject,
  usefulness: 'Forty racks at once.',
  desired_features: 'One sheet.',
  context: null,
})

/** What is done with people, their teams and what they report. */
export const PEOPLE_DEEDS: Deed[] = [
  {
    name: 'a team is renamed',
    asks: 'PATCH /api/teams/{id}/',
    visit: teamed,
    write: (at) => box(at.page, at.w.teams.name).fill(`${at.text} new`),
    send: ({ page, w }) => pressIn(page, w.teams.save),
    kept: (at) => expect(box(at.page, at.w.teams.name)).toHaveValue(`${at.text} new`),
    done: ({ page, w }) => page.getByText(w.teams.saved, { exact: true }).first(),
  },
  asked({
    name: 'a team is deleted',
    asks: 'DELETE /api/teams/{id}/',
    visit: teamed,
    ask: ({ page, w }) => pressIn(page, w.teams.delete),
    answer: ({ w }) => w.teams.delete,
    done: ({ page, w }) => page.getByText(w.teams.deleted, { exact: true }),
  }),
  asked({
    name: 'an invitation is withdrawn',
    asks: 'DELETE /api/invitations/{id}/',
    visit: async (at) => {
      await at.of.client.invitations.create({ email: mailOf(at), team_id: null })
      await at.page.goto('/app/users?view=invitations')
    },
    ask: (at) => pressIn(at.page, filled(at.w.people.invite.withdraw_of, { email: mailOf(at) })),
    answer: ({ w }) => w.people.invite.withdraw,
    done: ({ page, w }) => page.getByText(w.people.invite.withdrawn),
  }),
  {
    name: 'somebody comes to another team',
    asks: 'PATCH /api/users/{id}/',
    visit: async ({ of, page, text }) => {
      await of.client.teams.create({ name: text, description: null })
      await page.goto('/app/users')
    },
    write: async (at) => {
      await choose(at, menuOfEva(at), at.w.people.act.team)
      await teamIn(at).selectOption({ label: at.text })
    },
    send: (at) => pressIn(dialogOf(at), at.w.common.actions.save),
    kept: (at) => expect(teamIn(at).locator('option:checked')).toHaveText(at.text),
    done: ({ page, w }) => page.getByText(filled(w.people.done.team, { name: EVA })),
  },
  asked({
    name: 'the sessions of somebody are ended',
    asks: 'POST /api/users/{id}/end-sessions/',
    visit: ({ page }) => page.goto('/app/users'),
    ask: (at) => choose(at, menuOfEva(at), at.w.people.act.end_sessions),
    answer: ({ w }) => w.people.act.end_sessions,
    done: ({ page, w }) => page.getByText(filled(w.people.done.end_sessions, { name: EVA })),
  }),
  pressed({
    name: 'a ticket gets another priority',
    asks: 'PATCH /api/tickets/{id}/',
    visit: async ({ of, page, text }) => {
      const { id } = await of.client.tickets.create(ticket(text))
      await page.goto(`/app/support/tickets/${id}`)
    },
    send: (at) => priority(at).click(),
    done: (at) => priority(at, true),
  }),
  pressed({
    name: 'tickets are taken away',
    asks: 'POST /api/tickets/exports/',
    visit: ({ page }) => page.goto('/app/support/tickets'),
    send: ({ page, w }) => pressIn(page, w.tickets.export.button),
    done: ({ page, w }) =>
      page.getByText(like(w.tickets.export.done_one)).or(page.getByText(like(w.tickets.export.done_other))),
  }),
  pressed({
    name: 'the log is taken away',
    asks: 'POST /api/audit/exports/',
    visit: ({ page }) => page.goto('/app/settings/audit'),
    send: ({ page, w }) => pressIn(page, w.audit.export.button),
    done: ({ page, w }) => page.getByText(new RegExp(w.audit.export.done.replace('{{shown}}', '\\S+'))),
  }),
  pressed({
    name: 'the list of people is taken away',
    asks: 'POST /api/exports/lists/',
    visit: ({ page }) => page.goto('/app/users'),
    send: async ({ page, w }) => {
      await pressIn(page, w.people.take.label)
      await page.getByRole('menuitem', { name: w.people.take.csv }).click()
    },
    done: ({ page, w }) => page.getByText(w.people.take.saved),
  }),
  {
    name: 'a person gets a picture',
    asks: 'PUT /api/auth/me/avatar/',
    visit: ({ page }) => page.goto('/app/profile'),
    write: async (at) => {
      const buffer = await at.page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } })
      const file = { name: 'ana.png', mimeType: 'image/png', buffer }
      await at.page.locator(`input[aria-label="${at.w.profile.picture.choose}"]`).setInputFiles(file)
      await expect(dialogOf(at).getByRole('button', { name: at.w.common.actions.save })).toBeEnabled()
    },
    send: (at) => pressIn(dialogOf(at), at.w.common.actions.save),
    kept: (at) =>
      expect(dialogOf(at).getByRole('heading', { name: at.w.profile.picture.title })).toBeVisible(),
    done: ({ page, w }) => page.getByText(w.profile.picture.changed),
  },
  pressed({
    name: 'a session elsewhere is ended',
    asks: 'DELETE /api/auth/sessions/{id}/',
    isPublic: true,
    visit: async (at) => {
      await at.of.asEva()
      await enterAsEva(at)
    },
    send: ({ page, w }) =>
      page
        .getByRole('button', { name: new RegExp(`^${w.profile.sessions.end_named.split(':')[0]}`) })
        .first()
        .click(),
    done: ({ page, w }) => page.getByText(w.profile.sessions.ended),
  }),
  {
    name: 'the address is changed',
    asks: 'POST /api/auth/email/',
    isPublic: true,
    visit: enterAsEva,
    write: async (at) => {
      await box(at.page, at.w.profile.email.next).fill(mailOf(at))
      await box(at.page, at.w.profile.email.current_password).fill(at.of.eva.password)
    },
    send: ({ page, w }) => pressIn(page, w.profile.email.submit),
    kept: (at) => expect(box(at.page, at.w.profile.email.next)).toHaveValue(mailOf(at)),
    done: (at) => {
      at.of.eva.email = mailOf(at)
      return at.page.getByText(at.w.profile.email.changed)
    },
  },
  {
    name: 'all sessions are ended',
    asks: 'POST /api/auth/logout-all/',
    isPublic: true,
    visit: enterAsEva,
    write: async (at) => {
      await pressIn(at.page, at.w.profile.end_all.open)
      await box(dialogOf(at), at.w.profile.end_all.password).fill(at.of.eva.password)
    },
    send: (at) => pressIn(dialogOf(at), at.w.profile.end_all.submit),
    kept: (at) => expect(box(dialogOf(at), at.w.profile.end_all.password)).toHaveValue(at.of.eva.password),
    done: ({ page, w }) => page.getByRole('heading', { name: w.auth.login.title }),
  },
]

const teamIn = (at: Writing) => dialogOf(at).getByRole('combobox', { name: at.w.people.team })

const priority = ({ page, w }: Writing, isPressed?: boolean) =>
  page.getByRole('group', { name: w.tickets.ticket.priority }).getByRole('button', {
    name: w.fields.priority.high,
    ...(isPressed !== undefined && { pressed: isPressed }),
  })
