import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { movedFileField } from '@plenum/domain/library-file-history'
import { Ref } from '@plenum/domain/ref'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { OpenBatch } from './batches.ts'
import { recordChanges } from './events.ts'

const OWNERS = ['brand', 'model'] as const
type Owner = (typeof OWNERS)[number]

const column = (owner: Owner) => sql.identifier(`${owner}_id`)

const Held = v.object({ id: v.string() })

interface Moving {
  owner: Owner
  from: Ref
  into: Ref
}

/** Gives a record's files to the one it becomes part of, and writes each down; a picture of which that has its own stays. */
export async function moveFiles(
  tx: Database,
  batch: OpenBatch,
  { owner, from, into }: Moving,
): Promise<void> {
  const moved = await rows(
    tx,
    Held,
    sql`
      update file f set ${column(owner)} = ${into.id}, version = f.version + 1
      where f.company_id = ${batch.company_id} and f.${column(owner)} = ${from.id}
        and (f.purpose = 'model_datasheet' or not exists (
          select from file own where own.company_id = f.company_id and own.${column(owner)} = ${into.id}
            and own.purpose = f.purpose and own.side is not distinct from f.side))
      returning f.id`,
  )
  const changes = moved.map(({ id }) => ({
    field: movedFileField(id),
    from: { id: from.id, name: from.name },
    to: { id: into.id, name: into.name },
  }))
  await recordChanges(tx, batch, { entity: owner, id: into.id, changes })
}

const Move = v.object({
  owner: v.picklist(OWNERS),
  owner_id: v.string(),
  field: v.string(),
  file_id: v.string(),
  from: Ref,
  to: Ref,
})

/** Gives the files that a batch moved back to the records that had them; what was removed or replaced since is gone. */
export async function giveFilesBack(tx: Database, undo: OpenBatch, batch_id: string): Promise<void> {
  const moves = await rows(
    tx,
    Move,
    sql`
      select entity as owner, entity_id as owner_id, field, split_part(field, '/', 2) as file_id, "from", "to"
      from history
      where company_id = ${undo.company_id} and batch_id = ${batch_id} and entity in ('brand', 'model')
        and field like ${movedFileField('%')}
      order by id`,
  )
  for (const { owner, owner_id, field, file_id, from, to } of moves) {
    const back = await firstRow(
      tx,
      Held,
      sql`
        update file set ${column(owner)} = ${from.id}, version = version + 1
        where company_id = ${undo.company_id} and id = ${file_id} and ${column(owner)} = ${owner_id} returning id`,
    )
    if (back === undefined) continue
    await recordChanges(tx, undo, { entity: owner, id: owner_id, changes: [{ field, from: to, to: from }] })
  }
}
