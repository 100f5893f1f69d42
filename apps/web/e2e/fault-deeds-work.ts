import { dialogOf, pressed, pressIn, type Deed, type Writing } from './fault-deed.ts'
import { box, expect } from './fixtures.ts'
import { at as atStep, goOn } from './form-steps.ts'
import { filled } from './words.ts'

const titleIn = ({ page, w }: Writing) => page.getByRole('textbox', { name: w.forms.when.title })
const commentIn = ({ page, w }: Writing) => page.getByRole('textbox', { name: w.work.comments.add })
const requestPath = (id: string) => `/app/dc-manager/mac-projects/${id}`
const visitWhen = async ({ of, page, text }: Writing) => {
  const { id } = await of.receive(text)
  await page.goto(`/app/forms/mac?kind=remove&assets=${id}&step=when`)
}

const taken = async ({ page, w }: Writing) => {
  await pressIn(page, w.work.take.label)
  await page.getByRole('menuitem', { name: w.work.take.csv }).click()
}

/** What is written of requests and maintenance. */
export const WORK_DEEDS: Deed[] = [
  {
    name: 'a request is kept as a draft',
    asks: 'POST /api/work/',
    visit: visitWhen,
    write: (at) => titleIn(at).fill(at.text),
    send: ({ page, w }) => pressIn(page, w.forms.keep),
    kept: (at) => expect(titleIn(at)).toHaveValue(at.text),
    done: ({ page, w }) => page.getByText(new RegExp(w.forms.kept.replace(/\{\{\w+\}\}/, '.*'))),
  },
  {
    name: 'a request is submitted',
    asks: 'POST /api/work/',
    visit: visitWhen,
    write: async (at) => {
      await titleIn(at).fill(at.text)
      await goOn(at.page, at.w)
      await atStep(at.page, at.w, 'check')
    },
    send: ({ page, w }) => pressIn(page, w.forms.submit),
    kept: ({ page, w, text }) =>
      expect(page.getByRole('complementary', { name: w.forms.summary })).toContainText(text),
    done: ({ page, w }) => page.getByText(new RegExp(w.forms.submitted.replace(/\{\{\w+\}\}/, '.*'))),
  },
  {
    name: 'a request is commented on',
    asks: 'POST /api/work/{id}/comments/',
    visit: ({ page, of }) => page.goto(requestPath(of.request)),
    write: (at) => commentIn(at).fill(at.text),
    send: ({ page, w }) => pressIn(page, w.work.comments.send),
    kept: (at) => expect(commentIn(at)).toHaveValue(at.text),
    done: ({ page, w, text }) =>
      page.getByRole('list', { name: w.work.comments.title }).getByText(text, { exact: true }),
  },
  {
    name: 'a request is cancelled',
    asks: 'POST /api/work/{id}/act/',
    visit: async ({ page, of, text }) => {
      const { id } = await of.receive(text)
      const items = [{ id: crypto.randomUUID(), op: 'remove' as const, asset_id: id }]
      const request = await of.client.work.create({ kind: 'remove', title: text, items })
      await page.goto(requestPath(request.id))
    },
    write: async (at) => {
      await pressIn(at.page, at.w.work.action.cancel)
      await dialogOf(at).getByRole('textbox').first().fill(`${at.text} is not needed`)
    },
    send: (at) => pressIn(dialogOf(at), at.w.work.action.cancel),
    kept: (at) => expect(dialogOf(at).getByRole('textbox').first()).toHaveValue(`${at.text} is not needed`),
    done: ({ page, w }) =>
      page.getByText(new RegExp(filled(w.work.acted, { code: '.*', stage: w.work.stage.canceled }))),
  },
  {
    name: 'a template is made',
    asks: 'POST /api/work-templates/',
    visit: ({ page }) => page.goto('/app/forms/templates?open=new'),
    write: (at) => box(dialogOf(at), at.w.fields.asset.name).fill(at.text),
    send: (at) => pressIn(dialogOf(at), at.w.common.actions.create),
    kept: (at) => expect(box(dialogOf(at), at.w.fields.asset.name)).toHaveValue(at.text),
    done: ({ page, text }) => page.getByRole('main').getByText(text),
  },
  {
    name: 'a rule of maintenance is made',
    asks: 'POST /api/maintenance-rules/',
    visit: ({ page }) => page.goto('/app/facility/maintenance-projects?view=rules'),
    write: async (at) => {
      const words = at.w.maintenance
      await at.page.getByRole('button', { name: words.rule.new }).first().click()
      await dialogOf(at).getByRole('textbox', { name: words.rule.name }).fill(at.text)
      await dialogOf(at).getByRole('combobox', { name: words.form.add_type }).fill('GEN')
      await at.page.getByRole('option', { name: /GEN/ }).first().click()
    },
    send: (at) => pressIn(dialogOf(at), at.w.maintenance.form.create),
    kept: (at) =>
      expect(dialogOf(at).getByRole('textbox', { name: at.w.maintenance.rule.name })).toHaveValue(at.text),
    done: ({ page, text }) => page.getByRole('row', { name: new RegExp(text) }),
  },
  pressed({
    name: 'requests are taken away',
    asks: 'POST /api/exports/requests/',
    visit: ({ page }) => page.goto('/app/forms/history'),
    send: taken,
    done: ({ page, w }) => page.getByText(w.work.take.saved),
  }),
  pressed({
    name: 'maintenance rules are taken away',
    asks: 'POST /api/exports/maintenance-rules/',
    visit: ({ page }) => page.goto('/app/facility/maintenance-projects?view=rules'),
    send: taken,
    done: ({ page, w }) => page.getByText(w.work.take.saved),
  }),
]
