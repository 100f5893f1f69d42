import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { workYard } from './work-yard.ts'
import { asset, found } from './world.ts'

describe('a change', () => {
  test('of the purchase date moves the warranty until a person has set it', async () => {
    const { assets } = await found()
    const bought = await assets.create(asset({ purchase_date: '2024-01-15' }))
    const moved = await assets.update(bought, { purchase_date: '2024-03-01' })
    expect(moved.warranty_date).toBe('2027-03-01')
    const set = await assets.update(moved, { warranty_date: '2030-01-01' })
    expect((await assets.update(set, { purchase_date: '2020-01-01' })).warranty_date).toBe('2030-01-01')
  })

  test('of the purchase date by a request moves it too', async () => {
    const all = await workYard()
    const { id } = await all.ada.assets.update(await all.known('active'), { purchase_date: '2024-01-15' })
    const changes = { purchase_date: '2024-03-01' }
    const item = { id: randomUUID(), op: 'change', asset_id: id, changes } as const
    await all.execute(await all.approved([item], { kind: 'change' }))
    expect((await all.ada.assets.get(id)).warranty_date).toBe('2027-03-01')
  })

  test.each([
    ['cleared it', null],
    ['said it as it would be anyway', '2027-01-15'],
  ])(
    'of the purchase date leaves the warranty as it is where a person has %s, until that is undone',
    async (_, said) => {
      const { assets, batches, history } = await found()
      const bought = await assets.create(asset({ purchase_date: '2024-01-15' }))
      const other = await assets.update(bought, { warranty_date: '2029-01-01' })
      const set = await assets.update(other, { warranty_date: said })
      const moved = await assets.update(set, { purchase_date: '2020-01-01' })
      expect(moved.warranty_date).toBe(said)
      for (let undone = 0; undone < 3; undone++) {
        const lines = (await history.list({ limit: 20 })).results
        const last = lines.find(({ kind, undone: is }) => kind === 'update' && !is)
        await batches.undo(last?.id ?? '')
      }
      const back = await assets.get(bought.id)
      expect(back.warranty_date).toBe('2027-01-15')
      expect((await assets.update(back, { purchase_date: '2021-01-01' })).warranty_date).toBe('2024-01-01')
    },
  )
})
