import { sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { refuseAttributes } from '@plenum/api-server/store/asset-attributes'
import { database, untilOthersWait } from './engine.ts'
import { asset, failure, found } from './world.ts'

/** Only where transactions really run beside each other. */
describe.runIf(inject('engine').kind === 'postgres')('while an asset gets a value', () => {
  test('its attribute waits to become one of another kind, and then stays', async () => {
    const ada = await found()
    const { id } = await ada.assets.create(asset({ asset_type: 'SRV' }))
    const type = await ada.catalogue.types.get('SRV')
    const attributes = type.attributes.map((each) =>
      each.key === 'ram' ? { ...each, kind: 'text' as const } : each,
    )
    const { changed } = await database.transaction(async (tx) => {
      await refuseAttributes(tx, ada.user.company.id, { id, attributes: { ram: 64 } })
      const ends = failure(ada.catalogue.types.update(type, { attributes }))
      await untilOthersWait()
      await tx.execute(sql`update asset set attributes = '{"ram": 64}' where id = ${id}`)
      return { changed: ends }
    })
    expect(await changed).toMatchObject({ status: 409, errors: [{ code: 'attribute_held' }] })
  })
})
