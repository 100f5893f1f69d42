import { enter, expect, LANGUAGES, test } from './fixtures.ts'
import { filled } from './words.ts'

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a person shows a picture of himself, everywhere, and takes it away again', async ({
      page,
      w,
      person,
    }) => {
      const { picture } = w.profile
      await enter(page, person, '/app/profile')
      const account = page.getByRole('button', {
        name: filled(w.shell.account.open, { name: 'Ana Ruiz' }),
      })
      await expect(account.locator('img')).toHaveCount(0)

      const buffer = await page.screenshot()
      await page.getByLabel(picture.choose).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
      const stage = page.getByRole('application', { name: picture.title })
      await expect(page.getByRole('slider', { name: picture.zoom })).toBeVisible()
      await stage.press('+')
      await stage.press('ArrowLeft')
      await page.getByRole('dialog').getByRole('button', { name: w.common.actions.save }).click()
      await expect(page.getByText(picture.changed)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)

      // the server has made it anew: 256 pixels square
      const shown = account.locator('img')
      await expect(shown).toBeVisible()
      expect(
        await shown.evaluate((image) =>
          image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : [],
        ),
      ).toEqual([256, 256])
      await expect(page.getByRole('complementary').locator('img')).toBeVisible()
      await page.reload()
      await expect(account.locator('img')).toBeVisible()
      await page.goto('/app/users')
      await expect(page.getByRole('row', { name: /Ana Ruiz/ }).locator('img')).toBeVisible()

      await page.goto('/app/profile')
      await page.getByRole('button', { name: picture.remove }).click()
      await expect(page.getByText(picture.removed)).toBeVisible()
      await expect(account.locator('img')).toHaveCount(0)
    })

    test('what is no picture is refused with its reason, and the one before stays', async ({
      page,
      w,
      person,
    }) => {
      const { picture } = w.profile
      await enter(page, person, '/app/profile')
      const choose = (name: string, buffer: Buffer) =>
        page.getByLabel(picture.choose).setInputFiles({ name, mimeType: 'image/png', buffer })
      await choose('me.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
      await expect(page.getByRole('alert')).toContainText(w.files.wrong_format)
      await choose('me.png', Buffer.from('no picture at all'))
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText(picture.unreadable)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('button', { name: picture.add })).toBeVisible()
    })
  })
}
