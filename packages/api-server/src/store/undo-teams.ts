import { TeamPatch } from '@plenum/domain/team'
import type { Database } from '../ports.ts'
import type { OpenBatch } from './batches.ts'
import { recordChanges, recordWhole } from './events.ts'
import { deleteTeam, patchTeam, storedTeam } from './team-write.ts'
import { changedBy, madeBy, touchedLater } from './undo-quiet.ts'

interface Changed {
  id: string
  before: TeamPatch
  after: TeamPatch
}

/** Gives the teams that a batch changed their former descriptions back, takes away those it made, and gives how many. */
export async function revertTeams(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  const of = { entity: 'team', batch_id } as const
  const changed = await changedBy(tx, undo, { ...of, patch: TeamPatch })
  for (const one of changed) await revertTeam(tx, undo, one)
  const made = await madeBy(tx, undo, of)
  for (const team of made) {
    if ((await deleteTeam(tx, undo, team)) === 'stale') throw touchedLater('team', team.id)
  }
  await recordWhole(tx, undo, { entity: 'team', action: 'delete', ids: made.map(({ id }) => id) })
  return changed.length + made.length
}

async function revertTeam(tx: Database, undo: OpenBatch, { id, before, after }: Changed): Promise<void> {
  const team = await storedTeam(tx, undo.company_id, id)
  if (team === undefined) throw touchedLater('team', id)
  const { name = team.name, description = team.description } = after
  if (name !== team.name || description !== team.description) throw touchedLater('team', id, team.name)
  const changes = await patchTeam(tx, undo, { id, version: null, patch: before })
  if (typeof changes !== 'string') await recordChanges(tx, undo, { entity: 'team', id, changes })
}
