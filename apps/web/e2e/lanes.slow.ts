import type { Client } from '@plenum/api-client/client'
import { blankAsset } from '@plenum/domain/asset'
import type { Lane } from '@plenum/domain/lane'
import { blankFacts } from '@plenum/domain/model'
import { createCompany, expect, expectAccessible, LANGUAGES, stillBox, test } from './fixtures.ts'
import { furnish } from './hall.ts'
import { filled } from './words.ts'
import { corner } from './news.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

/** Nodes of one unit, half a rack wide, in the second rack of a hall, and where they stand. */
async function narrowNodes(client: Client) {
  const { r02 } = await furnish(client)
  const { assets, brands, catalogue, nodes } = client
  const brand_id = (await brands.create({ name: 'Supermicro' })).id
  const model = { ...blankFacts, brand_id, name: 'Twin', asset_type: 'SRV', u_height: 1 }
  const model_id = (await catalogue.models.create({ ...model, width: 'half' })).id
  const stand = async (name: string, position: number, lane: Lane) => {
    const place = { node_id: r02, position, face: 'front', lane } as const
    const identity = { ...blankAsset, asset_type: 'SRV', brand_id, model_id, serial_number: name }
    const [owner] = (await assets.list({ search: 'Web 1' })).results
    const made = await assets.create({ ...identity, name, owner_id: owner?.owner?.id ?? null, place })
    await assets.transition(made, { to: 'installation' })
  }
  await stand('Node A', 5, 'left_half')
  await stand('Node B', 15, 'left_half')
  const placeOf = async (name: string) => {
    const found = (await nodes.contents(r02)).assets.find((asset) => asset.name === name)
    return [found?.position, found?.lane]
  }
  return { r02, placeOf }
}

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('half a rack wide, two stand side by side in one unit, and one goes to the other half', async ({
      page,
      w,
      person,
    }) => {
      const founder = await createCompany(page, person)
      const { r02, placeOf } = await narrowNodes(founder)
      const { lane, face } = w.fields
      await page.goto(`/app/settings/hierarchy/rack/${r02}`)
      const front = page.getByRole('group', {
        name: filled(w.racks.rack_label, { name: 'R02', face: face.front }),
      })
      const [a, b] = [/ Node A,/, / Node B,/].map((name) => front.getByRole('button', { name }))
      if (a === undefined || b === undefined) throw new Error('two nodes')
      await expect(a).toHaveAccessibleName(new RegExp(lane.left_half))

      // the left half of the unit is taken, the right one is not
      await b.focus()
      await page.keyboard.press('Space')
      await page.keyboard.type('5')
      const said = page.getByRole('status').filter({ hasText: 'Node B' })
      await expect(said).toContainText('Node A')
      await page
        .getByRole('button', { name: filled(w.fit.nearest, { unit: `5 · ${lane.right_half}` }) })
        .click()
      await expect(page.getByText(filled(w.racks.moved, { name: 'Node B' }))).toBeVisible()
      await expect(b).toHaveAccessibleName(new RegExp(lane.right_half))
      expect(await placeOf('Node B')).toEqual([5, 'right_half'])
      const [left, right] = [await stillBox(a), await stillBox(b)]
      expect(Math.abs(left.y - right.y)).toBeLessThan(2)
      expect(left.x + left.width).toBeLessThanOrEqual(right.x + 1)
      const list = page.getByRole('grid', { name: filled(w.racks.contents, { name: 'R02' }) })
      await expect(list.getByRole('row', { name: /U5.*Node B/ })).toBeVisible()
      await expectAccessible(page)
      await page.reload()
      await expect(b).toHaveAccessibleName(new RegExp(lane.right_half))

      // the arrows choose the half
      await b.focus()
      await page.keyboard.press('Space')
      await page.keyboard.type('9')
      await page.keyboard.press('ArrowLeft')
      await expect(said).toContainText(`U9 · ${lane.left_half}`)
      await page.keyboard.press('Enter')
      // it is drawn there before the server has answered
      await expect(page.getByText(filled(w.racks.moved, { name: 'Node B' }))).toBeVisible()
      await expect(b).toHaveAccessibleName(new RegExp(lane.left_half))
      expect(await placeOf('Node B')).toEqual([9, 'left_half'])
      await corner(page, filled(w.racks.moved, { name: 'Node B' }))
        .getByRole('button', { name: w.common.actions.undo })
        .last()
        .click()
      await expect(b).toHaveAccessibleName(new RegExp(lane.right_half))
      expect(await placeOf('Node B')).toEqual([5, 'right_half'])
    })
  })
