import { sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import type { AssetPatch } from '@plenum/domain/asset'
import { database, untilOthersWait } from './engine.ts'
import { failure, type Connection } from './world.ts'
import { lastBatch, yard } from './yard.ts'

/** What becomes of the undo of a new name and status while somebody else's change of the same asset is on its way. */
async function undoneBeside(ada: Connection, id: string, change: AssetPatch) {
  const batch = await lastBatch(ada)
  const seen = await ada.assets.get(id)
  const ends = await database.transaction(async (tx) => {
    await tx.execute(sql`select from asset where id = ${id} for no key update`)
    // both wait for the asset, and have it in the order in which they came
    const changed = ada.assets.update(seen, change)
    await untilOthersWait()
    const undone = ada.batches.undo(batch).catch((error: unknown) => error)
    await untilOthersWait(2)
    return { changed, undone }
  })
  await ends.changed
  return { batch, undone: await ends.undone }
}

/** Only where transactions really run beside each other. */
describe.runIf(inject('engine').kind === 'postgres')('while somebody changes what is being undone', () => {
  test('the same field stays as he left it', async () => {
    const { ada, known } = await yard()
    const { id } = await ada.assets.update(await known('active'), { name: 'Mine' })
    const { batch, undone } = await undoneBeside(ada, id, { name: 'Theirs' })
    expect(undone).toMatchObject({ status: 409, errors: [{ code: 'undo_touched_later' }] })
    expect(await ada.assets.get(id)).toMatchObject({ name: 'Theirs' })
    expect(await failure(ada.batches.undo(batch))).toMatchObject({ status: 409 })
  })

  test('another field stays, and what is undone is undone', async () => {
    const { ada, known } = await yard()
    const seen = await known('active')
    const { id } = await ada.assets.update(seen, { name: 'Mine' })
    await undoneBeside(ada, id, { hostname: 'web-1' })
    expect(await ada.assets.get(id)).toMatchObject({ name: seen.name, hostname: 'web-1' })
  })
})
