import { readFile } from 'node:fs/promises'
import { enter, expect, expectAccessible, INVENTORY, login, test, walkedIn, type Page } from './fixtures.ts'
import { memberOfTeam } from './people.ts'
import { filled, type ScreenWords } from './words.ts'

const ASSET = 'Leaf switch 04'
const text = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})

/** Opens a section of the asset in the list that is shown. */
async function openTab(page: Page, w: ScreenWords, tab: 'photos' | 'documents') {
  await page.getByRole('row', { name: ASSET }).click()
  const sheet = page.getByRole('dialog').first()
  await sheet.getByRole('tab', { name: w.assets.sheet[tab] }).click()
  return sheet
}

/** Two pictures of the page itself, in sizes of their own. */
async function pictures(page: Page) {
  const shot = (width: number) => page.screenshot({ clip: { x: 0, y: 0, width, height: 300 } })
  return [
    { name: 'front.png', mimeType: 'image/png', buffer: await shot(400) },
    { name: 'rear.png', mimeType: 'image/png', buffer: await shot(200) },
  ]
}

/** What stands with a document in the list, and nowhere else. */
const saver = (page: Page, w: ScreenWords, name: string) =>
  page.getByRole('button', { name: filled(w.files.download, { name }) })

for (const language of walkedIn('es'))
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('photos are added, looked at with keys and removed', async ({ page, w, person }) => {
      const { photos, open, remove } = w.files
      await enter(page, person, INVENTORY, [ASSET])
      const sheet = await openTab(page, w, 'photos')
      await expect(sheet.getByText(photos.none)).toBeVisible()
      await expect(page).toHaveURL(/tab=photos/)
      await sheet.getByLabel(photos.drop).setInputFiles(await pictures(page))
      const front = sheet.getByRole('button', { name: filled(open, { name: 'front.webp' }) })
      const rear = sheet.getByRole('button', { name: filled(open, { name: 'rear.webp' }) })
      await expect(front.locator('img')).toBeVisible()
      await expect(rear.locator('img')).toBeVisible()
      await expect(sheet.getByRole('tab', { name: `${w.assets.sheet.photos} 2` })).toBeVisible()
      await expectAccessible(page)

      await page.reload()
      const list = page.getByRole('list', { name: photos.label })
      await expect(list.getByRole('listitem')).toHaveCount(2)
      await list.getByRole('button').first().focus()
      await page.keyboard.press('Enter')
      const viewer = page.getByRole('dialog').last()
      await expect(
        viewer.getByText(filled(w.files.viewer.position, { position: '1', count: '2' })),
      ).toBeVisible()
      // where the focus is not yet, no key arrives
      await expect(viewer.and(page.locator(':focus-within'))).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(
        viewer.getByText(filled(w.files.viewer.position, { position: '2', count: '2' })),
      ).toBeVisible()
      await expect(viewer.locator('img')).toBeVisible()
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: filled(remove, { name: 'front.webp' }) }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: photos.remove }).click()
      await expect(front).toBeHidden()
      await expect(list.getByRole('listitem')).toHaveCount(1)
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await page.reload()
      await expect(list.getByRole('listitem')).toHaveCount(1)
    })

    test('a document has versions, another name, and goes @long', async ({ page, w, person }) => {
      const { documents } = w.files
      const more = (name: string) =>
        page.getByRole('button', { name: filled(documents.actions_of, { name }) })
      await enter(page, person, INVENTORY, [ASSET])
      const sheet = await openTab(page, w, 'documents')
      await sheet.getByRole('button', { name: documents.add }).click()
      const dialog = page.getByRole('dialog').last()
      await dialog.getByLabel(documents.drop).setInputFiles(text('Manual.txt', 'first'))
      await expect(dialog.getByRole('combobox', { name: documents.kind })).toHaveValue('manual')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: documents.add_submit_one, exact: true }).click()
      await expect(saver(page, w, 'Manual.txt')).toBeVisible()

      await more('Manual.txt').click()
      await page.getByRole('menuitem', { name: documents.new_version }).click()
      await dialog.getByLabel(documents.drop_version).setInputFiles(text('Manual 2.txt', 'second, año'))
      await dialog.getByRole('button', { name: documents.add_version }).click()
      await expect(sheet.getByText(filled(documents.version, { revision: '2' }))).toBeVisible()
      await expect(saver(page, w, 'Manual.txt')).toBeHidden()

      await more('Manual 2.txt').click()
      await page.getByRole('menuitem', { name: documents.edit }).click()
      await dialog.getByRole('textbox', { name: documents.name }).fill('Handbook.txt')
      await dialog.getByRole('button', { name: w.common.actions.save }).click()
      await expect(saver(page, w, 'Handbook.txt')).toBeVisible()
      const coming = page.waitForEvent('download')
      await saver(page, w, 'Handbook.txt').click()
      const saved = await coming
      expect(saved.suggestedFilename()).toBe('Handbook.txt')
      expect(await readFile(await saved.path(), 'utf8')).toBe('second, año')

      await more('Handbook.txt').click()
      await page.getByRole('menuitem', { name: filled(documents.remove_version, { revision: '2' }) }).click()
      await page.getByRole('alertdialog').getByRole('button').last().click()
      await expect(saver(page, w, 'Manual.txt')).toBeVisible()
      await more('Manual.txt').click()
      await page.getByRole('menuitem', { name: documents.remove, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button').last().click()
      await expect(sheet.getByText(documents.none)).toBeVisible()
    })
  })

test('files are saved from within the form at once, and the form is not', async ({ page, w, person }) => {
  const { documents } = w.files
  await enter(page, person, INVENTORY, [ASSET])
  const sheet = await openTab(page, w, 'documents')
  await sheet.getByRole('button', { name: w.assets.edit }).click()
  await expect(sheet.getByText(w.files.saved_at_once)).toBeVisible()
  await sheet.getByRole('button', { name: documents.add }).click()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByLabel(documents.drop).setInputFiles(text('notes.txt', 'x'))
  await dialog.getByRole('button', { name: documents.add_submit_one, exact: true }).click()
  await expect(saver(page, w, 'notes.txt')).toBeVisible()
  await expect(page).toHaveURL(/view=edit/)
  await page.goto(`${INVENTORY}?asset=new&tab=photos`)
  const photos = page.getByRole('tab', { name: w.assets.sheet.photos })
  await expect(photos).toBeDisabled()
  await expect(photos).toContainText(w.assets.sheet.save_first)
  await expect(page.getByRole('textbox', { name: w.fields.asset.name }).first()).toBeVisible()
})

test('who only reads sees the files and no way to change them @long', async ({
  page,
  w,
  person,
  server,
  mailbox,
  browser,
}) => {
  await enter(page, person, INVENTORY, [ASSET])
  const sheet = await openTab(page, w, 'photos')
  await sheet.getByLabel(w.files.photos.drop).setInputFiles(await pictures(page))
  await expect(sheet.getByRole('tab', { name: `${w.assets.sheet.photos} 2` })).toBeVisible()
  const eva = await memberOfTeam(page, w, { mailbox, url: server.url, person, level: 'onlyRead' })
  const hers = await (await browser.newContext()).newPage()
  await hers.goto(new URL('/auth/login?redirectTo=%2Fapp%2Fsettings%2Fassets-inventory', server.url).href)
  await login(hers, w, eva)
  const read = await openTab(hers, w, 'photos')
  await expect(read.getByRole('list', { name: w.files.photos.label }).locator('img')).toHaveCount(2)
  await expect(read.locator('input[type=file]')).toHaveCount(0)
  await expect(
    read.getByRole('button', { name: filled(w.files.remove, { name: 'front.webp' }) }),
  ).toHaveCount(0)
  await read.getByRole('tab', { name: w.assets.sheet.documents }).click()
  await expect(read.getByText(w.files.documents.none)).toBeVisible()
  await expect(read.getByRole('button', { name: w.files.documents.add })).toHaveCount(0)
  await hers.context().close()
})
