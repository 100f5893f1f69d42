import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { chassis } from './chassis.ts'
import { database, untilOthersWait } from './engine.ts'
import { at } from './hall.ts'

/** Only where transactions really run beside each other. */
test.runIf(inject('engine').kind === 'postgres')(
  'what is taken out while what it was in is about to move stays',
  async () => {
    const { ada, r01, r02, host, one, put, inRack } = await chassis()
    await put(one, '1')
    const seen = await ada.assets.get(host.id)
    const { moved } = await database.transaction(async (tx) => {
      await tx.execute(sql`select from asset where id = ${one.id} for no key update`)
      const ends = ada.assets.move(seen, at(r02, 20))
      await untilOthersWait()
      await tx.execute(sql`delete from asset_inside where asset_id = ${one.id}`)
      return { moved: ends }
    })
    expect(await moved).toMatchObject({ location: at(r02, 20), holds: [] })
    expect(await ada.assets.get(one.id)).toMatchObject({ location: inRack(r01.id), inside: null })
  },
)
