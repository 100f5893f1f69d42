import { addDays } from '@plenum/domain/date'
import { readFile } from 'node:fs/promises'
import { createCompany, expect, test } from './fixtures.ts'
import { furnish } from './hall.ts'
import { filled } from './words.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

test('a rack is saved as a drawing of its own with what is kept in it, and printed without the page around it', async ({
  page,
  w,
  person,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  const founder = await createCompany(page, person)
  const { r01 } = await furnish(founder)
  const { auth, reservations } = founder
  await reservations.create({
    owner_id: (await auth.me()).id,
    reason: 'Payments',
    expires_on: addDays(new Date().toISOString().slice(0, 10), 10),
    places: [{ node_id: r01, position: 14, face: 'front', u_height: 2 }],
  })
  await page.goto(`/app/settings/hierarchy/rack/${r01}`)
  const kept = page.getByRole('img', { name: /Payments/ })
  await expect(kept).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: w.racks.save_drawing }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe(`${filled(w.racks.drawing_name, { name: 'R01' })}.svg`)
  const file = await readFile(await download.path(), 'utf8')
  for (const text of ['MAD1 › Hall 1 › R01', 'Web 1', w.fields.face.front, w.fields.face.rear])
    expect(file).toContain(text)
  expect(file).not.toMatch(/class=|var\(--|tabindex/)
  const look = await page.context().newPage()
  await look.setContent(file)
  const drawn = look.locator('svg svg text', { hasText: 'Web 1' }).first()
  await expect(drawn).toBeVisible()
  // on paper it is dark on light, whatever the page is
  const inks = await drawn.evaluate((text) => getComputedStyle(text).fill)
  expect(Math.max(...(inks.match(/\d+/g) ?? []).map(Number))).toBeLessThan(128)
  const hatch = look.locator('svg svg rect[fill^="url(#"]')
  await expect(hatch).toHaveCount(1)
  const pattern = await hatch.evaluate((rect) => /#[^"')]+/.exec(getComputedStyle(rect).fill)?.[0] ?? '')
  await expect(look.locator(`pattern[id="${pattern.slice(1)}"]`)).toHaveCount(1)
  await look.close()

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('main')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'R01' })).toBeVisible()
  await expect(page.locator('svg[data-elevation]:visible')).toHaveCount(2)
  await expect(kept.filter({ visible: true })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
