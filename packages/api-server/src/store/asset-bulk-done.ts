import type * as v from 'valibot'
import type { BulkChange } from '@plenum/domain/asset-bulk'
import type { Problem } from '../api-error.ts'
import type { LockedAsset } from './asset-lock.ts'
import type { OpenBatch, PersonAuthor } from './batches.ts'
import type { Override } from './fit-override.ts'

/** What became of one asset. */
export interface BulkDone {
  id: string
  name: string | null
  outcome: 'done' | 'same' | 'refused'
  position: number | null
  problems: Problem[]
}

export type Change = v.InferOutput<typeof BulkChange>
type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>

export interface Bulk {
  author: PersonAuthor
  override: Override
  /** The batch of all that is done; made with the first of it. */
  open: () => Promise<OpenBatch>
}

export const refused = (
  { id, name }: Pick<LockedAsset, 'name' | 'id'> | { id: string; name: null },
  problems: readonly Problem[],
) => ({ id, name, outcome: 'refused', position: null, problems: [...problems] }) satisfies BulkDone

export const ended = (
  { id, name }: LockedAsset,
  outcome: 'done' | 'same',
  position: number | null = null,
): BulkDone => ({ id, name, outcome, position, problems: [] })

export interface Part<Kind extends Change['kind']> {
  change: Of<Kind>
  assets: readonly LockedAsset[]
}
