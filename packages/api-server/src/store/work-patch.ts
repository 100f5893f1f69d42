import * as v from 'valibot'
import { AssetPatch } from '@plenum/domain/asset'
import type { Database } from '../ports.ts'
import type { LockedAsset } from './asset-lock.ts'
import { withWarranty } from './asset-patch.ts'
import { staying } from './asset-size.ts'
import { applyPatches } from './asset-transition.ts'
import type { OpenBatch } from './batches.ts'
import type { StoredItem } from './work-stored.ts'

/** Writes what an item changes of its asset, with the warranty that follows from it. */
export async function patchByItem(
  tx: Database,
  batch: OpenBatch,
  { asset: { id, version }, item: { changes } }: { asset: LockedAsset; item: StoredItem },
): Promise<void> {
  const complete = await withWarranty(tx, batch.company_id, {
    id,
    version,
    patch: v.parse(AssetPatch, changes),
  })
  const write = () => applyPatches(tx, batch, { patches: [{ id, patch: complete }] })
  const models = complete.model_id == null ? [] : [complete.model_id]
  const ids = complete.model_id === undefined ? [] : [id]
  await staying(tx, batch, { ids, models, attr: () => 'changes.model_id' }, write)
}
