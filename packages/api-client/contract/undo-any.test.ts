import { env } from 'node:process'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { rows } from '@plenum/api-server/db/rows'
import { ClientError } from '../src/client-error.ts'
import type { Asset, AssetPatch, AssetStatus } from '@plenum/domain/asset'
import { blankDocument } from '@plenum/domain/file'
import { blankModel } from '@plenum/domain/library'
import { TRANSITIONS } from '@plenum/domain/transition'
import { chanceOf } from './chance.ts'
import { database } from './engine.ts'
import { at, hall } from './hall.ts'
import { pdf, png } from './uploads.ts'
import { faults, type Connection } from './world.ts'
import { inDays, why } from './yard.ts'

/** How many sequences are tried, and how long each is; `PLENUM_LONG=1` takes its time, `SEED` repeats one. */
const SEQUENCES = env.PLENUM_LONG === '1' ? 60 : 2
const STEPS = 16
const FIRST = env.SEED === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(env.SEED)

type Hall = Awaited<ReturnType<typeof hall>>
/** Numbers and moments that count changes say that there were some: an undo is one more. */
const COUNTED = ['version', 'last_update', 'valid_from', 'linked_at']

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
    principal: await table('principal'),
  }
}

/** Things a person does to an inventory, picked by chance; null where what was picked cannot be done just now. */
function deeds({ ada, r01, r02, server }: Hall, chance: () => number) {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(chance() * items.length)]
  const assets = async () => (await ada.assets.list({ limit: 100, ordering: 'code' })).results
  const word = () => `w${Math.floor(chance() * 1e6)}`
  const patchOf = (): AssetPatch => {
    const all: AssetPatch = {
      name: word(),
      hostname: pick([null, word()]) ?? null,
      notes: pick([null, word(), 'Twice\n"quoted" ñ']) ?? null,
      asset_type: pick(['SRV', 'SWI', 'OTH']) ?? 'OTH',
      owner_id: pick([null, ada.user.id]) ?? null,
      priority: pick(['low', 'medium', 'high'] as const) ?? 'low',
      purchase_date: pick([null, '2024-01-15', '2025-02-28']) ?? null,
      warranty_date: pick([null, '2030-01-01']) ?? null,
    }
    const kept = Object.entries(all).filter(() => chance() < 0.35)
    return kept.length === 0 ? { name: word() } : Object.fromEntries(kept)
  }
  const photo = async (to: Asset) => {
    const { id } = await ada.files.upload(png(`${word()}.png`), { purpose: 'asset_photo' })
    await ada.assetFiles.addPhotos(to.id, [id])
  }
  const place = () =>
    at(pick([r01, r02]) ?? r01, 1 + Math.floor(chance() * 40), pick(['front', 'rear'] as const))
  const onOne = (act: (one: Asset) => Promise<unknown>) => async () => {
    const one = pick(await assets())
    return one === undefined ? undefined : act(one)
  }
  const onPhoto = (
    act: (one: Asset, photo: { id: string; version: number }, all: string[]) => Promise<unknown>,
  ) =>
    onOne(async (one) => {
      const { results } = await ada.assetFiles.photos(one.id)
      const found = pick(results)
      return (
        found &&
        act(
          one,
          found,
          results.map(({ id }) => id),
        )
      )
    })
  const onDocument = (act: (one: Asset, document: { id: string; version: number }) => Promise<unknown>) =>
    onOne(async (one) => {
      const found = pick((await ada.assetFiles.documents(one.id)).results)
      return found && act(one, found)
    })
  return [
    () => server(word(), chance() < 0.5 ? place() : null),
    onOne((one) => ada.assets.update(one, patchOf())),
    onOne((one) => ada.assets.update(one, patchOf())),
    onOne((one) => ada.assets.move(one, { ...place(), reason: pick([null, word()]) ?? null })),
    onOne((one) => ada.assets.move(one, { ...place(), planned_for: inDays(1 + Math.floor(chance() * 9)) })),
    onOne((one) => {
      const to = pick<AssetStatus>(TRANSITIONS[one.status]) ?? 'received'
      return ada.assets.transition(one, { to, ...why })
    }),
    onOne((one) => ada.assets.decommission(one, { ...why, close: chance() < 0.5, bears_data: false })),
    onOne((one) => ada.assets.move(one, at(pick([r01, r02]) ?? r01, null, null))),
    onOne(photo),
    onPhoto((one, found) =>
      ada.assetFiles.updatePhoto(one.id, found, { caption: pick([null, word()]) ?? null }),
    ),
    onPhoto((one, _, all) =>
      ada.assetFiles.arrangePhotos(
        one.id,
        all.toSorted(() => chance() - 0.5),
      ),
    ),
    onPhoto((one, found) => ada.assetFiles.removePhoto(one.id, found.id)),
    onOne(async (one) => {
      const { id: file_id } = await ada.files.upload(pdf(`${word()}.pdf`), { purpose: 'asset_document' })
      const replaces = pick((await ada.assetFiles.documents(one.id)).results)?.id ?? null
      await ada.assetFiles.addDocument(one.id, {
        ...blankDocument,
        file_id,
        replaces: chance() < 0.5 ? replaces : null,
      })
    }),
    onDocument((one, found) => ada.assetFiles.updateDocument(one.id, found, { name: `${word()}.pdf` })),
    onDocument((one, found) => ada.assetFiles.removeDocument(one.id, found.id)),
    () => ada.brands.create({ name: word() }),
    async () => {
      const brand = pick((await ada.brands.list({ limit: 100 })).results)
      const made = { ...blankModel, name: word(), asset_type: 'SRV' }
      return brand && ada.models.create({ ...made, brand_id: brand.id })
    },
    async () => ada.nodes.update(await ada.nodes.get((pick([r01, r02]) ?? r01).id), { description: word() }),
  ]
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
    const done = await doThings(place, deeds(place, chance), chance)
    for (const { batch, before } of done.toReversed()) {
      await place.ada.batches.undo(batch)
      expect(await stateOf(place)).toEqual(before)
    }
    expect(faults()).toEqual([])
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
    const fields = deeds(place, chance).slice(0, -3).toSpliced(3, 4)
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
            ({ record, action, field }) =>
              record === since.record && (action === 'create' || field === since.field),
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
  },
)
