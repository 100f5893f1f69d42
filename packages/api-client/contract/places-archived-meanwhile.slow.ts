import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { countMissing } from '@plenum/api-server/store/rack-capacity'
import { dataHall } from './data-hall.ts'
import { database, untilOthersWait } from './engine.ts'
import { failure, now } from './world.ts'

/** Only where transactions really run beside each other. */
describe.runIf(inject('engine').kind === 'postgres')('while somebody puts a thing into a rack', () => {
  test.each(['rack', 'room'] as const)('its %s waits to be archived, and then is not', async (kind) => {
    const { ada, room, a01: rack, server } = await dataHall()
    const { id } = await server('Web')
    const place = { rack, room }[kind]
    const { archived } = await database.transaction(async (tx) => {
      await tx.execute(sql`select 1 from node where id = ${rack.id} for no key update`)
      await tx.execute(sql`
        insert into placement (company_id, id, asset_id, node_id, source, valid_from)
        values (${ada.user.company.id}, ${randomUUID()}, ${id}, ${rack.id}, 'current', ${now().toISOString()})`)
      const ends = failure(ada.nodes.update(place, { status: 'decommissioned' }))
      await untilOthersWait()
      return { archived: ends }
    })
    expect(await archived).toMatchObject({
      status: 409,
      errors: [{ code: 'place_not_empty', attr: `asset/${id}/place` }],
    })
    expect(await ada.nodes.get(place.id)).toMatchObject({ status: place.status })
    await countMissing(database, now())
  })
})
