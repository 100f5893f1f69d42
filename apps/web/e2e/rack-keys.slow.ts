import { createCompany, expect, expectAccessible, LANGUAGES, type Page, test } from './fixtures.ts'
import { furnish } from './hall.ts'
import { filled } from './words.ts'
import { pathOf, side } from './rack-sides.ts'
import { corner } from './news.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

async function tabToDrawing(page: Page) {
  const isThere = () => page.evaluate(() => document.activeElement?.closest('[data-rack]') !== null)
  for (let stop = 0; stop < 60 && !(await isThere()); stop += 1) await page.keyboard.press('Tab')
}

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('by keyboard alone a rack is read, a device opened, moved by its number and brought back, another placed', async ({
      page,
      w,
      person,
    }) => {
      const founder = await createCompany(page, person)
      const { r01, receive } = await furnish(founder)
      await receive('Web 9')
      const { assets, nodes } = founder
      const placeOf = async (name: string) =>
        (await nodes.contents(r01)).assets.find((asset) => asset.name === name)
      await page.goto(pathOf(r01))
      const front = side(page, w, 'R01', 'front')
      const rear = side(page, w, 'R01', 'rear')
      await expect(front).toBeVisible()
      await tabToDrawing(page)
      const web1 = front.getByRole('button', { name: / Web 1, .*U10/ })
      await expect(web1).toBeFocused()
      await expect(web1).toHaveAccessibleName(new RegExp(`${w.fields.status.installation}$`))
      await page.keyboard.press('ArrowDown')
      await expect(
        front.getByRole('button', { name: filled(w.racks.free_unit, { unit: '9' }) }),
      ).toBeFocused()
      await page.keyboard.press('5')
      await expect(front.getByRole('button', { name: / Web 2/ })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: 'Web 2' })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      const web2 = front.getByRole('button', { name: / Web 2/ })
      await expect(web2).toBeFocused()

      await page.keyboard.press('Space')
      await page.keyboard.type('15')
      const said = page.getByRole('status').filter({ hasText: 'Web 2' })
      await expect(said).toContainText('U15')
      await page.keyboard.press('ArrowRight')
      await expect(said).toContainText(w.fields.face.rear)
      await page.keyboard.press('Enter')
      await expect(rear.getByRole('button', { name: / Web 2.*U15/ })).toBeFocused()
      await expect(page.getByText(filled(w.racks.moved, { name: 'Web 2' }))).toBeVisible()
      expect(await placeOf('Web 2')).toMatchObject({ position: 15, face: 'rear' })
      const id = (await placeOf('Web 2'))?.id ?? ''
      const [latest] = (await assets.history(id, { limit: 1 })).results
      expect(latest).toMatchObject({ field: 'place', to: { position: 15, face: 'rear' } })
      const list = page.getByRole('grid', { name: filled(w.racks.contents, { name: 'R01' }) })
      await expect(list.getByRole('row', { name: /U15 Web 2/ })).toBeVisible()

      const undone = corner(page, filled(w.racks.moved, { name: 'Web 2' }))
      await undone.getByRole('button', { name: w.common.actions.undo }).press('Enter')
      await expect(front.getByRole('button', { name: / Web 2.*U5/ })).toBeVisible()
      expect(await placeOf('Web 2')).toMatchObject({ position: 5, face: 'front' })

      // what stands nowhere is taken from beside the rack, aimed by a number and put down
      const tray = page.getByRole('region', { name: w.racks.tray.title })
      const waiting = tray.getByRole('button', { name: / Web 9,/ })
      await waiting.focus()
      await page.keyboard.press('Enter')
      const placed = page.getByRole('status').filter({ hasText: 'Web 9' })
      await expect(placed).toContainText('U3')
      await page.keyboard.type('10')
      await expect(placed).toContainText('Web 1')
      await page.keyboard.type('18')
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expect(front.getByRole('button', { name: / Web 9.*U18/ })).toBeFocused()
      await expect(page.getByText(filled(w.racks.moved, { name: 'Web 9' }))).toBeVisible()
      await expect(waiting).toBeHidden()
      expect(await placeOf('Web 9')).toMatchObject({ position: 18, face: 'front' })
      const moved = corner(page, filled(w.racks.moved, { name: 'Web 9' }))
      await moved.getByRole('button', { name: w.common.actions.undo }).press('Enter')
      await expect(waiting).toBeVisible()
      expect(await placeOf('Web 9')).toBeUndefined()
    })
  })
