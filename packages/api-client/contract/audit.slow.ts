import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { audit as writeDown } from '@plenum/api-server/store/audit'
import { database } from './engine.ts'
import { asset, found, now, type Connection } from './world.ts'

const actions = async ({ audit }: Connection) => (await audit.list({})).results.map(({ action }) => action)

/** Only where transactions really run beside each other. */
test.runIf(inject('engine').kind === 'postgres')('the log of a company makes no other wait', async () => {
  const [ada, eve] = [await found(), await found()]
  const author = { company_id: ada.user.company.id, actor: null, session_id: null, address: null }
  await database.transaction(async (tx) => {
    await writeDown(tx, { ...author, request_id: null, at: now().toISOString() }, { action: 'user.change' })
    // The end of Ada's log is held until this transaction ends.
    await tx.execute(sql`set constraints all immediate`)
    await eve.assets.create(asset())
    expect(await actions(eve)).toContain('batch.create')
  })
  expect(await actions(ada)).toContain('user.change')
})
