import { readFile } from 'node:fs/promises'
import { enter, expect, expectAccessible, INVENTORY, login, LANGUAGES, test, type Page } from './fixtures.ts'
import { memberOfTeam } from './people.ts'
import { filled, type ScreenWords } from './words.ts'
import { ASSET, openTab, pictures } from './asset-tabs.ts'

const text = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})

/** What stands with a document in the list, and nowhere else. */
const saver = (page: Page, w: ScreenWords, name: string) =>
  page.getByRole('button', { name: filled(w.files.download, { name }) })

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

test('who only reads sees the files and no way to change them', async ({
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

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a document has versions, another name, and goes', async ({ page, w, person }) => {
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
