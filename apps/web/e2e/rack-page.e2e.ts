import { createCompany, expect, test } from './fixtures.ts'
import { furnish, unitPoint } from './hall.ts'
import { filled } from './words.ts'
import { pathOf, side } from './rack-sides.ts'

test.use({ firstLanguage: 'es', viewport: { width: 1440, height: 1100 } })

test('a device is dragged to the other side and to the rack beside it, another from beside them', async ({
  page,
  w,
  person,
}) => {
  const founder = await createCompany(page, person)
  const { r01, r02, receive } = await furnish(founder)
  await receive('Web 9')
  const { nodes } = founder
  await page.goto(`${pathOf(r01)}?beside=${r02}`)
  const drag = async (name: RegExp, to: { x: number; y: number }) => {
    await page.getByRole('button', { name }).first().hover()
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 8 })
    await page.mouse.up()
  }
  await expect(side(page, w, 'R02', 'rear')).toBeVisible()
  await drag(/ Web 1,/, await unitPoint(page, r01, 18, 'rear'))
  await expect(side(page, w, 'R01', 'rear').getByRole('button', { name: / Web 1,/ })).toBeVisible()
  await drag(/ Web 2,/, await unitPoint(page, r02, 4))
  await expect(side(page, w, 'R02', 'front').getByRole('button', { name: / Web 2,/ })).toBeVisible()
  await expect(page.getByText(filled(w.racks.moved, { name: 'Web 2' }))).toBeVisible()
  const standing = async (rack: string) =>
    (await nodes.contents(rack)).assets.map(({ name, face }) => `${name} ${face}`).toSorted()
  expect(await standing(r01)).toEqual(['Web 1 rear', 'Web 3 front'])
  expect(await standing(r02)).toEqual(['Database 1 front', 'Web 2 front'])
  await drag(/ Web 9,/, await unitPoint(page, r02, 14, 'rear'))
  await expect(side(page, w, 'R02', 'rear').getByRole('button', { name: / Web 9,/ })).toBeVisible()
  await expect(page.getByText(filled(w.racks.moved, { name: 'Web 9' }))).toBeVisible()
  expect(await standing(r02)).toEqual(['Database 1 front', 'Web 2 front', 'Web 9 rear'])
})
