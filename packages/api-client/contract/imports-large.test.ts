import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { devices, send, type SmallFile } from './import-files.ts'
import { database } from './engine.ts'
import { found, type Connection } from './world.ts'

const rows = Number(process.env.PLENUM_IMPORT_ROWS ?? 5000)
const PER_RACK = 40
const RACKS_PER_HALL = 50
const STATUSES = ['active', 'planned', 'staged', 'inventory']

/** A file as large sites have it: full racks in halls, a few models, codes and serial numbers. */
const large = (): SmallFile =>
  devices(
    ...Array.from({ length: rows }, (_, at) => {
      const rack = Math.floor(at / PER_RACK)
      return {
        name: `srv-${at}`,
        status: STATUSES[at % STATUSES.length] ?? '',
        site: `Site ${Math.floor(rack / (RACKS_PER_HALL * 4))}`,
        location: `Hall ${Math.floor(rack / RACKS_PER_HALL) % 4}`,
        rack: `R${rack % RACKS_PER_HALL}`,
        position: String((at % PER_RACK) + 1),
        face: 'front',
        role: 'Server',
        manufacturer: `Maker ${at % 9}`,
        device_type: `Model ${at % 36}`,
        serial: `SN${at}`,
        asset_tag: `AT-${at}`,
      }
    }),
  )

test(
  `${rows} rows go in step by step, and nobody waits long for another answer`,
  { timeout: 30_000 + rows * 20 },
  async () => {
    const ada = await found()
    const begun = performance.now()
    const { id } = await send(ada, large())
    let slowest = 0
    const until = async (state: string, step: (id: string) => Promise<{ state: string }>) => {
      for (let now = ''; now !== state;) {
        const asked = performance.now()
        now = (await step(id)).state
        slowest = Math.max(slowest, performance.now() - asked)
      }
      return Math.round(performance.now() - begun)
    }
    const checked = await until('checked', ada.imports.check)
    await ada.imports.decide(id, { confirmed: true })
    const imported = await until('imported', ada.imports.commit)
    console.info(
      `${rows} rows: sent and checked after ${checked} ms, in after ${imported} ms, slowest step ${Math.round(slowest)} ms`,
    )
    expect((await ada.assets.facets({})).total).toBe(rows)
    const { files } = await ada.imports.get(id)
    expect(files[0]?.counts).toEqual({ total: rows, good: 0, problem: 0, skipped: 0, imported: rows })
    expect((await ada.imports.rows(id, { view: 'all' })).results).toEqual([])
    expect(slowest).toBeLessThan(10_000)
  },
)

/** Brings the large file to a state, everything confirmed. */
async function prepared(ada: Connection, wanted: 'checked' | 'imported'): Promise<string> {
  const { id } = await send(ada, large())
  for (let state = ''; state !== 'checked';) state = (await ada.imports.check(id)).state
  await ada.imports.decide(id, { confirmed: true })
  for (let state = 'checked'; state !== wanted;) state = (await ada.imports.commit(id)).state
  return id
}

test(
  'half of a large import is taken back in less time than it took to go in',
  { timeout: 60_000 },
  async () => {
    await prepared(await found(), 'imported')
    // what the database knows is from when only the others were there
    await database.execute(sql`analyze`)
    const ada = await found()
    const id = await prepared(ada, 'checked')
    const begun = performance.now()
    for (let done = 0; done < rows - 1000;) done = (await ada.imports.commit(id)).done
    const going = performance.now() - begun
    expect((await ada.imports.cancel(id)).state).toBe('cancelled')
    const back = performance.now() - begun - going
    expect((await ada.assets.facets({})).total).toBe(0)
    expect(back).toBeLessThan(going)
  },
)
