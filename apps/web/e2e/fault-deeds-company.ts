import { dialogOf, pressIn, type Deed, type Writing } from './fault-deed.ts'
import { box, expect } from './fixtures.ts'
import { CONFIGURATION, level } from './people.ts'

const CATALOGUE = '/app/settings/brand-and-models'

const nameIn = (at: Writing, name: string) => box(dialogOf(at), name)
const mailOf = ({ text }: Writing) => `${text.toLowerCase().replaceAll(' ', '-')}@atlas.example`
/** Begins with a digit that differs, so that it is another each time. */
const templateOf = ({ turn }: Writing) => `N${turn}-{type}-{seq|pad:6}`
const phoneOf = ({ turn }: Writing) => `+34 600 ${100 + turn}`

/** What is written of a company, its people and its settings. */
export const COMPANY_DEEDS: Deed[] = [
  {
    name: 'the profile is changed',
    asks: 'PATCH /api/auth/me/',
    visit: ({ page }) => page.goto('/app/profile'),
    write: (at) => box(at.page, at.w.profile.personal.phone_number).fill(phoneOf(at)),
    send: ({ page, w }) => page.getByRole('button', { name: w.common.actions.save }).first().click(),
    kept: (at) => expect(box(at.page, at.w.profile.personal.phone_number)).toHaveValue(phoneOf(at)),
    done: ({ page, w }) => page.getByText(w.profile.personal.saved),
  },
  {
    name: 'a team is made',
    asks: 'POST /api/teams/',
    visit: ({ page }) => page.goto(CONFIGURATION),
    write: async (at) => {
      await at.page.getByRole('button', { name: at.w.teams.add }).first().click()
      await dialogOf(at).getByRole('textbox', { name: at.w.teams.name }).fill(at.text)
    },
    send: (at) => pressIn(dialogOf(at), at.w.common.actions.add),
    kept: (at) => expect(dialogOf(at).getByRole('textbox', { name: at.w.teams.name })).toHaveValue(at.text),
    done: ({ page, text }) => page.getByRole('heading', { name: text, exact: true }),
  },
  {
    name: 'a team is given another right',
    asks: 'PUT /api/teams/{id}/permissions/',
    visit: async ({ page, of, text }) => {
      const { id } = await of.client.teams.create({ name: text, description: null })
      await page.goto(`${CONFIGURATION}?team=${id}`)
    },
    write: ({ page, w }) => level(page, w, 'write').check(),
    send: ({ page, w }) => pressIn(page, w.teams.save),
    kept: ({ page, w }) => expect(level(page, w, 'write')).toBeChecked(),
    done: ({ page, w }) => page.getByText(w.teams.saved, { exact: true }).first(),
  },
  {
    name: 'somebody is invited',
    asks: 'POST /api/invitations/',
    visit: ({ page }) => page.goto('/app/users'),
    write: async (at) => {
      await pressIn(at.page, at.w.people.invite.action)
      await dialogOf(at).getByRole('textbox', { name: at.w.people.invite.email }).fill(mailOf(at))
    },
    send: (at) => pressIn(dialogOf(at), at.w.people.invite.send),
    kept: (at) =>
      expect(dialogOf(at).getByRole('textbox', { name: at.w.people.invite.email })).toHaveValue(mailOf(at)),
    done: ({ page, w }) => page.getByText(w.people.invite.sent).first(),
  },
  {
    name: 'a tag is made',
    asks: 'POST /api/tags/',
    visit: ({ page }) => page.goto('/app/settings/tags'),
    write: async (at) => {
      await at.page.getByRole('button', { name: at.w.tags.add }).first().click()
      await dialogOf(at).getByRole('textbox', { name: at.w.tags.name }).fill(at.text)
    },
    send: (at) => pressIn(dialogOf(at), at.w.common.actions.add),
    kept: (at) => expect(dialogOf(at).getByRole('textbox', { name: at.w.tags.name })).toHaveValue(at.text),
    done: ({ page, w, text }) => page.getByRole('list', { name: w.tags.list }).getByText(text),
  },
  {
    name: 'a brand is made',
    asks: 'POST /api/brands/',
    visit: ({ page }) => page.goto(`${CATALOGUE}?tab=brands`),
    write: async (at) => {
      await at.page.getByRole('button', { name: at.w.catalogue.add.brands }).first().click()
      await nameIn(at, at.w.catalogue.field.name).fill(at.text)
    },
    send: (at) => pressIn(dialogOf(at), at.w.common.actions.create),
    kept: (at) => expect(nameIn(at, at.w.catalogue.field.name)).toHaveValue(at.text),
    done: ({ page, text }) => page.getByRole('dialog').getByRole('heading', { name: text }),
  },
  {
    name: 'the nomenclature is changed',
    asks: 'PATCH /api/nomenclatures/{id}/',
    visit: ({ page }) => page.goto('/app/settings/nomenclature'),
    write: (at) => at.page.getByRole('textbox', { name: at.w.nomenclature.template }).fill(templateOf(at)),
    send: ({ page, w }) => pressIn(page, w.nomenclature.save),
    kept: (at) =>
      expect(at.page.getByRole('textbox', { name: at.w.nomenclature.template })).toHaveValue(templateOf(at)),
    done: ({ page, w }) => page.getByText(w.nomenclature.saved),
  },
  {
    name: 'a ticket is sent',
    asks: 'POST /api/tickets/',
    visit: ({ page }) => page.goto('/app/support'),
    write: async ({ page, w, text }) => {
      await box(page.getByRole('main'), w.support.subject).fill(text)
      await page.getByRole('textbox', { name: w.support.usefulness }).fill('To place a server')
      await page.getByRole('textbox', { name: w.support.desired_features }).fill('A column')
    },
    send: ({ page, w }) => pressIn(page, w.support.submit),
    kept: ({ page, w, text }) => expect(box(page.getByRole('main'), w.support.subject)).toHaveValue(text),
    done: ({ page, w }) => page.getByText(new RegExp(w.support.sent.title.replace(/\{\{\w+\}\}/, '\\d+'))),
  },
  {
    name: 'a ticket is answered',
    asks: 'POST /api/tickets/{id}/entries/',
    visit: ({ page, of }) => page.goto(`/app/support/tickets/${of.ticket}`),
    write: ({ page, w, text }) => box(page, w.tickets.answer.text).fill(text),
    send: ({ page, w }) => pressIn(page, w.tickets.answer.send),
    kept: ({ page, w, text }) => expect(box(page, w.tickets.answer.text)).toHaveValue(text),
    done: ({ page, w, text }) => page.getByRole('list', { name: w.tickets.discussion.title }).getByText(text),
  },
  {
    name: 'the password is changed',
    asks: 'POST /api/auth/password/',
    visit: ({ page }) => page.goto('/app/profile'),
    write: async ({ page, w, of, turn }) => {
      await box(page, w.profile.password.current).fill(of.password.now)
      of.password.next = `Warm-aisle-${turn}`
      await box(page, w.profile.password.next).fill(of.password.next)
      await box(page, w.profile.password.confirmation).fill(of.password.next)
    },
    send: ({ page, w }) => pressIn(page, w.profile.password.submit),
    kept: ({ page, w, of }) => expect(box(page, w.profile.password.next)).toHaveValue(of.password.next),
    done: ({ page, w, of }) => {
      of.password.now = of.password.next
      return page.getByText(w.profile.password.changed)
    },
  },
]
