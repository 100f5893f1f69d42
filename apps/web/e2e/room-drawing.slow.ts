import { createCompany, expect, expectAccessible, LANGUAGES, test, type Page } from './fixtures.ts'
import { hall, middleOf, pathOf, save } from './plan-hall.ts'

test.use({ viewport: { width: 1440, height: 1000 } })

/** A picture of 400 by 300 pixels. */
async function drawing(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 300
    canvas.getContext('2d')?.strokeRect(20, 20, 360, 260)
    return canvas.toDataURL('image/png')
  })
  return { name: 'hall.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a drawing is laid, scaled by a line, dimmed and moved by keys, and taken back once it was saved', async ({
      page,
      w,
      person,
    }) => {
      const founder = await createCompany(page, person)
      const { room, nodes } = await hall(founder)
      await page.goto(`${pathOf(room)}?mode=edit`)
      const part = page.getByRole('region', { name: w.plans.picture.title })
      await page.getByLabel(w.plans.picture.choose).setInputFiles(await drawing(page))
      const drawn = page.locator('image')
      // as wide as the room
      await expect(drawn).toHaveAttribute('width', '7200')
      await part.getByRole('button', { name: w.plans.picture.measure }).click()
      const at = await middleOf(page, w, /^R01/)
      await page.mouse.click(at.x, at.y)
      await page.mouse.click(at.x + at.tile * 2, at.y)
      const length = part.getByRole('spinbutton', { name: w.plans.picture.length })
      await expect(length).toHaveValue(/^1[.,]?[12]\d\d$/)
      await length.focus()
      await page.keyboard.press('Control+a')
      await page.keyboard.type('2400')
      await part.getByRole('button', { name: w.plans.picture.apply }).click()
      await part.getByRole('spinbutton', { name: w.plans.picture.opacity }).focus()
      await page.keyboard.press('ArrowDown')
      await expect(drawn).toHaveAttribute('opacity', '0.45')
      await part.getByRole('spinbutton', { name: w.plans.x, exact: true }).focus()
      await page.keyboard.press('Control+a')
      await page.keyboard.type('-600')
      await page.keyboard.press('Tab')
      await expect(drawn).toHaveAttribute('x', '-600')
      await expectAccessible(page)
      await save(page, w).click()
      await expect(page.getByText(w.plans.saved)).toBeVisible()
      const { picture } = await nodes.plan(room)
      expect(picture).toMatchObject({ width_px: 400, height_px: 300, x_mm: -600, opacity: 45 })
      // about twice the 18 mm it had: the line was said to be twice as long as it was drawn
      expect(picture?.mm_per_px).toBeGreaterThan(34)
      expect(picture?.mm_per_px).toBeLessThan(39)
      const notice = page.locator('[data-scope=toast][data-part=root]', { hasText: w.plans.saved })
      await notice.getByRole('button', { name: w.common.actions.undo }).click()
      await expect(page.getByText(w.plans.undone)).toBeVisible()
      await expect(drawn).toBeHidden()
      expect((await nodes.plan(room)).picture).toBeNull()
    })
  })
