import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { blankAsset, type AssetStatus } from '@plenum/domain/asset'
import type { PlaceInput } from '@plenum/domain/placement'
import { isClosed } from '@plenum/domain/transition'
import { swappedOut, type WorkExecution, type WorkOp } from '@plenum/domain/work-item'
import { ApiError, refusal } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { insertAssets } from './asset-insert.ts'
import { lockAssets, type LockedAsset } from './asset-lock.ts'
import { isAt, relocate } from './asset-move.ts'
import { becomeOf, refuseTransition, standWhere, statusOf } from './asset-transition.ts'
import { decommission } from './asset-decommission.ts'
import { lockPlaces } from './asset-place.ts'
import { createBatch, type Author, type OpenBatch, type PersonAuthor } from './batches.ts'
import { recordOverride, refuseUnsettled, settle, type Override } from './fit-override.ts'
import { judgePlace } from './place-fit.ts'
import { ADDED, installed, madeAs } from './work-plan.ts'
import { patchByItem } from './work-patch.ts'
import type { StoredItem, StoredWork } from './work-stored.ts'
import { bare, valuesNow } from './work-values.ts'

/** The execution of one item. */
export interface Doing {
  work: StoredWork
  item: StoredItem
  said: v.InferOutput<typeof WorkExecution>
  override: Override
  /** Reservations of the request. */
  except: readonly string[]
}

/** What an execution did: the batch of its changes, none where nothing changed, and the asset that it made. */
export interface Executed {
  batch: OpenBatch | null
  made?: string
}

type Execute = (tx: Database, author: PersonAuthor, doing: Doing) => Promise<Executed>
type Target = v.InferOutput<typeof PlaceInput>

/** Changes the inventory as an item says, by the rules of the inventory. */
export const EXECUTE: Record<WorkOp, Execute> = {
  move,
  add,
  change,
  swap,
  remove,
  maintain: () => Promise.resolve({ batch: null }),
}

/** Assets that are held, in the order of their ids given; refuses one that was decommissioned since. */
async function hold(
  tx: Database,
  company_id: string,
  ids: readonly (string | null)[],
): Promise<LockedAsset[]> {
  const wanted = ids.filter((id) => id !== null)
  const held = await lockAssets(tx, company_id, wanted)
  return wanted.map((id) => {
    const asset = held.find((each) => each.id === id)
    if (asset === undefined) throw refusal(409, 'does_not_exist', 'asset_id')
    if (isClosed(asset)) throw new ApiError(409, [{ code: 'asset_closed', subject: asset.name }])
    return asset
  })
}

const targetOf = ({ item, said }: Doing): Target => {
  const target = said.to ?? item.target
  if (target === null) throw refusal(400, 'required', 'to')
  return target
}

/** Why a status changes by a request, where that must be said. */
const whyOf = ({ work }: Doing) => ({
  reason: `${work.code} ${work.title}`,
  category: 'planned_work' as const,
})

async function move(tx: Database, author: Author, doing: Doing): Promise<Executed> {
  const [asset] = await hold(tx, author.company_id, [doing.item.asset_id])
  if (asset === undefined) throw refusal(409, 'does_not_exist', 'asset_id')
  const to = targetOf(doing)
  if (isAt(asset.place, to)) return { batch: null }
  const batch = await createBatch(tx, author, { kind: 'move', reason: whyOf(doing).reason })
  await put(tx, batch, { asset, to, doing })
  return { batch }
}

/** Brings an asset to a place that can take it. */
async function put(
  tx: Database,
  batch: OpenBatch,
  { asset, to, doing: { override, except } }: { asset: LockedAsset; to: Target; doing: Doing },
): Promise<void> {
  const verdict = await judgePlace(tx, batch, { place: to, thing: asset, coming: 'sent', except })
  const settled = settle(verdict, override)
  refuseUnsettled(settled)
  await relocate(tx, batch, { asset, to })
  await recordOverride(tx, batch, { id: asset.id, ...settled })
}

interface Becoming {
  asset: LockedAsset
  to: AssetStatus
  place: Target | null
  doing: Doing
}

/** Gives an asset a status by the one table and its guards, and a place where one is said. */
async function become(
  tx: Database,
  batch: OpenBatch,
  { asset, to, place, doing }: Becoming,
): Promise<LockedAsset> {
  if (to === asset.status) {
    if (place !== null && !isAt(asset.place, place)) await put(tx, batch, { asset, to: place, doing })
    return asset
  }
  const { override, except } = doing
  const wanted = { asset, to, place, override, except, ...whyOf(doing) }
  const { problems, overridden } = await refuseTransition(tx, batch, wanted)
  if (problems.length > 0) throw new ApiError(statusOf(problems), problems)
  const next = await becomeOf(tx, batch, { asset, to })
  await recordOverride(tx, batch, { id: asset.id, overridden })
  await standWhere(tx, batch, { asset, to, place })
  return next
}

async function add(tx: Database, author: Author, doing: Doing): Promise<Executed> {
  const { item, work } = doing
  const to = item.to_status ?? ADDED
  const place = targetOf(doing)
  if (item.asset_id !== null) {
    const [asset] = await hold(tx, author.company_id, [item.asset_id])
    if (asset === undefined || (asset.status === to && isAt(asset.place, place))) return { batch: null }
    const batch = await createBatch(tx, author, { kind: 'status', ...whyOf(doing) })
    await become(tx, batch, { asset, to, place, doing })
    return { batch }
  }
  const batch = await createBatch(tx, author, { kind: 'create', reason: whyOf(doing).reason })
  const made = await make(tx, batch, doing)
  const [asset] = await hold(tx, author.company_id, [made])
  if (asset === undefined) throw new Error(`An asset of ${work.code} was not made`)
  await become(tx, batch, { asset, to, place, doing })
  return { batch, made }
}

const ModelRow = v.object({ name: v.string(), asset_type: v.string(), brand_id: v.string() })

/** Makes the asset that an item adds. */
async function make(tx: Database, batch: OpenBatch, { item, said, work }: Doing): Promise<string> {
  const model = await firstRow(
    tx,
    ModelRow,
    sql`
      select name, asset_type, brand_id from model
      where company_id = ${batch.company_id} and id = ${item.model_id} for key share`,
  )
  if (model === undefined) throw refusal(409, 'does_not_exist', 'model_id')
  const status = madeAs(item)
  const [id = ''] = await insertAssets(tx, batch, [
    {
      ...blankAsset,
      name: item.name ?? model.name,
      asset_type: model.asset_type,
      brand_id: model.brand_id,
      model_id: item.model_id,
      serial_number: said.serial_number,
      owner_id: said.owner_id ?? work.requester_id,
      customer: work.customer,
      status,
      received_at: status === 'received' ? batch.at : null,
      place: null,
    },
  ])
  return id
}

async function change(tx: Database, author: Author, doing: Doing): Promise<Executed> {
  const { item } = doing
  const [asset] = await hold(tx, author.company_id, [item.asset_id])
  if (asset === undefined) throw refusal(409, 'does_not_exist', 'asset_id')
  const now = (await valuesNow(tx, author.company_id, [item])).get(item.id) ?? []
  const others = now.filter(({ field, from }) => {
    const before = item.before?.find((each) => each.field === field)
    return JSON.stringify(bare(before?.from)) !== JSON.stringify(bare(from))
  })
  if (others.length > 0)
    throw new ApiError(
      409,
      others.map(({ field }) => ({ code: 'work_changed_since', attr: `changes.${field}` })),
    )
  const changes = now.some(({ from, to }) => JSON.stringify(bare(from)) !== JSON.stringify(bare(to)))
  const to = item.to_status ?? asset.status
  if (!changes && to === asset.status) return { batch: null }
  const batch = await createBatch(tx, author, { kind: 'update', reason: whyOf(doing).reason })
  if (changes) await patchByItem(tx, batch, { asset, item })
  await become(tx, batch, { asset, to, place: null, doing })
  return { batch }
}

async function swap(tx: Database, author: Author, doing: Doing): Promise<Executed> {
  const { item, said } = doing
  const [old, next] = await hold(tx, author.company_id, [item.asset_id, item.replacement_id])
  if (old === undefined || next === undefined) throw refusal(409, 'does_not_exist', 'asset_id')
  const place = old.place
  if (place === null) throw refusal(409, 'place_missing', 'asset_id')
  const away = said.to ?? item.target
  await lockPlaces(
    tx,
    author.company_id,
    [place, away].flatMap((each) => each?.node_id ?? []),
  )
  const batch = await createBatch(tx, author, { kind: 'move', ...whyOf(doing) })
  const { trail: _, ...units } = place
  const left = await become(tx, batch, { asset: old, to: swappedOut(old.status), place: null, doing })
  // its units are free before the other one comes, and what comes from where it goes is gone before
  await relocate(tx, batch, { asset: left, to: null })
  await become(tx, batch, { asset: next, to: installed(next).status, place: units, doing })
  if (away !== null) await put(tx, batch, { asset: { ...left, place: null }, to: away, doing })
  return { batch }
}

async function remove(tx: Database, author: PersonAuthor, { item, said }: Doing): Promise<Executed> {
  const [asset] = await hold(tx, author.company_id, [item.asset_id])
  if (asset === undefined) throw refusal(409, 'does_not_exist', 'asset_id')
  if (said.decommission === null) throw refusal(400, 'required', 'decommission')
  try {
    return { batch: await decommission(tx, author, { asset, input: said.decommission }) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new ApiError(
      error.status,
      error.problems.map((problem) => ({ ...problem, attr: `decommission.${problem.attr ?? ''}` })),
      error.extras,
    )
  }
}
