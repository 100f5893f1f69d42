import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { PLACES_AT_ONCE, PLACES_COPIED } from '@plenum/domain/place-many'
import { database } from './engine.ts'
import { hall, node } from './hall.ts'
import { taken } from './taken.ts'
import { failure } from './world.ts'

test(
  `a branch of ${PLACES_COPIED} places is copied at once and in time, and of one more is refused`,
  { timeout: 180_000 },
  async () => {
    const { ada, dataCenter } = await hall()
    const place = (over: Parameters<typeof node>[0]) => ada.nodes.create(node(over))
    const room = await place({ type: 'room', name: 'Hall', parent_id: dataCenter.id })
    const { name: _name, code: _code, ...alike } = node({ type: 'rack', u_height: 47 })
    const racks = async (parent_id: string, count: number) => {
      const places = Array.from({ length: count }, (_, at) => ({ name: `R${at + 1}`, code: `R${at + 1}` }))
      return ada.nodes.createMany({ ...alike, parent_id, places })
    }
    const rows = await ada.nodes.createMany({
      ...alike,
      type: 'row',
      u_height: null,
      parent_id: room.id,
      places: Array.from({ length: 10 }, (_, at) => ({ name: `Row ${at}`, code: `${at}` })),
    })
    for (const id of rows.ids.slice(0, 9)) await racks(id, PLACES_AT_ONCE)
    await racks(rows.ids[9] ?? '', PLACES_COPIED - 9 * PLACES_AT_ONCE - 11)
    const copy = (name: string) => ada.nodes.copy(room.id, { parent_id: dataCenter.id, name, code: null })
    // as a database that is in use does by itself
    await database.execute(sql`analyze`)
    const {
      result: { ids },
      milliseconds,
    } = await taken(() => copy('Hall 2'))
    expect(ids).toHaveLength(PLACES_COPIED)
    expect(milliseconds).toBeLessThan(10_000)
    const [, row] = await Promise.all([ada.nodes.get(ids[0] ?? ''), ada.nodes.get(ids[10] ?? '')])
    expect(row.trail.map(({ name }) => name)).toEqual(['MAD1', 'Hall 2', 'Row 9'])
    expect((await ada.nodes.list({ parent_id: row.id, limit: 1 })).results).toMatchObject([
      { code: 'R1', u_height: 47, trail: [{}, { id: ids[0] }, { id: row.id }, {}] },
    ])
    await place({ type: 'row', name: 'One more', parent_id: room.id })
    expect(await failure(copy('Hall 3'))).toMatchObject({
      status: 400,
      errors: [{ code: 'too_many_ids', detail: expect.stringMatching(/5.?000/) }],
    })
  },
)
