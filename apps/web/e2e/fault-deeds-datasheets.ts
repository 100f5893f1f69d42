import { blankModel } from '@plenum/domain/library'
import { asked, dialogOf, pressed, pressIn, type Deed, type Writing } from './fault-deed.ts'
import { box, expect } from './fixtures.ts'
import { filled } from './words.ts'

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
})
const nameOf = ({ text }: Writing) => `${text}.pdf`

const modelOf = async ({ of, text }: Writing) => {
  const brand = await of.client.brands.create({ name: text })
  return of.client.models.create({ ...blankModel, brand_id: brand.id, name: text, asset_type: 'SRV' })
}
const openedAt = async (at: Writing) =>
  at.page.goto(`/app/settings/brand-and-models?open=${(await modelOf(at)).id}`)
const send = (at: Writing) =>
  dialogOf(at)
    .locator(`input[aria-label="${at.w.files.datasheets.choose}"]`)
    .setInputFiles(pdf(nameOf(at)))
const rowOf = (at: Writing, name = nameOf(at)) =>
  at.page.getByRole('button', { name: filled(at.w.files.download, { name }) })
const described = async (at: Writing) => {
  await openedAt(at)
  await send(at)
  await expect(rowOf(at)).toBeVisible()
}
const over = ({ page }: Writing) => page.getByRole('dialog').last()

/** What is written with the datasheets of a model. */
export const DATASHEET_DEEDS: Deed[] = [
  pressed({
    name: 'a datasheet is added',
    asks: 'POST /api/models/{id}/datasheets/',
    visit: openedAt,
    send,
    done: (at) => rowOf(at),
  }),
  {
    name: 'a datasheet is renamed',
    asks: 'PATCH /api/models/{id}/datasheets/{file_id}/',
    visit: described,
    write: async (at) => {
      await pressIn(dialogOf(at), filled(at.w.files.datasheets.rename, { name: nameOf(at) }))
      await box(over(at), at.w.files.datasheets.caption).fill(`${at.text} guide`)
    },
    send: (at) => pressIn(over(at), at.w.common.actions.save),
    kept: (at) => expect(box(over(at), at.w.files.datasheets.caption)).toHaveValue(`${at.text} guide`),
    done: (at) => rowOf(at, `${at.text} guide`),
  },
  asked({
    name: 'a datasheet is deleted',
    asks: 'DELETE /api/models/{id}/datasheets/{file_id}/',
    visit: described,
    ask: (at) => pressIn(dialogOf(at), filled(at.w.files.datasheets.remove, { name: nameOf(at) })),
    answer: ({ w }) => w.files.datasheets.remove_it,
    done: ({ page, w }) => page.getByText(w.files.datasheets.none, { exact: true }),
  }),
]
