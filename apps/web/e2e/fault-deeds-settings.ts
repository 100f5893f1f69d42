import { blankView } from '@plenum/domain/saved-view'
import { USUAL_CHANNELS } from '@plenum/domain/notification'
import { asked, choose, dialogOf, pressed, pressIn, type Deed, type Writing } from './fault-deed.ts'
import { box, expect } from './fixtures.ts'
import { filled } from './words.ts'

const VIEWS = '/app/settings/view-assets'
const CODES = '/app/settings/nomenclature'

const tagged = async ({ of, page, text }: Writing) => {
  await of.client.tags.create({ name: text, colour: 'red' })
  await page.goto('/app/settings/tags')
}
const ofTag = ({ text }: Writing, what: string) => `${what}: ${text}`
const viewed = async ({ of, page, text }: Writing) => {
  const view = await of.client.savedViews.create({
    entity: 'asset',
    name: text,
    settings: blankView.settings,
  })
  await page.goto(VIEWS)
  return view
}
const viewMenu = ({ w, text }: Writing) => filled(w.views.actions_of, { name: text })

/** What is written of tags, views, codes and notifications. */
export const SETTING_DEEDS: Deed[] = [
  {
    name: 'a tag is renamed',
    asks: 'PATCH /api/tags/{id}/',
    visit: tagged,
    write: async (at) => {
      await pressIn(at.page, ofTag(at, at.w.tags.edit))
      await dialogOf(at).getByRole('textbox', { name: at.w.tags.name }).fill(`${at.text} new`)
    },
    send: (at) => pressIn(dialogOf(at), at.w.common.actions.save),
    kept: (at) =>
      expect(dialogOf(at).getByRole('textbox', { name: at.w.tags.name })).toHaveValue(`${at.text} new`),
    done: ({ page, w }) => page.getByText(w.tags.saved, { exact: true }),
  },
  {
    name: 'two tags become one',
    asks: 'POST /api/tags/{id}/merge/',
    visit: tagged,
    write: async (at) => {
      await pressIn(at.page, ofTag(at, at.w.tags.merge))
      await dialogOf(at)
        .getByRole('combobox', { name: at.w.tags.merge_into })
        .selectOption({ label: 'Leased' })
    },
    send: (at) => pressIn(dialogOf(at), at.w.tags.merge),
    kept: (at) =>
      expect(
        dialogOf(at).getByRole('combobox', { name: at.w.tags.merge_into }).locator('option:checked'),
      ).toHaveText('Leased'),
    done: ({ page, w, text }) => page.getByText(filled(w.tags.merged, { name: text, into: 'Leased' })),
  },
  asked({
    name: 'a tag is deleted',
    asks: 'DELETE /api/tags/{id}/',
    visit: tagged,
    ask: (at) => pressIn(at.page, ofTag(at, at.w.tags.delete)),
    answer: ({ w }) => w.tags.delete,
    done: ({ page, w }) => page.getByText(w.tags.deleted, { exact: true }),
  }),
  {
    name: 'a view is renamed',
    asks: 'PATCH /api/saved-views/{id}/',
    visit: viewed,
    write: async (at) => {
      await choose(at, viewMenu(at), at.w.views.rename)
      await box(dialogOf(at), at.w.views.name).fill(`${at.text} new`)
    },
    send: (at) => pressIn(dialogOf(at), at.w.views.save),
    kept: (at) => expect(box(dialogOf(at), at.w.views.name)).toHaveValue(`${at.text} new`),
    done: ({ page, text }) => page.getByRole('link', { name: `${text} new`, exact: true }),
  },
  asked({
    name: 'a view is deleted',
    asks: 'DELETE /api/saved-views/{id}/',
    visit: viewed,
    ask: (at) => choose(at, viewMenu(at), at.w.views.delete),
    answer: ({ w }) => w.views.delete,
    done: ({ page, w }) => page.getByText(w.views.deleted, { exact: true }),
  }),
  pressed({
    name: 'the list begins with a view',
    asks: 'PUT /api/saved-views/{id}/default/',
    visit: viewed,
    send: (at) => choose(at, viewMenu(at), at.w.views.make_default),
    done: ({ page, w }) => page.getByText(w.views.saved, { exact: true }),
  }),
  pressed({
    name: 'the list begins with no view',
    asks: 'DELETE /api/saved-views/{id}/default/',
    visit: async (at) => {
      const { id } = await viewed(at)
      await at.of.client.savedViews.setDefault(id, true)
      await at.page.goto(VIEWS)
    },
    send: (at) => choose(at, viewMenu(at), at.w.views.no_default),
    done: ({ page, w }) => page.getByText(w.views.saved, { exact: true }),
  }),
  {
    name: 'a template of codes is made',
    asks: 'POST /api/nomenclatures/',
    visit: async ({ of, page }) => {
      await withoutTemplate(of, 'PDU')
      await page.goto('/app/settings/nomenclature')
    },
    write: async (at) => {
      await at.page.getByRole('button', { name: at.w.nomenclature.add }).first().click()
      await dialogOf(at).getByRole('combobox', { name: at.w.nomenclature.type }).selectOption('PDU')
    },
    send: (at) => pressIn(dialogOf(at), at.w.common.actions.add),
    kept: (at) =>
      expect(dialogOf(at).getByRole('combobox', { name: at.w.nomenclature.type })).toHaveValue('PDU'),
    done: ({ page, w }) => page.getByText(w.nomenclature.added),
  },
  asked({
    name: 'a template of codes is deleted',
    asks: 'DELETE /api/nomenclatures/{id}/',
    visit: async ({ of, page }) => {
      const usual = await withoutTemplate(of, 'PDU')
      const { template, scope, stand_in, hand_typed } = usual
      const made = await of.client.nomenclatures.create({
        asset_type: 'PDU',
        template,
        scope: [...scope],
        stand_in,
        hand_typed,
      })
      await page.goto(`/app/settings/nomenclature?type=${made.asset_type}`)
    },
    ask: ({ page, w }) => pressIn(page, w.nomenclature.remove),
    answer: ({ w }) => w.nomenclature.remove,
    done: ({ page, w }) => page.getByText(w.nomenclature.removed),
  }),
  {
    name: 'codes are set aside',
    asks: 'POST /api/code-reserves/',
    visit: ({ page }) => page.goto(CODES),
    write: async (at) => {
      await pressIn(at.page, at.w.nomenclature.reserve)
      await dialogOf(at).getByLabel(at.w.nomenclature.reserve_count, { exact: true }).fill('3')
      await box(dialogOf(at), at.w.nomenclature.reserve_note).fill(at.text)
    },
    send: (at) => pressIn(dialogOf(at), at.w.nomenclature.reserve),
    kept: (at) => expect(box(dialogOf(at), at.w.nomenclature.reserve_note)).toHaveValue(at.text),
    done: ({ page, w }) =>
      page.getByText(filled(w.nomenclature.reserved_other, { count: '3', shown: '3' }), { exact: true }),
  },
  asked({
    name: 'codes that are set aside are given up',
    asks: 'POST /api/code-reserves/{id}/release/',
    visit: async ({ of, page, text }) => {
      await of.client.codeReserves.create({ asset_type: 'SRV', count: 2, note: text })
      await page.goto(CODES)
    },
    ask: async (at) => {
      const { page, w, text } = at
      const isOpen = await dialogOf(at).isVisible()
      if (!isOpen) await page.getByRole('listitem').filter({ hasText: text }).getByRole('button').click()
      await pressIn(dialogOf(at), w.nomenclature.release_all)
    },
    answer: ({ w }) => w.nomenclature.release_all,
    done: ({ page, w }) => page.getByText(filled(w.nomenclature.released_other, { count: '2', shown: '2' })),
  }),
  pressed({
    name: 'a notification is marked as read',
    asks: 'POST /api/notifications/marks/',
    visit: async ({ of, page, text }) => {
      const client = await of.asEva()
      await client.tickets.create({
        kind: 'improvement',
        subject: text,
        usefulness: 'We label forty racks after each move.',
        desired_features: 'One sheet for a row.',
        context: null,
      })
      await page.goto('/app/notifications')
    },
    send: ({ page, w, text }) =>
      pressIn(page.getByRole('listitem').filter({ hasText: text }), w.notifications.mark_read),
    done: ({ page, w, text }) =>
      page
        .getByRole('listitem')
        .filter({ hasText: text })
        .getByRole('button', { name: w.notifications.mark_unread }),
  }),
  pressed({
    name: 'somebody wants to be told of less',
    asks: 'PUT /api/notifications/preferences/',
    visit: async ({ of, page }) => {
      await of.client.notifications.setPreferences(USUAL_CHANNELS)
      await page.goto('/app/notifications')
    },
    send: (at) => channel(at).click({ force: true }),
    done: (at) => channel(at, false),
  }),
]

const channel = ({ page, w }: Writing, checked = true) =>
  page
    .getByRole('group', { name: w.notifications.preferences.kind.ticket_created })
    .getByRole('switch', { name: w.notifications.preferences.in_app, checked })

/** Takes the template of one type away, where there is one; answers that of every other type. */
async function withoutTemplate({ client }: Writing['of'], asset_type: string) {
  const all = (await client.nomenclatures.list()).results
  const own = all.find((each) => each.asset_type === asset_type)
  if (own) await client.nomenclatures.remove(own)
  const usual = all.find((each) => each.asset_type === null)
  if (usual === undefined) throw new Error('There is no template')
  return usual
}
