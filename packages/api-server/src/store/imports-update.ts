import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { isPlainField } from '@plenum/domain/asset-import-columns'
import { FieldChange } from '@plenum/domain/asset-import-change'
import { lifeAfter } from '@plenum/domain/transition'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { holdAssets } from './asset-lock.ts'
import { relocateAll } from './asset-move.ts'
import { lockPlaces } from './asset-place.ts'
import { fulfilReservations } from './reservation-life.ts'
import { setTags } from './asset-tags.ts'
import { applyPatches } from './asset-transition.ts'
import type { OpenBatch } from './batches.ts'
import { examine, type Examined } from './imports-check.ts'
import { list } from './imports-context.ts'
import { ensureNamed, GoodRow } from './imports-devices.ts'
import { hostsToHold, putOf, type Put } from './imports-inside.ts'
import { rowsAt, type ImportRun } from './imports-rows.ts'

/** A good row that changes an asset, as the check left it. */
export const UpdateRow = v.object({
  ...GoodRow.entries,
  asset_id: v.string(),
  changes: v.array(FieldChange),
})
export type UpdateRow = v.InferOutput<typeof UpdateRow>

/** A good row: one that makes an asset, or one that changes one. */
export const Waiting = v.object({
  ...GoodRow.entries,
  asset_id: v.nullable(v.string()),
  changes: v.unknown(),
})
export type Waiting = v.InferOutput<typeof Waiting>

/** A row whose asset it really changes. */
interface Updating extends Pick<Examined, 'update'> {
  row: GoodRow
  held: NonNullable<Examined['candidate']['held']>
  changes: readonly FieldChange[]
}

/** How many assets rows changed, what those are to be put into, and the lines that stay. */
interface Updated {
  changed: number
  puts: Put[]
  late: number[]
}

/**
 * Changes the assets of rows. Each is read again first: what is written is what was shown, and a row of which something
 * else would come by now stays behind.
 */
export async function updateDevices(
  tx: Database,
  run: ImportRun,
  batch: OpenBatch,
  good: readonly UpdateRow[],
): Promise<Updated> {
  if (good.length === 0) return { changed: 0, puts: [], late: [] }
  const lines = good.map(({ line }) => line)
  const examined = await examine(tx, run, 'devices', await rowsAt(tx, run, 'devices', lines))
  const shown = new Map(good.map((row) => [row.line, row]))
  const late: number[] = []
  const updating: Updating[] = []
  const puts: Put[] = []
  for (const one of examined) {
    const { candidate, checked, update } = one
    const { line, changes } = checked
    const { held } = candidate
    const before = shown.get(line)
    const isSeen = changes.length === 0 || sameChanges(before?.changes ?? [], changes)
    if (!checked.good || !isSeen || held === null || held.asset.id !== before?.asset_id) late.push(line)
    else if (changes.length > 0) {
      updating.push({ row: checked, held, changes, update })
      puts.push(...[putOf(one, held.asset.id) ?? []].flat())
    }
  }
  await write(tx, run, batch, updating)
  return { changed: updating.length, puts, late }
}

const sameChanges = (one: readonly FieldChange[], other: readonly FieldChange[]): boolean =>
  one.length === other.length &&
  one.every((change) =>
    other.some(
      ({ column, from, to }) => column === change.column && from === change.from && to === change.to,
    ),
  )

/** Holds the assets of rows and what they go into, and the places they are at or go to, in the order in which everybody holds them. */
export async function holdAll(tx: Database, company_id: string, good: readonly Waiting[]): Promise<void> {
  const changed = good.filter(({ asset_id }) => asset_id !== null)
  const ids = changed.flatMap(({ asset_id }) => asset_id ?? [])
  const hosts = await hostsToHold(tx, company_id, good)
  if (ids.length + hosts.length === 0) return
  await holdAssets(tx, company_id, [...ids, ...hosts])
  const standing = await rows(
    tx,
    v.object({ id: v.string() }),
    sql`select distinct location_id as id from asset
        where company_id = ${company_id} and location_id is not null
          and id in (select i::uuid from ${list(ids)} as l(i))`,
  )
  const aims = changed.flatMap(({ anchor_id }) => anchor_id ?? [])
  await lockPlaces(tx, company_id, [...new Set([...standing.map(({ id }) => id), ...aims])])
}

async function write(
  tx: Database,
  run: ImportRun,
  batch: OpenBatch,
  updating: readonly Updating[],
): Promise<void> {
  if (updating.length === 0) return
  const named = await ensureNamed(
    tx,
    run,
    batch,
    updating.map(({ row }) => row),
  )
  const has = ({ changes }: Updating, column: FieldChange['column']) =>
    changes.some((change) => change.column === column)
  const patchOf = (one: Updating) => {
    const { row, held, changes, update } = one
    const { status } = row.values
    const asset_type = has(one, 'asset_type') ? named.type(row) : held.locked.asset_type
    return {
      ...Object.fromEntries(
        changes.flatMap(({ column, to }) => (isPlainField(column) ? [[column, to] as const] : [])),
      ),
      ...(has(one, 'asset_type') && { asset_type }),
      ...(has(one, 'attributes') && { attributes: named.attributes(row, asset_type) }),
      ...(has(one, 'owner') && { owner_id: update?.owner ?? null }),
      ...(has(one, 'brand') && { brand_id: named.brand(row) }),
      ...(has(one, 'model') && { model_id: named.model(row) }),
      ...(has(one, 'status') && status !== null && lifeAfter(held.locked, status, batch.at)),
    }
  }
  const patches = updating.map((one) => ({ id: one.held.locked.id, patch: patchOf(one) }))
  await applyPatches(tx, batch, { patches: patches.filter(({ patch }) => Object.keys(patch).length > 0) })
  const moves = updating.flatMap(({ row, held: { locked }, update }) => {
    const node_id = named.place(row) ?? locked.place?.node_id
    return update?.move && node_id !== undefined ? [{ asset: locked, to: { node_id, ...update.move } }] : []
  })
  if (moves.length > 0) await relocateAll(tx, batch, moves)
  await fulfilReservations(
    tx,
    batch,
    updating.map(({ held }) => held.locked.id),
  )
  const tagged = updating.filter((one) => has(one, 'tags'))
  if (tagged.length > 0) {
    await setTags(
      tx,
      batch,
      tagged.map(({ row, held }) => ({ id: held.locked.id, tag_ids: named.tags(row) })),
    )
  }
}
