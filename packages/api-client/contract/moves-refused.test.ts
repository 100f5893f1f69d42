import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { PlaceInput } from '@plenum/domain/placement'
import { at, hall, node } from './hall.ts'
import { failure, found, join, raw } from './world.ts'
import { lastBatch } from './yard.ts'

describe('a larger model is refused', () => {
  test('where something stands in the units that it would take', async () => {
    const { ada, r01, server } = await hall()
    const brand = await ada.brands.create({ name: 'Acme' })
    const { id: model_id } = await ada.models.create({
      brand_id: brand.id,
      name: 'X4',
      asset_type: 'SRV',
      u_height: 4,
      part_number: null,
      full_depth: null,
    })
    const [low, top] = [await server('Web 1', at(r01, 10)), await server('Web 3', at(r01, 41))]
    const rival = await server('Web 2', at(r01, 12))
    const larger = { brand_id: brand.id, model_id }
    const error = await failure(ada.assets.update(low, larger))
    expect(error).toMatchObject({ status: 409, errors: [{ code: 'place_taken', attr: 'model_id' }] })
    expect(await failure(ada.assets.update(top, larger))).toMatchObject({
      errors: [{ code: 'place_outside_rack', attr: 'model_id' }],
    })
    expect(await ada.assets.get(low.id)).toEqual(low)
    await ada.assets.move(rival, at(r01, 20))
    const grown = await ada.assets.update(low, larger)
    expect(grown).toMatchObject({ model_id })
    await ada.assets.update(grown, { model_id: null })
    const made = await lastBatch(ada)
    await server('Web 4', at(r01, 12))
    expect(await failure(ada.batches.undo(made))).toMatchObject({
      status: 409,
      errors: [{ code: 'place_taken', attr: `asset/${low.id}/place` }],
    })
  })
})

describe('a move is refused, and changes nothing,', () => {
  type World = Awaited<ReturnType<typeof hall>>
  type Case = (world: World) => Promise<PlaceInput>
  const cases: [string, Case, string, string][] = [
    [
      'to a place that does not exist',
      async () => at({ id: randomUUID() }, null),
      'does_not_exist',
      'node_id',
    ],
    [
      'to a place of another company',
      async () => {
        const other = await found()
        return at(await other.nodes.create(node({ name: 'Theirs' })), null)
      },
      'does_not_exist',
      'node_id',
    ],
    [
      'to a region',
      async ({ ada }) => at(await ada.nodes.create(node({ type: 'region', name: 'Iberia' })), null),
      'place_holds_none',
      'node_id',
    ],
    [
      'to a unit of what is no rack',
      async ({ dataCenter }) => at(dataCenter, 3),
      'place_needs_rack',
      'position',
    ],
    ['over the top of the rack', async ({ r02 }) => at(r02, 42), 'place_outside_rack', 'position'],
    ['below its first unit', async ({ r02 }) => at(r02, 0), 'too_small', 'position'],
    ['to a third of a unit', async ({ r02 }) => at(r02, 3.3), 'half_unit', 'position'],
    [
      'to a unit of a rack of unknown height',
      async ({ rack }) => at(await rack('R03', null), 1),
      'place_height_unknown',
      'position',
    ],
    [
      'onto another asset',
      async ({ r02, server }) => {
        await server('In the way', at(r02, 9))
        return at(r02, 10)
      },
      'place_taken',
      'position',
    ],
  ]
  test.each(cases)('%s', async (_, target, code, attr) => {
    const world = await hall()
    const seen = await world.server('Web 1', at(world.r01, 10))
    const error = await failure(world.ada.assets.move(seen, await target(world)))
    expect(error).toMatchObject({ status: 400, errors: [{ code, attr }] })
    expect(await world.ada.assets.get(seen.id)).toEqual(seen)
    expect((await world.ada.assets.history(seen.id)).results).toHaveLength(1)
  })

  test('naming who is in the way, in the language asked for', async () => {
    const { ada, r01, r02, server } = await hall()
    const rival = await server('In the way', at(r02, 9))
    const { id } = await server('Web 1', at(r01, 10))
    const response = await raw(ada, `api/assets/${id}/move/`, {
      method: 'POST',
      body: JSON.stringify(at(r02, 10)),
      headers: { 'if-match': `"${id}.1"`, 'accept-language': 'es' },
    })
    expect(await response.json()).toMatchObject({
      detail: `Estas unidades están ocupadas (In the way · ${rival.code})`,
    })
  })

  test('but not by what hangs on the other face', async () => {
    const { ada, r01, r02, server } = await hall()
    await server('Behind', at(r02, 10, 'rear'))
    const moved = await ada.assets.move(await server('Web 1', at(r01, 10)), at(r02, 10))
    expect(moved.location).toMatchObject(at(r02, 10))
  })

  test('from an older version, with how the asset is now', async () => {
    const { ada, r01, r02, server } = await hall()
    const seen = await server('Web 1', at(r01, 10))
    const present = await ada.assets.update(seen, { name: 'Renamed' })
    const error = await failure(ada.assets.move(seen, at(r02, 1)))
    expect(error).toMatchObject({ status: 412, code: 'precondition_failed', current: present })
    expect(await ada.assets.get(seen.id)).toEqual(present)
  })

  test('without saying from which version', async () => {
    const { ada, r02, server } = await hall()
    const { id } = await server('Web 1')
    const body = JSON.stringify(at(r02, 1))
    expect((await raw(ada, `api/assets/${id}/move/`, { method: 'POST', body })).status).toBe(428)
  })

  test('to those who may only read', async () => {
    const { ada, r02, server } = await hall()
    const reader = await join(ada, { assets: 'onlyRead', hierarchy: 'write' })
    const error = await failure(reader.assets.move(await server('Web 1'), at(r02, 1)))
    expect(error).toMatchObject({ status: 403, code: 'permission_denied' })
  })

  test('of an asset of another company, as if there were none', async () => {
    const { r01, server } = await hall()
    const other = await hall()
    const theirs = await server('Web 1', at(r01, 10))
    expect(await failure(other.ada.assets.move(theirs, at(other.r01, 1)))).toMatchObject({ status: 404 })
  })
})
