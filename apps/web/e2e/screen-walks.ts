import { signedIn } from './client.ts'
import { addAsset, enter, expect, test, type Language, type Page, type Person } from './fixtures.ts'
import { askForMove, furnish } from './hall.ts'
import { lookingAround, type Look } from './looking-around.ts'
import type { Mailbox } from './mailbox.ts'
import { send } from './news.ts'
import { colleague, CONFIGURATION, level, makeTeam } from './people.ts'
import type { Server } from './server.ts'
import type { ScreenWords } from './words.ts'

const MAC = '/app/dc-manager/mac-projects'

interface Walk extends ReturnType<typeof lookingAround> {
  page: Page
  w: ScreenWords
  person: Person
  server: Server
  mailbox: Mailbox
}

/** Ways through every screen, its dialogs and its states, each of which is examined. */
const WALKS: Readonly<Record<string, (walk: Walk) => Promise<void>>> = {
  'no screen of the way in shuts anybody out': async ({ page, w, visit, examine }) => {
    const heading = page.getByRole('heading', { level: 1 })
    const { login, recovery, reset, invitation } = w.auth
    await page.goto('/')
    await examine(heading)
    await visit('/auth/login', heading)
    await page.getByRole('button', { name: login.submit }).click()
    await examine(page.getByRole('alert'))
    await visit('/auth/login?step=recovery', page.getByRole('heading', { name: recovery.title }))
    await visit('/auth/register', page.getByRole('heading', { name: w.auth.register.title }))
    const token = 'a'.repeat(43)
    await page.goto(`/auth/reset-password#token=${token}`)
    await examine(page.getByRole('textbox', { name: reset.password }))
    await page.goto(`/auth/register#invitation=${token}`)
    await examine(page.getByText(invitation.invalid_title))
  },
  'no screen of the inventory shuts anybody out': async ({ page, w, person, visit, examine, go }) => {
    const heading = page.getByRole('heading', { level: 1 })
    const sheet = page.getByRole('dialog')
    const founder = await enter(page, person)
    await examine(page.getByText(w.home.start_title))
    await visit('/app/settings/assets-inventory', page.getByText(w.assets.empty.new_title))
    await addAsset(page, w, 'Server 1')
    await go('/app/settings/assets-inventory')
    await expect(page.getByText(w.assets.sheet.created)).toBeVisible()
    await examine(page.getByRole('row', { name: 'Server 1' }))
    await page.getByRole('row', { name: 'Server 1' }).click()
    await examine(sheet)
    await sheet.getByRole('button', { name: w.assets.edit }).click()
    await examine(sheet.getByRole('textbox', { name: w.fields.asset.hostname }))
    await visit('/app/settings/assets-inventory/import', page.getByText(w.imports.choose.drop))
    await visit('/app/settings/brand-and-models', page.getByText(w.catalogue.empty.models))
    await page.getByRole('button', { name: w.catalogue.add.models }).first().click()
    await examine(sheet.getByRole('textbox', { name: w.catalogue.field.part_number }))
    await visit('/app/settings/view-assets', page.getByText(w.views.none_title))
    await visit('/app/settings/tags', page.getByText(w.tags.none_title))
    await visit('/app/settings/nomenclature', page.getByText(w.nomenclature.counters))
    await visit('/app/c/NOBODY-1', page.getByText(w.nomenclature.find_title))
    await visit('/app/settings/hierarchy', page.getByText(w.hierarchy.empty.data_center))
    await page.getByRole('button', { name: w.assets.import }).click()
    await examine(page.getByRole('dialog').getByText(w.imports.choose.template))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: w.common.actions.add, exact: true }).first().click()
    const newPlace = page.getByRole('dialog')
    await newPlace.getByLabel(w.hierarchy.name, { exact: false }).first().fill('MAD1')
    await newPlace.getByRole('button', { name: w.common.actions.add, exact: true }).click()
    await examine(page.getByRole('treeitem', { name: 'MAD1' }))
    await page.getByRole('button', { name: w.hierarchy.edit, exact: true }).click()
    await examine(page.getByLabel(w.place.field.timezone))
    await page.getByRole('button', { name: w.common.actions.discard }).click()
    const { hall, r01 } = await furnish(founder)
    await visit(`/app/settings/hierarchy/rack/${r01}`, page.getByRole('button', { name: / Web 1,/ }))
    await visit(`/app/settings/hierarchy/room/${hall}`, page.getByRole('button', { name: w.plans.fit }))
    await page.getByRole('button', { name: w.plans.edit }).click()
    await examine(page.getByRole('heading', { name: w.plans.tray }))
    await visit('/app/settings/hierarchy/reservations', page.getByText(w.reservations.empty))
    await visit('/app/settings/hierarchy/find', page.getByText(w.reservations.find.start))
    await visit(`/app/settings/hierarchy/find?place=${r01}&u=1`, page.getByRole('status').first())
    await visit('/app/forms/mac', page.getByRole('radiogroup', { name: w.forms.kind.label }))
    await visit('/app/forms/mac?kind=add&step=what', page.getByText(w.forms.what.pattern))
    await visit('/app/forms/maintenance', page.getByRole('radiogroup', { name: w.forms.kind.label }))
    await visit('/app/forms/history', page.getByText(w.forms.history.empty))
    await visit('/app/forms/templates', page.getByText(w.forms.templates.empty))
    await visit('/app/forms/templates?open=new', sheet)
    await visit('/app/dc-manager/maintenance-projects', page.getByText(w.maintenance.due.empty))
    await visit('/app/facility/maintenance-projects?view=calendar', heading)
    await visit('/app/operations/maintenance-projects?view=table', page.getByText(w.maintenance.table.empty))
    await visit('/app/facility/maintenance-projects?view=rules', page.getByText(w.maintenance.rule.empty))
    await page.getByRole('button', { name: w.maintenance.rule.new }).first().click()
    await examine(page.getByRole('dialog').getByLabel(w.maintenance.rule.name))
    await page.keyboard.press('Escape')
    await visit('/app/facility/dashboard', page.getByRole('heading', { name: w.plant.faults.title }))
    await visit('/app/operations/dashboard', page.getByRole('heading', { name: w.plant.queue.title }))
    await visit('/app/spikes/graphs', heading)
    await visit('/app/spikes/drag-n-drop', heading)
    await visit('/app/support', page.getByRole('textbox', { name: w.support.desired_features }))
    await visit('/app?over=support', sheet)
    await visit('/app/nowhere', page.getByText(w.common.not_found.message))
    await go('/app')
    await expect(page.getByText(w.home.by_status)).toBeVisible()
    await page.keyboard.press('?')
    await examine(page.getByRole('dialog', { name: w.shell.shortcuts.title }))
  },
  'no screen of people, sessions and permissions shuts anybody out': async ({
    page,
    w,
    person,
    visit,
    examine,
  }) => {
    const dialog = page.getByRole('dialog')
    await enter(page, person, '/app/profile')
    await examine(page.getByRole('button', { name: w.profile.end_all.open }))
    await page.getByRole('button', { name: w.profile.end_all.open }).click()
    await examine(dialog)
    await page.keyboard.press('Escape')
    await visit(CONFIGURATION, page.getByText(w.teams.none_title))
    await makeTeam(page, w, 'Facility')
    await level(page, w, 'write').check()
    await examine(page.getByRole('button', { name: w.teams.discard }))
    await page.getByRole('button', { name: w.teams.discard }).click()
    await page.getByRole('button', { name: w.teams.delete }).click()
    await examine(page.getByRole('alertdialog'))
    await page.keyboard.press('Escape')
    const name = `${person.name} ${person.surname}`
    await visit('/app/users', page.getByRole('row', { name }))
    await page.getByRole('button', { name: w.people.invite.action, exact: true }).click()
    await examine(dialog)
    await dialog.getByRole('textbox', { name: w.people.invite.email }).fill('eva@atlas.example')
    await page.keyboard.press('Enter')
    await visit('/app/users?view=invitations', page.getByText('eva@atlas.example'))
    await visit('/app/settings/audit', page.getByRole('list', { name: w.audit.list }))
    await page.getByRole('button', { name: w.audit.verify.button }).click()
    await page.getByRole('listitem').getByRole('button', { expanded: false }).first().click()
    await examine(page.getByText(w.audit.verify.whole))
  },
  'no screen of feedback and news shuts anybody out': async ({
    mailbox,
    page,
    w,
    person,
    server,
    visit,
    examine,
  }) => {
    await enter(page, person, '/app/notifications')
    await examine(page.getByText(w.notifications.empty.none, { exact: true }))
    await visit('/app/support/tickets', page.getByText(w.tickets.empty.open))
    const founder = await signedIn(server.url, person)
    await colleague(founder, { mailbox, url: server.url, person, name: 'Eva' })
    const { id } = await send(founder, 'Labels')
    await visit('/app/notifications', page.getByRole('button', { name: w.notifications.mark_read }))
    await visit('/app/support/tickets', page.getByRole('link', { name: 'Labels' }))
    await visit(`/app/support/tickets/${id}`, page.getByRole('heading', { name: 'Labels' }))
    await page.goto('/app/support')
    await page.getByRole('radio', { name: w.support.kinds.bug }).check()
    await page.getByRole('button', { name: w.support.submit, exact: true }).click()
    await examine(page.getByText(w.issues.image_needed))
  },
  'no way to look at requests shuts anybody out': async ({ page, person, visit }) => {
    const founder = await enter(page, person)
    const { r02 } = await furnish(founder)
    const { id, title } = await askForMove(founder, r02)
    const shown = page.getByText(title).first()
    await visit(MAC, page.getByRole('article').first())
    await visit(`${MAC}?lane=priority&priority=medium`, page.getByRole('heading', { level: 3 }).first())
    await visit(`${MAC}?view=table`, shown)
    await visit(`${MAC}?view=calendar`, shown)
    await visit(`${MAC}/${id}`, page.getByRole('img', { name: /Web 1/ }).first())
  },
}

/** How many tests `walkScreens` declares. */
export const WALK_COUNT = Object.keys(WALKS).length

/** Declares the tests that examine every screen in a language and in some looks. */
export function walkScreens(language: Language, looks: readonly Look[]) {
  test.describe(`in ${language}`, () => {
    test.use({ firstLanguage: language })
    for (const [title, walk] of Object.entries(WALKS))
      test(title, async ({ page, w, person, server, mailbox }) => {
        test.setTimeout(120_000 + looks.length * 60_000)
        await walk({ page, w, person, server, mailbox, ...lookingAround(page, looks) })
      })
  })
}
