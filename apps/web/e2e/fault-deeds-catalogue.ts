import type { Mount } from '@plenum/domain/asset-type'
import { blankModel } from '@plenum/domain/library'
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
import { box, expect } from './fixtures.ts'
import { filled, type ScreenWords } from './words.ts'

const CATALOGUE = '/app/settings/brand-and-models'

type Noun = 'brands' | 'models' | 'types'
/** A record of the catalogue that nothing uses yet. */
const made: Record<Noun, (at: Writing) => Promise<string>> = {
  brands: async ({ of, text }) => (await of.client.brands.create({ name: text })).id,
  models: async ({ of, text }) => {
    const brand = await of.client.brands.create({ name: text })
    const input = { ...blankModel, brand_id: brand.id, name: text, asset_type: 'SRV' }
    return (await of.client.models.create(input)).id
  },
  types: async (at) => {
    const mounts: Mount[] = ['any']
    const rest = { category: 'it', mounts, data_bearing: 'no', maintenance_days: null } as const
    return (await at.of.client.catalogue.types.create({ ...rest, code: codeOf(at), name: at.text })).code
  },
}
const codeOf = ({ turn }: Writing) => `T${turn}`
const openedAt =
  (noun: Noun, over = '') =>
  async (at: Writing) =>
    at.page.goto(`${CATALOGUE}?tab=${noun}&open=${await made[noun](at)}${over}`)
const save = (at: Writing) => pressIn(dialogOf(at), at.w.common.actions.save)
const overSheet = ({ page }: Writing) => page.getByRole('dialog').last()

/** A field of a record that is changed. */
const changed = (name: string, { noun, asks, field }: Changed): Deed => ({
  name,
  asks,
  visit: openedAt(noun, '&view=edit'),
  write: (at) => box(dialogOf(at), field(at.w)).fill(`${at.text} new`),
  send: save,
  kept: (at) => expect(box(dialogOf(at), field(at.w))).toHaveValue(`${at.text} new`),
  done: ({ page, w }) => page.getByText(w.catalogue.sheet.saved, { exact: true }),
})
interface Changed {
  noun: Noun
  asks: string
  field: (w: ScreenWords) => string
}

const deleted = (name: string, { noun, asks }: { noun: Noun; asks: string }): Deed =>
  asked({
    name,
    asks,
    visit: openedAt(noun),
    ask: (at) => pressIn(dialogOf(at), at.w.catalogue.sheet.delete),
    answer: ({ w }) => w.catalogue.sheet.delete,
    done: ({ page, w }) => page.getByText(w.catalogue.sheet.deleted, { exact: true }),
  })

const intoBox = (at: Writing, label: string) => at.page.getByRole('combobox', { name: label })
const merged = (
  noun: 'brands' | 'models',
  into: { find: string; label: (w: ScreenWords) => string },
): Deed => ({
  name: `two of the ${noun} become one`,
  asks: `POST /api/${noun}/{id}/merge/`,
  visit: openedAt(noun),
  write: async (at) => {
    await pressIn(dialogOf(at), at.w.catalogue.sheet.merge)
    await lookUp(at, { in: intoBox(at, into.label(at.w)), find: into.find })
    await expect(
      overSheet(at).getByRole('button', { name: at.w.catalogue.merge.submit, exact: true }),
    ).toBeEnabled()
  },
  send: (at) => pressIn(overSheet(at), at.w.catalogue.merge.submit),
  kept: (at) => expect(intoBox(at, into.label(at.w))).toHaveValue(into.find),
  done: ({ page, w }) => page.getByText(filled(w.catalogue.merge.done, { name: into.find })),
})

/** A picture that is chosen for a record. */
const pictured = (name: string, { noun, asks, of }: Pictured): Deed =>
  pressed({
    name,
    asks,
    visit: openedAt(noun),
    send: async (at) => {
      const buffer = await at.page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 100 } })
      const label = filled(at.w.catalogue.picture.choose, { of: of(at) })
      const file = { name: 'picture.png', mimeType: 'image/png', buffer }
      await at.page.locator(`input[aria-label="${label}"]`).setInputFiles(file)
    },
    done: (at) => at.page.getByRole('img', { name: of(at) }),
  })
interface Pictured {
  noun: Noun
  asks: string
  of: (at: Writing) => string
}

const file = ({ text }: Writing) => ({
  name: 'type.yaml',
  mimeType: 'application/yaml',
  buffer: Buffer.from(`manufacturer: Acme\nmodel: ${text}\nu_height: 1\nis_full_depth: true\n`),
})

/** What is written in the catalogue. */
export const CATALOGUE_DEEDS: Deed[] = [
  {
    name: 'a model is made',
    asks: 'POST /api/models/',
    visit: ({ page }) => page.goto(`${CATALOGUE}?open=new`),
    write: async (at) => {
      const brand = dialogOf(at).getByRole('combobox', { name: at.w.catalogue.field.brand_id })
      await lookUp(at, { in: brand, find: 'Dell' })
      await box(dialogOf(at), at.w.catalogue.field.name).fill(at.text)
    },
    send: (at) => pressIn(dialogOf(at), at.w.common.actions.create),
    kept: (at) => expect(box(dialogOf(at), at.w.catalogue.field.name)).toHaveValue(at.text),
    done: ({ page, text }) => page.getByRole('dialog').getByRole('heading', { name: text }),
  },
  {
    name: 'a type is made',
    asks: 'POST /api/asset-types/',
    visit: ({ page }) => page.goto(`${CATALOGUE}?tab=types&open=new`),
    write: async (at) => {
      await box(dialogOf(at), at.w.catalogue.type_field.code).fill(codeOf(at))
      await box(dialogOf(at), at.w.catalogue.type_field.name).fill(at.text)
    },
    send: (at) => pressIn(dialogOf(at), at.w.common.actions.create),
    kept: (at) => expect(box(dialogOf(at), at.w.catalogue.type_field.name)).toHaveValue(at.text),
    done: ({ page, text }) => page.getByRole('dialog').getByRole('heading', { name: text }),
  },
  changed('a brand is changed', {
    noun: 'brands',
    asks: 'PATCH /api/brands/{id}/',
    field: (w) => w.catalogue.brand_field.support_phone,
  }),
  changed('a model is changed', {
    noun: 'models',
    asks: 'PATCH /api/models/{id}/',
    field: (w) => w.catalogue.field.part_number,
  }),
  changed('a type is changed', {
    noun: 'types',
    asks: 'PATCH /api/asset-types/{code}/',
    field: (w) => w.catalogue.type_field.name,
  }),
  deleted('a brand is deleted', { noun: 'brands', asks: 'DELETE /api/brands/{id}/' }),
  deleted('a model is deleted', { noun: 'models', asks: 'DELETE /api/models/{id}/' }),
  deleted('a type is deleted', { noun: 'types', asks: 'DELETE /api/asset-types/{code}/' }),
  merged('brands', { find: 'Dell', label: (w) => w.catalogue.merge.into_brand }),
  merged('models', { find: 'R750', label: (w) => w.catalogue.merge.into_model }),
  pictured('a brand gets a logo', {
    noun: 'brands',
    asks: 'PUT /api/brands/{id}/logo/',
    of: ({ w, text }) => filled(w.catalogue.picture.logo_of, { name: text }),
  }),
  pictured('a model gets a picture', {
    noun: 'models',
    asks: 'PUT /api/models/{id}/images/{side}/',
    of: ({ w, text }) => filled(w.catalogue.picture.of, { side: w.catalogue.side.front, name: text }),
  }),
  {
    name: 'device types are brought in',
    asks: 'POST /api/models/import/',
    visit: ({ page }) => page.goto(CATALOGUE),
    write: async (at) => {
      await at.page.getByRole('button', { name: at.w.catalogue.bring.button }).first().click()
      await dialogOf(at).getByLabel(at.w.catalogue.bring.drop).setInputFiles(file(at))
      await expect(dialogOf(at).getByText(at.w.catalogue.state.new, { exact: true })).toBeVisible()
    },
    send: (at) => pressIn(dialogOf(at), filled(at.w.catalogue.bring.submit_one, { count: '1' })),
    kept: (at) => expect(dialogOf(at).getByText(at.text).first()).toBeVisible(),
    done: ({ page, w }) => page.getByText(filled(w.catalogue.bring.done_one, { count: '1' })),
  },
  {
    name: 'tags are brought in by a file',
    asks: 'POST /api/record-imports/{entity}/',
    visit: ({ page }) => page.goto('/app/settings/tags'),
    write: async (at) => {
      const buffer = Buffer.from(`name\n${at.text}\n`)
      await pressIn(at.page, at.w.assets.import)
      await dialogOf(at)
        .getByLabel(at.w.records.drop)
        .setInputFiles({ name: 'tags.csv', mimeType: 'text/csv', buffer })
      await pressIn(dialogOf(at), at.w.records.check)
      await expect(dialogOf(at).getByText(at.text)).toBeVisible()
    },
    send: (at) => pressIn(dialogOf(at), filled(at.w.records.go_one, { shown: '1' })),
    kept: (at) =>
      expect(
        dialogOf(at)
          .getByText(at.text)
          .or(onItsWay(dialogOf(at))),
      ).toBeVisible(),
    done: ({ page, w }) => page.getByText(like(w.records.done_title)),
  },
]
