import type { Locator } from '@playwright/test'
import { asked, choose, dialogOf, pressed, pressIn, type Deed, type Writing } from './fault-deed.ts'
import { box, expect, INVENTORY } from './fixtures.ts'
import { filled } from './words.ts'

const picture = async ({ page }: Writing, name = 'front.png') => ({
  name,
  mimeType: 'image/png',
  // each in a size of its own: the same bytes are the same photo
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 300 + name.length, height: 200 } }),
})
const manual = { name: 'Manual.txt', mimeType: 'text/plain', buffer: Buffer.from('Press the button.') }

const opened = async ({ of, page, text }: Writing, tab: 'photos' | 'documents') => {
  const { id } = await of.receive(text)
  await page.goto(`${INVENTORY}?asset=${id}&tab=${tab}`)
}
const photoOf = ({ page, w }: Writing, name: string) =>
  page.getByRole('button', { name: filled(w.files.open, { name }) })
const withPhotos = async (at: Writing) => {
  await opened(at, 'photos')
  const files = [await picture(at), await picture(at, 'rear.png')]
  await dialogOf(at).getByLabel(at.w.files.photos.drop).setInputFiles(files)
  for (const name of ['front.webp', 'rear.webp']) await expect(photoOf(at, name)).toBeVisible()
}
const saver = ({ page, w }: Writing, name: string) =>
  page.getByRole('button', { name: filled(w.files.download, { name }) })
/** The window over the sheet. */
const over = ({ page }: Writing) => page.getByRole('dialog').last()
const documentIn = async (at: Writing) => {
  await dialogOf(at).getByRole('button', { name: at.w.files.documents.add }).click()
  await over(at).getByLabel(at.w.files.documents.drop).setInputFiles(manual)
  await expect(over(at).getByRole('combobox', { name: at.w.files.documents.kind })).toBeVisible()
}
const sendDocument = (at: Writing) => pressIn(over(at), at.w.files.documents.add_submit_one)
const withDocument = async (at: Writing) => {
  await opened(at, 'documents')
  await documentIn(at)
  await sendDocument(at)
  await expect(saver(at, 'Manual.txt')).toBeVisible()
}
const moreOf = ({ w }: Writing, name: string) => filled(w.files.documents.actions_of, { name })

/** Chooses files, or sends those again that did not arrive. */
const sendFiles = async (
  at: Writing,
  { to, file }: { to: Locator; file: Awaited<ReturnType<typeof picture>> },
) => {
  const again = at.page.getByRole('button', { name: filled(at.w.files.retry, { name: '' }) }).first()
  await ((await again.isVisible()) ? again.click() : to.setInputFiles(file))
}

/** A photo that is added, of which a fault meets one of two requests. */
const photoAdded = (name: string, asks: string): Deed => ({
  name,
  asks,
  visit: (at) => opened(at, 'photos'),
  write: async () => {},
  send: async (at) =>
    sendFiles(at, { to: dialogOf(at).getByLabel(at.w.files.photos.drop), file: await picture(at) }),
  // what has arrived is seen already while it becomes one of the asset's
  kept: (at) => {
    const waiting = at.page.getByText(/front\.(png|webp)/)
    return expect(waiting.or(photoOf(at, 'front.webp')).first()).toBeVisible()
  },
  done: (at) => photoOf(at, 'front.webp'),
})

/** What is done with the files of assets. */
export const FILE_DEEDS: Deed[] = [
  photoAdded('a photo is sent', 'POST /api/files/'),
  photoAdded('a photo becomes one of an asset', 'POST /api/assets/{id}/photos/'),
  {
    name: 'a photo is described',
    asks: 'PATCH /api/assets/{id}/photos/{file_id}/',
    visit: withPhotos,
    write: async (at) => {
      await pressIn(at.page, filled(at.w.files.photos.caption_edit, { name: 'front.webp' }))
      await box(over(at), at.w.files.photos.caption).fill(at.text)
    },
    send: (at) => pressIn(over(at), at.w.common.actions.save),
    kept: (at) => expect(box(over(at), at.w.files.photos.caption)).toHaveValue(at.text),
    done: (at) => photoOf(at, at.text),
  },
  {
    name: 'photos are put in order',
    asks: 'PUT /api/assets/{id}/photos/order/',
    visit: withPhotos,
    write: async (at) => {
      await pressIn(at.page, at.w.files.photos.arrange)
      const handle = filled(at.w.files.photos.handle, { place: '1', name: '' })
      await over(at).getByRole('button', { name: handle }).focus()
      for (const key of ['Space', 'ArrowDown', 'Space']) await at.page.keyboard.press(key)
    },
    send: (at) => pressIn(over(at), at.w.common.actions.save),
    kept: (at) =>
      expect(over(at).getByRole('heading', { name: at.w.files.photos.arrange_title })).toBeVisible(),
    // out of reach while the window is over it
    done: ({ page, w }) => page.getByRole('button', { name: w.files.photos.arrange, exact: true }),
  },
  asked({
    name: 'a photo is deleted',
    asks: 'DELETE /api/assets/{id}/photos/{file_id}/',
    visit: withPhotos,
    ask: ({ page, w }) => pressIn(page, filled(w.files.remove, { name: 'front.webp' })),
    answer: ({ w }) => w.files.photos.remove,
    done: ({ page, w }) => page.getByRole('tab', { name: `${w.assets.sheet.photos} 1` }),
  }),
  {
    name: 'a document is added',
    asks: 'POST /api/assets/{id}/documents/',
    visit: (at) => opened(at, 'documents'),
    write: documentIn,
    send: sendDocument,
    kept: (at) => expect(over(at).getByText('Manual.txt').first()).toBeVisible(),
    done: (at) => saver(at, 'Manual.txt'),
  },
  {
    name: 'a document is renamed',
    asks: 'PATCH /api/assets/{id}/documents/{file_id}/',
    visit: withDocument,
    write: async (at) => {
      await choose(at, moreOf(at, 'Manual.txt'), at.w.files.documents.edit)
      await box(over(at), at.w.files.documents.name).fill(`${at.text}.txt`)
    },
    send: (at) => pressIn(over(at), at.w.common.actions.save),
    kept: (at) => expect(box(over(at), at.w.files.documents.name)).toHaveValue(`${at.text}.txt`),
    done: (at) => saver(at, `${at.text}.txt`),
  },
  asked({
    name: 'a document is deleted',
    asks: 'DELETE /api/assets/{id}/documents/{file_id}/',
    visit: withDocument,
    ask: (at) => choose(at, moreOf(at, 'Manual.txt'), at.w.files.documents.remove),
    answer: ({ w }) => w.files.documents.remove,
    done: ({ page, w }) => page.getByText(w.files.documents.none),
  }),
  {
    name: 'evidence of work is added',
    asks: 'POST /api/work/{id}/evidence/',
    visit: async ({ of, page, text }) => {
      const { id } = await of.begun(text)
      await page.goto(`/app/dc-manager/mac-projects/${id}`)
    },
    write: async () => {},
    send: async (at) =>
      sendFiles(at, { to: at.page.getByLabel(at.w.work.evidence.add), file: await picture(at) }),
    kept: ({ page }) => expect(page.getByText('front.webp').first()).toBeVisible(),
    done: (at) => saver(at, 'front.webp'),
  },
  pressed({
    name: 'evidence of work is taken away',
    asks: 'DELETE /api/work/{id}/evidence/{file_id}/',
    visit: async (at) => {
      const { id } = await at.of.begun(at.text)
      await at.page.goto(`/app/dc-manager/mac-projects/${id}`)
      await at.page.getByLabel(at.w.work.evidence.add).setInputFiles(await picture(at))
      await expect(saver(at, 'front.webp')).toBeVisible()
    },
    send: ({ page, w }) => pressIn(page, filled(w.files.remove, { name: 'front.webp' })),
    done: ({ page, w }) =>
      page.getByRole('main').filter({ hasNotText: 'front.webp' }).getByText(w.work.evidence.title),
  }),
]
