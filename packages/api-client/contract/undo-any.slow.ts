import { env } from 'node:process'
import { sql } from 'drizzle-orm'
import { beginTrial } from '@plenum/bench/long-run'
import { isFull, timesOf } from '@plenum/bench/trials'
import { afterAll, expect, inject, test } from 'vitest'
import * as v from 'valibot'
import { rows } from '@plenum/api-server/db/rows'
import { ClientError } from '../src/client-error.ts'
import { chanceOf } from './chance.ts'
import { database } from './engine.ts'
import { hall } from './hall.ts'
import { deeds, type Hall } from './inventory-deeds.ts'
import { deedsOfMany } from './many-deeds.ts'
import { png } from './uploads.ts'
import { faults, type Connection } from './world.ts'

/** How many sequences each of the two tests tries; `SEED` chooses others. */
const SEQUENCES = timesOf('undo-any') / 2
const record = beginTrial('undo-any')
/** Sequences and their changes that came to a good end, over both tests. */
const ended = { sequences: 0, changes: 0 }
const tell = (changes: number) => {
  ended.sequences += 1
  ended.changes += changes
}
afterAll(() => {
  if (ended.sequences === 2 * SEQUENCES)
    record({ engine: inject('engine').kind, done: ended, failed: { 'undone wrongly': 0 } })
})
/** How many changes a sequence has. */
const STEPS = 16
const FIRST = Number(env.SEED ?? (isFull ? Math.floor(Math.random() * 2 ** 31) : 1))

/** Numbers and moments that count changes say that there were some: an undo is one more. */
const COUNTED = [
  'version',
  'last_update',
  'valid_from',
  'linked_at',
  'checked_at',
  'status_changed_at',
  'since_month',
]

/** All that is true of a company's inventory: every table but those that tell what was done. */
async function stateOf({ ada }: Hall) {
  const { id: company } = ada.user.company
  const table = async (name: string, where = sql`true`) => {
    const found = await rows(
      database,
      v.object({ row: v.record(v.string(), v.unknown()) }),
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t where company_id = ${company} and ${where}`,
    )
    return found
      .map(({ row }) =>
        JSON.stringify(
          Object.entries(row)
            .filter(([key]) => !COUNTED.includes(key))
            .toSorted(([one], [other]) => one.localeCompare(other)),
        ),
      )
      .toSorted()
  }
  return {
    asset: await table('asset'),
    // What undo puts back stands there from now on: a placement of its own.
    placement: (await table('placement', sql`source <> 'historic'`)).map((row) =>
      row.replace(/\["id","[^"]+"\],/, ''),
    ),
    erasure: await table('erasure'),
    file: await table('file', sql`linked_at is not null and removed_at is null`),
    node: await table('node'),
    brand: await table('brand'),
    model: await table('model'),
    asset_type: await table('asset_type'),
    asset_counter: await table('asset_counter', sql`count <> 0`),
    node_counter: await table('node_counter', sql`count <> 0`),
    rack_capacity: await table('rack_capacity'),
    principal: await table('principal'),
    tag: await table('tag'),
    asset_inside: await table('asset_inside'),
    asset_tag: await table('asset_tag'),
    asset_alias: await table('asset_alias'),
    tag_counter: await table('tag_counter', sql`count <> 0`),
  }
}

const newest = async ({ history }: Connection) => (await history.list({ limit: 1 })).results[0]?.id ?? ''

/** Does things by chance, and gives the batches they made with what was true before each. */
async function doThings(place: Hall, all: ReturnType<typeof deeds>, chance: () => number) {
  const { ada, server } = place
  const photographed = await server('Photographed')
  const { id } = await ada.files.upload(png(), { purpose: 'asset_photo' })
  await ada.assetFiles.addPhotos(photographed.id, [id])
  const done: { batch: string; before: Awaited<ReturnType<typeof stateOf>> }[] = []
  let last = await newest(ada)
  for (let tries = 0; done.length < STEPS && tries < STEPS * 10; tries++) {
    const before = await stateOf(place)
    // What is refused, such as a place that is taken, is no change.
    await all[Math.floor(chance() * all.length)]?.().catch(() => {})
    const batch = await newest(ada)
    if (batch !== last) done.push({ batch, before })
    last = batch
  }
  expect(done).toHaveLength(STEPS)
  return done
}

/** Two batches that changed the same field of an asset, the former first: it is certain that one of them is in the way. */
async function renamedTwice({ ada, server }: Hall) {
  const one = await ada.assets.update(await server('Named'), { name: 'Named again' })
  const former = await newest(ada)
  await ada.assets.update(one, { name: 'Named once more' })
  return { former, later: await newest(ada) }
}

const seeds = Array.from({ length: SEQUENCES }, (_, nth) => FIRST + nth)

test.each(seeds)(
  'whatever was done and undone in reverse leaves the inventory as it was (SEED=%i)',
  { timeout: 240_000 },
  async (seed) => {
    const chance = chanceOf(seed)
    const place = await hall()
    const { toFields, others } = deedsOfMany(place, chance)
    const all = [...deeds(place, chance), ...toFields, ...others]
    const done = await doThings(place, all, chance)
    for (const { batch, before } of done.toReversed()) {
      await place.ada.batches.undo(batch)
      expect(await stateOf(place)).toEqual(before)
    }
    expect(faults()).toEqual([])
    tell(done.length)
  },
)

const Line = v.object({
  batch: v.string(),
  record: v.string(),
  action: v.string(),
  field: v.nullable(v.string()),
})

/** What the batches that stand have changed, the first one first. */
const linesOf = ({ ada }: Hall) =>
  rows(
    database,
    Line,
    sql`
      select h.batch_id as batch, h.entity || ' ' || h.entity_id as record, h.action, h.field
      from history h join batch b on b.company_id = h.company_id and b.id = h.batch_id
      where h.company_id = ${ada.user.company.id} and b.kind <> 'undo' and b.undone_by is null order by h.batch_id`,
  )

test.each(seeds)(
  'in any order, an undo is refused where the same field was changed since and only there (SEED=%i)',
  { timeout: 240_000 },
  async (seed) => {
    const chance = chanceOf(seed)
    const place = await hall()
    // Records that others stand on, places that were taken since and what was closed have their own reasons, and tests.
    const fields = [
      ...deeds(place, chance).slice(0, -3).toSpliced(4, 5),
      ...deedsOfMany(place, chance).toFields,
    ]
    const done = await doThings(place, fields, chance)
    const { former, later } = await renamedTwice(place)
    const inAnyOrder = [later, ...done.map(({ batch }) => batch)].toSorted(() => chance() - 0.5)
    let refused = 0
    for (const batch of [former, ...inAnyOrder]) {
      const lines = await linesOf(place)
      const own = lines.filter((line) => line.batch === batch)
      const isTouched = lines.some(
        (since) =>
          since.batch > batch &&
          own.some(
            ({ record: changed, action, field }) =>
              changed === since.record && (action === 'create' || field === since.field),
          ),
      )
      const before = await stateOf(place)
      const outcome = await place.ada.batches.undo(batch).then(
        () => 'done',
        (error: unknown) => (error instanceof ClientError ? error.code : 'failed'),
      )
      expect(outcome).toBe(isTouched ? 'undo_touched_later' : 'done')
      const after = await stateOf(place)
      expect(isTouched ? after : before).toEqual(before)
      if (isTouched) refused++
    }
    expect(refused).toBeGreaterThan(0)
    expect(faults()).toEqual([])
    tell(done.length)
  },
)
