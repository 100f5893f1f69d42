import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { TeamPatch } from '@plenum/domain/team'
import { ApiError } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { OpenBatch } from './batches.ts'
import { recordChanges, recordWhole } from './events.ts'
import { deleteTeam, patchTeam, storedTeam } from './team-write.ts'

const Changed = v.object({ id: v.string(), before: TeamPatch, after: TeamPatch })

/** Gives the teams that a batch changed their former descriptions back, takes away those it made, and gives how many. */
export async function revertTeams(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  const of = sql`company_id = ${undo.company_id} and batch_id = ${batch_id} and entity = 'team'`
  const changed = await rows(
    tx,
    Changed,
    sql`
      select entity_id as id, jsonb_object_agg(field, coalesce("from", 'null')) as before,
        jsonb_object_agg(field, coalesce("to", 'null')) as after
      from history where ${of} and action = 'update' group by entity_id order by entity_id`,
  )
  for (const one of changed) await revertTeam(tx, undo, one)
  const made = await rows(
    tx,
    v.object({ id: v.string(), version: v.number() }),
    sql`
      select entity_id as id, (
        select 1 + count(distinct u.batch_id)::int from history u
        where u.company_id = h.company_id and u.entity = 'team' and u.entity_id = h.entity_id and u.action = 'update'
      ) as version
      from history h where ${of} and action = 'create' order by entity_id`,
  )
  for (const team of made) {
    // Another version than imports and their undoing account for: somebody has changed it by hand.
    if ((await deleteTeam(tx, undo, team)) === 'stale') throw touchedLater(team.id)
  }
  await recordWhole(tx, undo, { entity: 'team', action: 'delete', ids: made.map(({ id }) => id) })
  return changed.length + made.length
}

const touchedLater = (id: string, subject?: string) =>
  new ApiError(409, [
    { code: 'undo_touched_later', attr: `team/${id}`, ...(subject !== undefined && { subject }) },
  ])

/** Changes of teams by hand leave no history: whether one came later shows in what the team says now. */
async function revertTeam(
  tx: Database,
  undo: OpenBatch,
  { id, before, after }: v.InferOutput<typeof Changed>,
): Promise<void> {
  const team = await storedTeam(tx, undo.company_id, id)
  if (team === undefined) throw touchedLater(id)
  const { name = team.name, description = team.description } = after
  if (name !== team.name || description !== team.description) throw touchedLater(id, team.name)
  const changes = await patchTeam(tx, undo, { id, version: null, patch: before })
  if (typeof changes !== 'string') await recordChanges(tx, undo, { entity: 'team', id, changes })
}
