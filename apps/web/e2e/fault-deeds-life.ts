import type { Locator, Page } from '@playwright/test'
import {
  asked,
  dialogOf,
  like,
  lookUp,
  onItsWay,
  pressed,
  pressIn,
  type Deed,
  type Writing,
} from './fault-deed.ts'
import { box, expect, INVENTORY } from './fixtures.ts'
import { filled, type ScreenWords } from './words.ts'

const reasonIn = (at: Writing) => box(dialogOf(at), at.w.life.reason)
const received = async ({ of, page, text }: Writing, over = '') => {
  const { id } = await of.receive(text)
  await page.goto(`${INVENTORY}?asset=${id}${over}`)
}
const tickedRow = async (at: Writing) => {
  await at.of.receive(at.text)
  await tick(at.page, at)
}
const tick = async (page: Page, { text, w }: Pick<Writing, 'text' | 'w'>) => {
  await page.goto(INVENTORY)
  await page
    .getByRole('row', { name: text })
    .getByRole('checkbox', { name: filled(w.assets.bulk.select, { name: text }) })
    .click()
}

interface Bulk {
  what: string
  visit?: Deed['visit']
  button: (w: ScreenWords) => string
  choose: (at: Writing) => Promise<unknown>
  submit?: (w: ScreenWords) => string
  kept: (at: Writing) => Promise<unknown>
}

/** Something of many assets that is changed at once. */
const bulk = ({
  what,
  button,
  choose,
  submit = (w) => w.life.bulk.submit,
  kept,
  visit = tickedRow,
}: Bulk): Deed => ({
  name: `${what} of many assets is changed`,
  asks: 'POST /api/assets/bulk/',
  visit,
  write: async (at) => {
    await pressIn(at.page.getByRole('group', { name: at.w.common.table.selection }), button(at.w))
    await choose(at)
  },
  send: (at) => pressIn(dialogOf(at), submit(at.w)),
  kept,
  done: ({ page, w }) => page.getByText(filled(w.life.bulk.done_one, { shown: '1' })),
})
const select = (at: Writing, name: string): Locator => dialogOf(at).getByRole('combobox', { name })

/** What becomes of assets, and of many at once. */
export const LIFE_DEEDS: Deed[] = [
  {
    name: 'an asset gets another status',
    asks: 'POST /api/assets/{id}/transition/',
    visit: (at) => received(at, '&view=status'),
    write: async (at) => {
      await dialogOf(at).getByText(at.w.fields.status.faulty, { exact: true }).click()
      await select(at, at.w.life.category).selectOption('fault')
      await reasonIn(at).fill(`${at.text} smokes`)
    },
    send: (at) => pressIn(dialogOf(at), at.w.life.status.submit),
    kept: async (at) => {
      await expect(reasonIn(at)).toHaveValue(`${at.text} smokes`)
      await expect(select(at, at.w.life.category)).toHaveValue('fault')
    },
    done: ({ page, w, text }) =>
      page.getByText(filled(w.life.status.done, { name: text, status: w.fields.status.faulty })),
  },
  bulk({
    what: 'the status',
    button: (w) => w.fields.asset.status,
    choose: async (at) => {
      await select(at, at.w.life.status.to).selectOption('faulty')
      await select(at, at.w.life.category).selectOption('fault')
      await reasonIn(at).fill(`${at.text} smokes`)
    },
    kept: async (at) => {
      await expect(reasonIn(at)).toHaveValue(`${at.text} smokes`)
      await expect(select(at, at.w.life.status.to)).toHaveValue('faulty')
    },
  }),
  bulk({
    what: 'the owner',
    button: (w) => w.fields.asset.owner_id,
    choose: (at) => lookUp(at, { in: select(at, at.w.life.bulk.new_owner), find: 'Facility' }),
    kept: (at) => expect(select(at, at.w.life.bulk.new_owner)).toHaveValue('Facility'),
  }),
  bulk({
    what: 'the priority',
    button: (w) => w.fields.asset.priority,
    choose: (at) => select(at, at.w.life.bulk.new_priority).selectOption('high'),
    kept: (at) => expect(select(at, at.w.life.bulk.new_priority)).toHaveValue('high'),
  }),
  bulk({
    what: 'the place',
    button: (w) => w.assets.move,
    choose: async (at) => {
      for (const step of ['MAD1', 'Hall 1', 'R09'])
        await dialogOf(at)
          .getByRole('listitem')
          .getByRole('button', { name: new RegExp(`^${step}`) })
          .click()
      await reasonIn(at).fill(at.text)
    },
    submit: (w) => w.life.move.submit,
    kept: async (at) => {
      await expect(reasonIn(at)).toHaveValue(at.text)
      // asked only of a rack
      await expect(dialogOf(at).getByText(at.w.life.bulk.units_help)).toBeVisible()
    },
  }),
  bulk({
    what: 'the last look at the place',
    button: (w) => w.life.verify.many,
    choose: (at) => expect(dialogOf(at).getByText(at.w.life.verify.text)).toBeVisible(),
    submit: (w) => w.life.verify.submit,
    kept: (at) => expect(dialogOf(at).getByText(at.w.life.verify.text)).toBeVisible(),
    visit: async ({ of, page, text, w }) => {
      const made = await of.receive(text)
      await of.client.assets.move(made, { node_id: of.r09, position: null, face: null })
      await tick(page, { text, w })
    },
  }),
  pressed({
    name: 'an asset is confirmed in its place',
    asks: 'POST /api/assets/{id}/verify/',
    visit: async ({ of, page, text }) => {
      const made = await of.receive(text)
      await of.client.assets.move(made, { node_id: of.r09, position: null, face: null })
      await page.goto(`${INVENTORY}?asset=${made.id}`)
    },
    send: (at) => pressIn(dialogOf(at), at.w.life.verify.action),
    done: ({ page, w, text }) => page.getByText(filled(w.life.verify.done, { name: text })),
  }),
  asked({
    name: 'assets get new codes',
    asks: 'POST /api/assets/codes/',
    visit: tickedRow,
    ask: ({ page, w }) => pressIn(page, w.nomenclature.reissue),
    answer: ({ w }) => w.nomenclature.reissue,
    done: ({ page, w }) =>
      page.getByText(like(w.nomenclature.reissued_one)).or(page.getByText(w.nomenclature.reissued_none)),
  }),
  pressed({
    name: 'a planned move is cancelled',
    asks: 'DELETE /api/assets/{id}/planned-move/',
    visit: async ({ of, page, text }) => {
      const made = await of.receive(text)
      const planned_for = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
      await of.client.assets.move(made, { node_id: of.r09, position: null, face: null, planned_for })
      await page.goto(`${INVENTORY}?asset=${made.id}`)
    },
    send: (at) => pressIn(dialogOf(at), at.w.life.planned.cancel),
    done: ({ page, w, text }) => page.getByText(filled(w.life.planned.cancelled, { name: text })),
  }),
  pressed({
    name: 'a change is undone',
    asks: 'POST /api/batches/{id}/undo/',
    visit: async ({ of, page, text }) => {
      const made = await of.receive(text)
      await of.client.assets.update(made, { hostname: 'elsewhere' })
      await page.goto(`${INVENTORY}?asset=${made.id}&view=history`)
    },
    send: (at) =>
      dialogOf(at).getByRole('button', { name: at.w.assets.history.undo, exact: true }).first().click(),
    done: ({ page, w }) => page.getByText(w.assets.sheet.undone),
  }),
  {
    name: 'assets are exported',
    asks: 'POST /api/exports/assets/',
    visit: ({ page }) => page.goto(INVENTORY),
    write: async (at) => {
      await at.page.getByRole('button', { name: at.w.assets.output.label }).click()
      await at.page.getByRole('menuitem', { name: at.w.assets.output.export }).click()
      await dialogOf(at).getByText(at.w.exports.format.csv).click()
    },
    send: (at) => pressIn(dialogOf(at), at.w.exports.start),
    // while it comes, how far it is stands in the place of what was chosen
    kept: (at) => {
      const chosen = dialogOf(at).getByRole('radio', { name: at.w.exports.format.csv, checked: true })
      return expect(chosen.or(onItsWay(dialogOf(at)))).toBeAttached()
    },
    done: ({ page, w }) => page.getByText(w.exports.done),
  },
  pressed({
    name: 'a report is taken away',
    asks: 'POST /api/reports/{id}/export/',
    visit: ({ page }) => page.goto('/app/dc-manager/reports/asset_register'),
    send: ({ page, w }) => pressIn(page, filled(w.reports.take_as, { format: w.reports.format.csv })),
    done: ({ page, w }) => page.getByText(w.reports.saved),
  }),
]
