import { UNCLAIMED_HOURS } from '@plenum/domain/file'
import { UNDO_DAYS } from '@plenum/domain/history'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { rows } from '../db/rows.ts'
import type { Ports } from '../ports.ts'
import { after } from './sessions.ts'

const DAY = 24 * 60 * 60 * 1000
/** How long bytes are kept that no record has taken over. */
const KEPT_FOR = UNCLAIMED_HOURS * 60 * 60 * 1000
const AT_ONCE = 100

/** Clears away uploads that nothing took over within a day, what was taken off its asset or plan for good, and bytes that no file names any more. */
export async function sweepFiles(
  { database, files }: Pick<Ports, 'database' | 'files'>,
  now: Date,
): Promise<void> {
  const before = after(now, -KEPT_FOR)
  await database.execute(
    sql`delete from file where linked_at is null and created_at <= ${before}::timestamptz`,
  )
  await database.execute(
    sql`delete from file where removed_at <= ${after(now, -UNDO_DAYS * DAY)}::timestamptz`,
  )
  let batch: string[] = []
  for await (const { sha256, at } of files.list()) {
    if (at.toISOString() > before) continue
    batch.push(sha256)
    if (batch.length < AT_ONCE) continue
    await removeUnnamed({ database, files }, batch, before)
    batch = []
  }
  if (batch.length > 0) await removeUnnamed({ database, files }, batch, before)
}

/** No new file may come to name what is being removed: those who write one wait, and look whether its bytes are there. */
async function removeUnnamed(
  { database, files }: Pick<Ports, 'database' | 'files'>,
  hashes: readonly string[],
  before: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`lock table file in share mode`)
    const unnamed = await rows(
      tx,
      v.object({ sha256: v.string() }),
      sql`
        select sha256 from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) kept (sha256)
        where not exists (select 1 from file f where f.sha256 = kept.sha256)
          and not exists (select 1 from file f where f.thumbnail_sha256 = kept.sha256)`,
    )
    for (const { sha256 } of unnamed) await files.remove(sha256, new Date(before))
  })
}
