import type { AttributeDefinition, AttributeKind } from '@plenum/domain/asset-attribute'
import { expect, test } from 'vitest'
import { asset, failure, found, type Connection } from './world.ts'

const holding = (world: Connection, attributes: Record<string, string | number>, asset_type = 'SRV') =>
  world.assets.create(asset({ asset_type, attributes }))

const server = ({ catalogue }: Connection) => catalogue.types.get('SRV')

/** Gives servers other attributes than they have. */
async function define(world: Connection, change: (had: AttributeDefinition[]) => AttributeDefinition[]) {
  const seen = await server(world)
  return world.catalogue.types.update(seen, { attributes: change(seen.attributes) })
}

const ofKind = (key: string, kind: AttributeKind) => (had: AttributeDefinition[]) =>
  had.map((definition) => (definition.key === key ? { ...definition, kind } : definition))

const without = (key: string) => (had: AttributeDefinition[]) =>
  had.filter((definition) => definition.key !== key)

const kindOf = async (world: Connection, key: string) =>
  (await server(world)).attributes.find((definition) => definition.key === key)?.kind

const lastBatch = async ({ history }: Connection) => (await history.list({ limit: 1 })).results[0]?.id ?? ''

test('an attribute becomes one of another kind until an asset has a value of it', async () => {
  const ada = await found()
  await define(ada, ofKind('ram', 'text'))
  const first = await holding(ada, { ram: '64 GB' })
  await holding(ada, { ram: '128 GB' })
  expect(await failure(define(ada, ofKind('ram', 'number')))).toMatchObject({
    status: 409,
    errors: [
      {
        code: 'attribute_held',
        attr: 'attributes.1.kind',
        detail: 'It stays of its kind while assets have values of it: 2 (ram)',
      },
    ],
  })
  expect(await kindOf(ada, 'ram')).toBe('text')
  // neither those of another type nor those of another attribute hold it
  await define(ada, ofKind('bmc', 'boolean'))
  const seen = await ada.catalogue.types.get('STO')
  const attributes = [{ key: 'ram', name: null, kind: 'number', unit: null } as const]
  expect(await ada.catalogue.types.update(seen, { attributes })).toMatchObject({ attributes })
  expect((await ada.assets.get(first.id)).attributes).toEqual({ ram: '64 GB' })
})

test('what else is said of an attribute changes while assets have values of it', async () => {
  const ada = await found()
  await holding(ada, { ram: 64 })
  const changed = await define(ada, (had) =>
    had.map((each) => (each.key === 'ram' ? { ...each, name: 'Memory', unit: 'GiB' } : each)),
  )
  expect(changed.attributes[1]).toEqual({ key: 'ram', name: 'Memory', kind: 'number', unit: 'GiB' })
})

test('an attribute that was removed comes back with its values, and as no other kind', async () => {
  const ada = await found()
  const made = await holding(ada, { ram: 64, disks: '2026-02-30', bmc: '2026-02-28' })
  await define(ada, without('ram'))
  const removal = await lastBatch(ada)
  expect((await ada.assets.get(made.id)).attributes).toMatchObject({ ram: 64 })
  const again = (key: string, kind: AttributeKind) => (had: AttributeDefinition[]) => [
    ...had.filter((definition) => definition.key !== key),
    { key, name: null, kind, unit: null },
  ]
  expect(await failure(define(ada, again('ram', 'text')))).toMatchObject({
    status: 409,
    errors: [{ code: 'attribute_held', attr: 'attributes.3.kind' }],
  })
  await ada.batches.undo(removal)
  expect(await kindOf(ada, 'ram')).toBe('number')
  expect((await ada.assets.get(made.id)).attributes).toMatchObject({ ram: 64 })
  await define(ada, without('disks'))
  expect(await failure(define(ada, again('disks', 'date')))).toMatchObject({
    errors: [{ code: 'attribute_held' }],
  })
  await define(ada, without('bmc'))
  await define(ada, again('bmc', 'date'))
  expect(await kindOf(ada, 'bmc')).toBe('date')
})

test('a kind is not given back over values that came since, and no value over a kind that came since', async () => {
  const ada = await found()
  await define(ada, ofKind('ram', 'text'))
  const change = await lastBatch(ada)
  const made = await holding(ada, { ram: '64 GB' })
  expect(await failure(ada.batches.undo(change))).toMatchObject({
    status: 409,
    errors: [{ code: 'attribute_held' }],
  })
  await ada.assets.update(made, { attributes: { ram: null } })
  const emptied = await lastBatch(ada)
  await define(ada, ofKind('ram', 'number'))
  expect(await failure(ada.batches.undo(emptied))).toMatchObject({
    status: 409,
    errors: [{ code: 'undo_touched_later', attr: `asset/${made.id}/attributes.ram` }],
  })
  expect((await ada.assets.get(made.id)).attributes).toEqual({})
  await define(ada, ofKind('ram', 'text'))
  await ada.batches.undo(emptied)
  expect((await ada.assets.get(made.id)).attributes).toEqual({ ram: '64 GB' })
})
