import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from './engine.ts'
import { refused } from './fit-hall.ts'
import { at } from './hall.ts'
import { keptAt, reservation } from './keeping.ts'
import { filesOf, said } from './record-files.ts'
import { join } from './world.ts'
import { inDays, lastBatch, yard } from './yard.ts'

test('a rack is not made lower than what stands in it, is planned or reserved, which is named', async () => {
  const { ada, r01, r02, known } = await yard()
  const standing = await known('active', at(r02, 30))
  const coming = await known('active', at(r01, 2))
  await ada.assets.move(coming, { ...at(r02, 33), planned_for: inDays(9) })
  const { ids } = await ada.reservations.create(
    reservation(r02.id, { owner_id: ada.user.id }, [keptAt(r02.id, { position: 36 })]),
  )
  await known('active', at(r02, 10))
  const rack = await ada.nodes.get(r02.id)
  const error = await refused(ada.nodes.update(rack, { u_height: 20 }))
  expect(error).toMatchObject({ status: 409, code: 'would_be_outside' })
  expect(error.errors).toMatchObject([
    { code: 'would_be_outside', attr: 'u_height', detail: expect.stringContaining('3') },
    {
      code: 'place_outside_rack',
      attr: `asset/${standing.id}/place`,
      detail: expect.stringContaining(`${standing.code} · R02 U30`),
    },
    { attr: `asset/${coming.id}/place`, detail: expect.stringContaining('R02 U33') },
    { attr: `reservation/${ids[0]}/place`, detail: expect.stringContaining('R02 U36') },
  ])
  expect(await ada.nodes.get(r02.id)).toEqual(rack)
  expect(await ada.nodes.update(rack, { u_height: 37 })).toMatchObject({ u_height: 37 })
})

test('nor are its first units taken away', async () => {
  const { ada, r02, rack, known } = await yard()
  const low = await known('active', at(r02, 3))
  const error = await refused(ada.nodes.update(await ada.nodes.get(r02.id), { starting_unit: 5 }))
  expect(error.errors).toMatchObject([
    { code: 'would_be_outside', attr: 'starting_unit' },
    { code: 'place_outside_rack', attr: `asset/${low.id}/place` },
  ])
  const open = await rack('R05', null)
  const { id } = await known('received', at(open, 50))
  const closed = await ada.nodes.update(open, { starting_unit: 40 })
  expect((await refused(ada.nodes.update(closed, { u_height: 8 }))).errors).toMatchObject([
    { code: 'would_be_outside', attr: 'u_height' },
    { attr: `asset/${id}/place` },
  ])
  const wide = await ada.nodes.update(closed, { starting_unit: 1 })
  expect((await refused(ada.nodes.update(wide, { starting_unit: 51 }))).errors).toHaveLength(2)
})

test('what was outside before is no reason to refuse', async () => {
  const { ada, r02, known } = await yard()
  await known('active', at(r02, 30))
  const { id } = await known('active', at(r02, 18))
  await database.execute(sql`update node set u_height = 20 where id = ${r02.id}`)
  const rack = await ada.nodes.update(await ada.nodes.get(r02.id), { u_height: 19 })
  expect((await refused(ada.nodes.update(rack, { u_height: 18 }))).errors).toMatchObject([
    { code: 'would_be_outside' },
    { attr: `asset/${id}/place` },
  ])
})

test('an undo that would take units away that are taken by now is refused', async () => {
  const { ada, rack, known } = await yard()
  const low = await rack('R05', 20)
  await ada.nodes.update(low, { u_height: 42 })
  const batch = await lastBatch(ada)
  await known('active', at(low, 30))
  expect(await refused(ada.batches.undo(batch))).toMatchObject({ status: 409, code: 'would_be_outside' })
})

test('who does not see assets is told how many, and of none which', async () => {
  const { ada, r02, known } = await yard()
  const seen = await known('active', at(r02, 30))
  const blind = await join(ada, { hierarchy: 'write' })
  const error = await refused(blind.nodes.update(await blind.nodes.get(r02.id), { u_height: 20 }))
  expect(error.errors).toHaveLength(2)
  expect(JSON.stringify(error.errors)).not.toContain(seen.code)
})

test('a file that makes a rack lower is told so at its row', async () => {
  const { ada, r02, known } = await yard()
  await known('active', at(r02, 30))
  const { check, bring } = filesOf(ada, 'node')
  const file = [
    ['Type', 'Name', 'Data centre', 'Height'],
    ['rack', 'R02', 'MAD1', '20'],
    ['rack', 'R01', 'MAD1', '20'],
  ]
  for (const done of [await check(file), await bring(file)])
    expect(said(done)).toEqual(['u_height would_be_outside, - place_outside_rack', 'changed'])
  expect((await ada.nodes.get(r02.id)).u_height).toBe(42)
})
