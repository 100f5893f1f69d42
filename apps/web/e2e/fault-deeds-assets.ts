import { dialogOf, pressIn, type Deed, type Writing } from './fault-deed.ts'
import { box, expect, INVENTORY } from './fixtures.ts'
import { filled } from './words.ts'

const HIERARCHY = '/app/settings/hierarchy'

const nameIn = (at: Writing) => box(dialogOf(at), at.w.fields.asset.name)
const reasonIn = (at: Writing) => box(dialogOf(at), at.w.life.reason)
const visitNew = async ({ of, page, text }: Writing, view: string) => {
  const { id } = await of.receive(text)
  await page.goto(`${INVENTORY}?asset=${id}&view=${view}`)
}
const csv = ({ text }: Writing) => ({
  name: 'assets.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`name,type,serial_number\n${text},SRV,${text}\n`),
})
const chooseRows = async (at: Writing) => {
  await at.page.goto(`${INVENTORY}/import`)
  await at.page.locator('input[type=file]').setInputFiles(csv(at))
}
const readRows = async (at: Writing) => {
  await chooseRows(at)
  await pressIn(at.page, at.w.imports.choose.start)
  await expect(at.page.getByRole('button', { name: at.w.imports.map.check })).toBeVisible()
}
const serialIn = ({ page, w }: Writing) =>
  page.getByRole('combobox', { name: filled(w.imports.map.becomes_of, { name: 'serial_number' }) })
const commitOf = ({ page, w }: Writing) =>
  page.getByRole('button', { name: filled(w.imports.commit.start_one, { shown: '1' }) })

/** What is written of assets and places. */
export const ASSET_DEEDS: Deed[] = [
  {
    name: 'an asset is made',
    asks: 'POST /api/assets/',
    visit: ({ page }) => page.goto(`${INVENTORY}?asset=new`),
    write: (at) => nameIn(at).fill(at.text),
    send: (at) => pressIn(dialogOf(at), at.w.common.actions.create),
    kept: (at) => expect(nameIn(at)).toHaveValue(at.text),
    done: ({ page, w }) => page.getByText(w.assets.sheet.created),
  },
  {
    name: 'an asset is changed',
    asks: 'PATCH /api/assets/{id}/',
    visit: (at) => visitNew(at, 'edit'),
    write: (at) => box(dialogOf(at), at.w.fields.asset.hostname).fill(at.text),
    send: (at) => pressIn(dialogOf(at), at.w.common.actions.save),
    kept: (at) => expect(box(dialogOf(at), at.w.fields.asset.hostname)).toHaveValue(at.text),
    done: ({ page, w }) => page.getByText(w.assets.sheet.saved),
  },
  {
    name: 'many assets get a tag',
    asks: 'POST /api/assets/tags/',
    visit: async ({ page, of, text }) => {
      await of.receive(text)
      await page.goto(INVENTORY)
    },
    write: async (at) => {
      await at.page.getByRole('row', { name: at.text }).getByRole('checkbox').check()
      await pressIn(at.page, at.w.tags.many)
      await dialogOf(at).getByRole('combobox', { name: at.w.tags.many_add }).fill('lea')
      await at.page.getByRole('option', { name: 'Leased' }).click()
    },
    send: (at) => pressIn(dialogOf(at), at.w.tags.many_submit),
    kept: (at) => expect(dialogOf(at)).toContainText('Leased'),
    done: ({ page, w }) => page.getByText(filled(w.tags.many_done_one, { shown: '1' })),
  },
  {
    name: 'an asset is moved',
    asks: 'POST /api/assets/{id}/move/',
    visit: (at) => visitNew(at, 'move'),
    write: async (at) => {
      for (const step of ['MAD1', 'Hall 1', 'R09'])
        await dialogOf(at)
          .getByRole('listitem')
          .getByRole('button', { name: new RegExp(`^${step}`) })
          .click()
      const unit = dialogOf(at).getByRole('combobox', { name: at.w.life.move.unit })
      await expect(unit.getByRole('option')).not.toHaveCount(1)
      await unit.selectOption({ index: 1 })
      await reasonIn(at).fill(at.text)
    },
    send: (at) => pressIn(dialogOf(at), at.w.life.move.submit),
    kept: async (at) => {
      await expect(reasonIn(at)).toHaveValue(at.text)
      await expect(dialogOf(at).getByRole('combobox', { name: at.w.life.move.unit })).not.toHaveValue('')
    },
    done: ({ page, text }) => page.getByRole('dialog', { name: text, exact: true }).getByText('R09'),
  },
  {
    name: 'an asset is decommissioned',
    asks: 'POST /api/assets/{id}/decommission/',
    visit: (at) => visitNew(at, 'decommission'),
    write: async (at) => {
      await dialogOf(at).getByRole('combobox', { name: at.w.life.category }).selectOption('end_of_life')
      await reasonIn(at).fill(`${at.text} is too old`)
      await box(dialogOf(at), at.w.life.end.operator).fill('Grace Hopper')
      await box(dialogOf(at), at.w.life.end.verification).fill('Read back')
    },
    send: (at) => pressIn(dialogOf(at), at.w.life.end.submit_close),
    kept: async (at) => {
      await expect(reasonIn(at)).toHaveValue(`${at.text} is too old`)
      await expect(box(dialogOf(at), at.w.life.end.operator)).toHaveValue('Grace Hopper')
    },
    done: ({ page, w, text }) => page.getByText(filled(w.life.end.done_closed, { name: text })),
  },
  {
    name: 'the files of an import are read',
    asks: 'POST /api/imports/',
    visit: chooseRows,
    write: async () => {},
    send: ({ page, w }) => pressIn(page, w.imports.choose.start),
    kept: ({ page }) => expect(page.getByText('assets.csv').first()).toBeVisible(),
    done: ({ page, w }) => page.getByRole('button', { name: w.imports.map.check }),
  },
  {
    name: 'the rows of an import are checked',
    asks: 'PATCH /api/imports/{id}/',
    visit: readRows,
    write: (at) => serialIn(at).selectOption({ label: at.w.imports.map.ignored }),
    send: ({ page, w }) => pressIn(page, w.imports.map.check),
    kept: (at) => expect(serialIn(at).locator('option:checked')).toHaveText(at.w.imports.map.ignored),
    done: commitOf,
  },
  {
    name: 'an import is carried out',
    asks: 'POST /api/imports/{id}/commit/',
    visit: async (at) => {
      await readRows(at)
      await pressIn(at.page, at.w.imports.map.check)
      await expect(commitOf(at)).toBeVisible()
    },
    write: async () => {},
    send: (at) => commitOf(at).click(),
    kept: async () => {},
    done: ({ page, w }) => page.getByText(filled(w.imports.result.done_one, { shown: '1' })),
  },
  {
    name: 'a view is kept',
    asks: 'POST /api/saved-views/',
    visit: ({ page }) => page.goto(`${INVENTORY}?status=received`),
    write: async (at) => {
      await at.page.getByRole('button', { name: at.w.assets.filter.views, exact: true }).click()
      await at.page.getByRole('menuitem', { name: at.w.views.save_as }).click()
      await box(dialogOf(at), at.w.views.name).fill(at.text)
    },
    send: (at) => box(dialogOf(at), at.w.views.name).press('Enter'),
    kept: (at) => expect(box(dialogOf(at), at.w.views.name)).toHaveValue(at.text),
    done: ({ page, w, text }) => page.getByRole('button', { name: `${w.views.menu}: ${text}`, exact: true }),
  },
  {
    name: 'a place is made',
    asks: 'POST /api/nodes/',
    visit: ({ page }) => page.goto(HIERARCHY),
    write: async (at) => {
      await at.page.getByRole('button', { name: at.w.common.actions.add, exact: true }).first().click()
      await dialogOf(at).getByLabel(at.w.hierarchy.name).first().fill(at.text)
    },
    send: (at) => pressIn(dialogOf(at), at.w.common.actions.add),
    kept: (at) => expect(dialogOf(at).getByLabel(at.w.hierarchy.name).first()).toHaveValue(at.text),
    done: ({ page, text }) => page.getByRole('heading', { name: text }).first(),
  },
  {
    name: 'a place is changed',
    asks: 'PATCH /api/nodes/{id}/',
    visit: ({ page, of }) => page.goto(`${HIERARCHY}/${of.dataCenter}`),
    write: async ({ page, w, text }) => {
      await pressIn(page, w.hierarchy.edit)
      await box(page, w.place.field.city).fill(text)
    },
    send: ({ page, w }) => pressIn(page, w.common.actions.save),
    kept: ({ page, w, text }) => expect(box(page, w.place.field.city)).toHaveValue(text),
    done: ({ page, text }) => page.getByRole('main').getByText(text),
  },
  {
    name: 'a device is moved in its rack by keys',
    asks: 'POST /api/assets/{id}/move/',
    visit: ({ page, of }) => page.goto(`${HIERARCHY}/rack/${of.r01}`),
    write: async () => {},
    send: async ({ page, w, turn }) => {
      const front = page.getByRole('group', {
        name: filled(w.racks.rack_label, { name: 'R01', face: w.fields.face.front }),
      })
      await front.getByRole('button', { name: / Web 2/ }).focus()
      await page.keyboard.press('Space')
      await page.keyboard.type(turn % 2 === 0 ? '15' : '17')
      await page.keyboard.press('Enter')
    },
    kept: async () => {},
    done: ({ page, w }) => page.getByText(filled(w.racks.moved, { name: 'Web 2' })),
  },
  {
    name: 'the plan of a room is saved',
    asks: 'PUT /api/nodes/{id}/plan/',
    visit: ({ page, of }) => page.goto(`${HIERARCHY}/room/${of.hall}?mode=edit`),
    write: async ({ page, w }) => {
      await pressIn(page, w.plans.shapes.column)
      await page.keyboard.press('Enter')
      await expect(page.getByText(w.plans.unsaved)).toBeVisible()
    },
    send: ({ page, w }) => pressIn(page, w.common.actions.save),
    kept: ({ page, w }) => expect(page.getByText(w.plans.unsaved)).toBeVisible(),
    done: ({ page, w }) => page.getByText(w.plans.saved),
  },
  {
    name: 'a place is reserved',
    asks: 'POST /api/reservations/',
    visit: ({ page, of }) => page.goto(`${HIERARCHY}/find?place=${of.r09}&u=1`),
    write: async (at) => {
      await at.page.getByRole('button', { name: at.w.reservations.find.reserve_all }).first().click()
      await box(dialogOf(at), at.w.reservations.dialog.reason).fill(at.text)
    },
    send: (at) => pressIn(dialogOf(at), at.w.reservations.dialog.submit),
    kept: (at) => expect(box(dialogOf(at), at.w.reservations.dialog.reason)).toHaveValue(at.text),
    done: ({ page, w }) =>
      page.getByText(new RegExp(w.reservations.done_one.replace(/\{\{\w+\}\}/, 'R09.*'))).first(),
  },
]
