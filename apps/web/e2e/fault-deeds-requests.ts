import { asked, dialogOf, like, pressed, pressIn, type Deed, type Writing } from './fault-deed.ts'
import { box, expect } from './fixtures.ts'
import { filled } from './words.ts'

const requestPath = (id: string) => `/app/dc-manager/mac-projects/${id}`
const RULES = '/app/dc-manager/maintenance-projects?view=rules'

const begun = async ({ of, page, text }: Writing) => {
  const { id } = await of.begun(text)
  await page.goto(requestPath(id))
}
const executed = async ({ of, page, text }: Writing) => {
  const request = await of.begun(text)
  await of.client.work.execute(request, request.items[0]?.id ?? '', { result: 'as_planned' })
  await page.goto(requestPath(request.id))
}
const ruled = async ({ of, page, text }: Writing) => {
  await of.client.maintenanceRules.create({
    name: text,
    work: 'inspection',
    scope: { by: 'assets', asset_ids: [of.asset] },
    recurrence: { by: 'done', every: 1, unit: 'month', starts_on: '2099-01-01' },
  })
  await page.goto(RULES)
}
const ofRule = async ({ page, w, text }: Writing, act: string) => {
  await page.getByRole('button', { name: filled(w.maintenance.rule.actions, { name: text }) }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}
const ruleName = (at: Writing) => dialogOf(at).getByRole('textbox', { name: at.w.maintenance.rule.name })
const draft = ({ of, text }: Writing) =>
  of.client.work.create({ kind: 'remove', title: text, items: [], is_draft: true })
const titleIn = ({ page, w }: Writing) => page.getByRole('textbox', { name: w.forms.when.title })
const template = async ({ of, page, text }: Writing) => {
  const { id } = await of.client.workTemplates.create({ name: text, kind: 'move' })
  await page.goto(`/app/forms/templates?open=${id}`)
}
const noteIn = (at: Writing) => box(dialogOf(at), at.w.work.act.note)
const reading = ({ page }: Writing) => page.getByRole('spinbutton', { name: /Inlet/ })

/** What is done with requests on their way, with their templates and with rules. */
export const REQUEST_DEEDS: Deed[] = [
  {
    name: 'a part of a request is executed',
    asks: 'POST /api/work/{id}/items/{item_id}/execute/',
    visit: begun,
    write: async (at) => {
      await pressIn(at.page, at.w.work.items.execute)
      await noteIn(at).fill(at.text)
    },
    send: (at) => pressIn(dialogOf(at), at.w.work.execute.submit.as_planned),
    kept: (at) => expect(noteIn(at)).toHaveValue(at.text),
    done: ({ page, w }) => page.getByText(like(w.work.execute.done)),
  },
  pressed({
    name: 'what was executed is undone',
    asks: 'POST /api/work/{id}/items/{item_id}/revert/',
    visit: executed,
    send: ({ page, w }) => pressIn(page, w.work.items.revert),
    done: ({ page, w, text }) => page.getByText(filled(w.work.items.reverted, { name: text })),
  }),
  pressed({
    name: 'what was executed is to stay',
    asks: 'POST /api/work/{id}/items/{item_id}/accept/',
    visit: executed,
    send: ({ page, w }) => pressIn(page, w.work.items.accept),
    done: ({ page, w, text }) => page.getByText(filled(w.work.items.kept, { name: text })),
  }),
  {
    name: 'a step of a request is done',
    asks: 'POST /api/work/{id}/steps/{step_id}/',
    visit: begun,
    write: (at) => reading(at).fill('21'),
    send: ({ page, w }) => pressIn(page, w.work.procedure.do),
    kept: (at) => expect(reading(at)).toHaveValue('21'),
    done: ({ page, w }) => page.getByRole('button', { name: w.work.procedure.undo }),
  },
  {
    name: 'a draft is changed',
    asks: 'PATCH /api/work/{id}/',
    visit: async (at) => {
      const { id } = await draft(at)
      await at.page.goto(`/app/forms/mac?draft=${id}&step=when`)
    },
    write: (at) => titleIn(at).fill(`${at.text} new`),
    send: ({ page, w }) => pressIn(page, w.forms.keep),
    kept: (at) => expect(titleIn(at)).toHaveValue(`${at.text} new`),
    done: ({ page, w }) => page.getByText(like(w.forms.kept)),
  },
  asked({
    name: 'a draft is deleted',
    asks: 'DELETE /api/work/{id}/',
    visit: async (at) => {
      const { id } = await draft(at)
      await at.page.goto(`/app/forms/history?mine=draft&open=${id}`)
    },
    ask: (at) => pressIn(dialogOf(at), at.w.forms.history.delete),
    answer: ({ w }) => w.forms.history.delete,
    // out of reach while the window is over it
    done: ({ page, w }) => page.getByRole('main').getByRole('heading', { name: w.forms.history.title }),
  }),
  {
    name: 'a template is changed',
    asks: 'PATCH /api/work-templates/{id}/',
    visit: template,
    write: (at) => box(dialogOf(at), at.w.fields.asset.name).fill(`${at.text} new`),
    send: (at) => pressIn(dialogOf(at), at.w.common.actions.save),
    kept: (at) => expect(box(dialogOf(at), at.w.fields.asset.name)).toHaveValue(`${at.text} new`),
    done: ({ page, w }) => page.getByText(w.forms.templates.saved, { exact: true }),
  },
  asked({
    name: 'a template is deleted',
    asks: 'DELETE /api/work-templates/{id}/',
    visit: template,
    ask: (at) => pressIn(dialogOf(at), at.w.forms.templates.delete),
    answer: ({ w }) => w.forms.templates.delete,
    done: ({ page, w }) => page.getByRole('main').getByRole('heading', { name: w.forms.templates.title }),
  }),
  {
    name: 'a rule of maintenance is changed',
    asks: 'PATCH /api/maintenance-rules/{id}/',
    visit: ruled,
    write: async (at) => {
      await ofRule(at, at.w.maintenance.rule.edit)
      await ruleName(at).fill(`${at.text} new`)
    },
    send: (at) => pressIn(dialogOf(at), at.w.maintenance.form.save),
    kept: (at) => expect(ruleName(at)).toHaveValue(`${at.text} new`),
    done: ({ page, w, text }) => page.getByText(filled(w.maintenance.rule.saved, { name: `${text} new` })),
  },
  asked({
    name: 'a rule of maintenance is deleted',
    asks: 'DELETE /api/maintenance-rules/{id}/',
    visit: ruled,
    ask: (at) => ofRule(at, at.w.maintenance.rule.delete),
    answer: ({ w }) => w.maintenance.rule.delete,
    done: ({ page, w, text }) => page.getByText(filled(w.maintenance.rule.deleted, { name: text })),
  }),
]
