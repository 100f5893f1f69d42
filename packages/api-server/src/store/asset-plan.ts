import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { Place, PlannedMove } from '@plenum/domain/placement'
import { isClosed } from '@plenum/domain/transition'
import { ApiError, refusal } from '../api-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { lockAsset, type LockedAsset } from './asset-lock.ts'
import { plannedMove } from './asset-row.ts'
import { announceAssets } from './asset-news.ts'
import { createBatch, type Author, type OpenBatch } from './batches.ts'
import { recordChanges } from './events.ts'
import { judgePlace } from './place-fit.ts'

type Target = Omit<Place, 'trail'>
/** With the batch that planned it where that was another one. */
type Plan = Target & Pick<PlannedMove, 'planned_for'> & Partial<Pick<PlannedMove, 'batch_id'>>

interface PlanRequest {
  asset: LockedAsset
  to: Plan
  reason: string | null
}

/** Plans a move for a day to come in place of what was planned; what only stands there now is in nobody's way. */
export async function planMove(
  tx: Database,
  author: Author,
  { asset, to, reason }: PlanRequest,
): Promise<void> {
  if (to.planned_for <= author.at.slice(0, 10)) throw refusal(400, 'planned_in_past', 'planned_for')
  const request = { place: to, thing: asset, coming: 'sent', from: to.planned_for } as const
  const { problems } = await judgePlace(tx, author, request)
  if (problems.length > 0) throw new ApiError(400, problems)
  const batch = await createBatch(tx, author, { kind: 'move', reason })
  await setPlan(tx, batch, { asset, to })
  await announceAssets(tx, batch)
}

/** Gives up what was planned; there may be nothing. */
export async function cancelPlan(
  tx: Database,
  author: Author,
  { id, version }: { id: string; version: number },
): Promise<'not_found' | 'stale' | 'done'> {
  const asset = await lockAsset(tx, author.company_id, id)
  if (asset === undefined) return 'not_found'
  if (asset.version !== version) return 'stale'
  if (isClosed(asset)) throw refusal(409, 'asset_closed')
  if (asset.planned_move !== null) {
    const batch = await createBatch(tx, author, { kind: 'move' })
    await setPlan(tx, batch, { asset, to: null })
    await announceAssets(tx, batch)
  }
  return 'done'
}

/** Puts a plan in place of another, either of which may be none, and writes it down. */
export async function setPlan(
  tx: Database,
  batch: OpenBatch,
  { asset, to }: { asset: Pick<LockedAsset, 'id' | 'planned_move'>; to: Plan | null },
): Promise<void> {
  const { company_id } = batch
  await clearPlan(tx, company_id, asset.id)
  if (to !== null) {
    await tx.execute(sql`
      insert into placement (company_id, id, asset_id, node_id, position, face, lane, source, valid_from, batch_id)
      values (${company_id}, ${uuidv7()}, ${asset.id}, ${to.node_id}, ${to.position}, ${to.face}, ${to.lane}, 'planned',
        ${`${to.planned_for}T00:00:00Z`}::timestamptz, ${to.batch_id ?? batch.id})`)
  }
  await tx.execute(sql`
    update asset set last_update = ${batch.at}::timestamptz, version = version + 1
    where company_id = ${company_id} and id = ${asset.id}`)
  const after = await firstRow(
    tx,
    v.object({ plan: PlannedMove }),
    sql`select ${plannedMove} as plan from asset a where a.company_id = ${company_id} and a.id = ${asset.id}
      and ${to !== null}::boolean`,
  )
  const change = { field: 'planned_move', from: asset.planned_move, to: after?.plan ?? null }
  await recordChanges(tx, batch, { entity: 'asset', id: asset.id, changes: [change] })
}

/** Forgets what was planned for an asset. */
export async function clearPlan(tx: Database, company_id: string, id: string): Promise<void> {
  await tx.execute(sql`
    delete from placement where company_id = ${company_id} and asset_id = ${id} and source = 'planned'`)
}

/** Targets with the names of their places at this time. */
export async function placeNames(
  tx: Database,
  company_id: string,
  targets: readonly Pick<Target, 'node_id'>[],
): Promise<(target: Target) => Place> {
  const ids = JSON.stringify([...new Set(targets.map(({ node_id }) => node_id))])
  const nodes = await rows(
    tx,
    v.object({ id: v.string(), trail: Place.entries.trail }),
    sql`
      select id, trail from node where company_id = ${company_id}
        and id in (select i::uuid from jsonb_array_elements_text(${ids}::jsonb) as l(i))`,
  )
  const trails = new Map(nodes.map(({ id, trail }) => [id, trail]))
  return ({ node_id, position, face, lane }) => ({
    node_id,
    trail: trails.get(node_id) ?? [],
    position,
    face,
    lane,
  })
}
