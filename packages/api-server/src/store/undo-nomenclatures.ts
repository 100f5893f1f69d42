import { NomenclaturePatch } from '@plenum/domain/nomenclature'
import type * as v from 'valibot'
import type { Database } from '../ports.ts'
import type { OpenBatch } from './batches.ts'
import { factChanges } from './brand-write.ts'
import { recordChanges, recordWhole } from './events.ts'
import { deleteNomenclature, patchNomenclature, storedNomenclature } from './nomenclature-write.ts'
import { changedBy, madeBy, touchedLater } from './undo-quiet.ts'

type Patch = v.InferOutput<typeof NomenclaturePatch>

/** Makes codes again as before a batch changed their templates, takes away those it made, and gives how many. */
export async function revertNomenclatures(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  const of = { entity: 'nomenclature', batch_id } as const
  const changed = await changedBy(tx, undo, { ...of, patch: NomenclaturePatch })
  for (const one of changed) await revert(tx, undo, one)
  const made = await madeBy(tx, undo, of)
  for (const template of made) {
    if ((await deleteNomenclature(tx, undo, template)) === 'stale')
      throw touchedLater('nomenclature', template.id)
  }
  await recordWhole(tx, undo, { entity: 'nomenclature', action: 'delete', ids: made.map(({ id }) => id) })
  return changed.length + made.length
}

async function revert(
  tx: Database,
  undo: OpenBatch,
  { id, before, after }: { id: string; before: Patch; after: Patch },
): Promise<void> {
  const stored = await storedNomenclature(tx, undo.company_id, id)
  if (stored === undefined || factChanges<typeof stored>(stored, after).length > 0)
    throw touchedLater('nomenclature', id)
  const changes = await patchNomenclature(tx, undo, { id, version: null, patch: before })
  if (typeof changes !== 'string') await recordChanges(tx, undo, { entity: 'nomenclature', id, changes })
}
