import { readFile } from 'node:fs/promises'
import { choose, enter, expect, expectAccessible, LANGUAGES, test } from './fixtures.ts'
import { makeTeam } from './people.ts'
import { filled } from './words.ts'

const fileOf = (buffer: Buffer) => ({ name: 'people.csv', mimeType: 'text/csv', buffer })

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('the list of people is downloaded, and colleagues are invited by a file', async ({
      page,
      w,
      person,
    }) => {
      const dialog = page.getByRole('dialog')
      const { records } = w
      const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
      const check = async (buffer: Buffer) => {
        await page.getByLabel(records.drop).setInputFiles(fileOf(buffer))
        await press(records.check)
      }
      await enter(page, person)
      await makeTeam(page, w, 'Facility')
      await page.goto('/app/users')
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: w.people.take.label }).click()
      await page.getByRole('menuitem', { name: w.people.take.csv }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/-\d{4}-\d\d-\d\d\.csv$/)
      await expect(page.getByText(w.people.take.saved)).toBeVisible()
      const list = await readFile(await file.path())
      expect(list.toString()).toContain(`${person.name} ${person.surname},${person.email},`)

      const open = () => page.getByRole('button', { name: w.assets.import, exact: true }).click()
      // as it was taken away, the list says nothing new
      await open()
      await expect(dialog.getByRole('heading', { name: records.title.user })).toBeVisible()
      await expectAccessible(page)
      await check(list)
      await expect(dialog.getByText(records.nothing)).toBeVisible()
      await page.keyboard.press('Escape')

      const email = `eva-${person.email}`
      await open()
      await check(Buffer.from(`email,team\n${email},facility\nlinus-${person.email},Nobody\n`))
      await expect(dialog.getByText(filled(records.refused_one, { shown: '1' }))).toBeVisible()
      await expect(dialog.getByText(email)).toBeVisible()
      await expectAccessible(page)
      await press(filled(records.go_one, { shown: '1' }))
      await expect(dialog.getByText(filled(records.done_title, { new: '1', changed: '0' }))).toBeVisible()
      await page.keyboard.press('Escape')
      await choose(page.getByRole('radio', { name: w.people.views.invitations }))
      await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Facility')
    })
  })
