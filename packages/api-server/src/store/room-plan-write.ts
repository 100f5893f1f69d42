import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { drawingChange, type PlanDrawing } from '@plenum/domain/plan-change'
import type { PlanInput } from '@plenum/domain/room-plan'
import { ApiError } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { announceAssets } from './asset-news.ts'
import { createBatch, type PersonAuthor } from './batches.ts'
import { lockTree } from './node-write.ts'
import { storedDrawing, writeDrawing } from './room-drawing.ts'
import { takePicture } from './room-picture.ts'
import { assetsIn, movedOf, moveAssets, moveRacks, racksIn } from './room-plan-moves.ts'

interface PlanChange {
  id: string
  version: number
  plan: PlanInput
}

/** Writes a room's plan and moves what stands in it, in one batch; stale where something of it has left the room. */
export async function writePlan(
  tx: Database,
  author: PersonAuthor,
  { id, version, plan }: PlanChange,
): Promise<'not_found' | 'stale' | 'done'> {
  const { company_id } = author
  await lockTree(tx, company_id)
  const was = await storedDrawing(tx, company_id, id)
  if (was === undefined) return 'not_found'
  if (was.version !== version) return 'stale'
  const racks = movedOf(plan.racks, await racksIn(tx, company_id, was.path))
  const standing = await assetsIn(tx, company_id, { path: was.path, moves: plan.assets })
  const assets = movedOf(plan.assets, standing)
  // the drawing's version tells nothing of what came and went
  if (racks === null || assets === null) return 'stale'
  const change = drawingChange(was, plan)
  if (change === null && racks.length + assets.length === 0) return 'done'
  if (change !== null) await refuseStrangeZones(tx, company_id, { was, plan })
  await takePicture(tx, author, { id, picture: plan.picture })
  const batch = await createBatch(tx, author, { kind: 'update' })
  await writeDrawing(tx, batch, { id, was, is: plan })
  await moveRacks(tx, batch, racks)
  await moveAssets(tx, batch, assets)
  if (assets.length > 0) await announceAssets(tx, batch)
  return 'done'
}

/** Refuses an aisle that is said to be a zone which the company has not; one that was said so before may stay. */
async function refuseStrangeZones(
  tx: Database,
  company_id: string,
  { was, plan }: { was: PlanDrawing; plan: PlanInput },
): Promise<void> {
  const zonesOf = ({ shapes }: PlanDrawing) =>
    shapes.flatMap((shape, at) =>
      shape.kind === 'aisle' && shape.zone_id !== null ? [{ zone: shape.zone_id, at }] : [],
    )
  const before = new Set(zonesOf(was).map(({ zone }) => zone))
  const named = zonesOf(plan).filter(({ zone }) => !before.has(zone))
  if (named.length === 0) return
  const ids = JSON.stringify(named.map(({ zone }) => zone))
  const known = await rows(
    tx,
    v.object({ id: v.string() }),
    sql`
      select id from node where company_id = ${company_id} and type = 'zone'
        and id in (select i::uuid from jsonb_array_elements_text(${ids}::jsonb) as t(i))`,
  )
  const problems = named
    .filter(({ zone }) => !known.some(({ id }) => id === zone))
    .map(({ at }) => ({ code: 'does_not_exist' as const, attr: `shapes.${at}.zone_id` }))
  if (problems.length > 0) throw new ApiError(400, problems)
}
