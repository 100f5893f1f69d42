import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { FilePurpose } from '@plenum/domain/file'
import { ApiError, type Problem } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { Author, PersonAuthor } from './batches.ts'

/** Files that belong together, such as those of one step; `attr` is where they stand in the request, one by itself or a list. */
export interface FileGroup {
  attr: string
  ids: string | readonly string[]
  /** Whether one of them must be a picture. */
  image: 'needed' | 'welcome'
}

const Held = v.object({ id: v.string(), name: v.string(), media_type: v.string() })
export type Held = v.InferOutput<typeof Held>

/**
 * Holds files of the author's own, uploaded for this purpose, that no record has taken over yet until the transaction
 * ends; refuses every other one. Whose it is instead, and whether there is any, the answer does not tell.
 */
export async function holdFiles(
  tx: Database,
  author: PersonAuthor,
  { purpose, groups }: { purpose: FilePurpose; groups: readonly FileGroup[] },
): Promise<v.InferOutput<typeof Held>[]> {
  const ids = groups.flatMap((group) => [group.ids].flat().map((id) => id.toLowerCase()))
  if (ids.length === 0) return []
  const pending = await rows(
    tx,
    Held,
    sql`
      select f.id, f.name, f.media_type from file f
      where f.company_id = ${author.company_id} and f.uploaded_by = ${author.actor.id}
        and f.purpose = ${purpose} and f.linked_at is null
        and f.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      order by f.id for update`,
  )
  const left = new Map(pending.map(({ id, media_type }) => [id, media_type]))
  const problems = groups.flatMap((group) => problemsOf(group, left))
  if (problems.length > 0) throw new ApiError(400, problems)
  return pending
}

/** What is wrong with a group; takes its files out of those left, as each can be given once. */
function problemsOf({ attr, ids, image }: FileGroup, left: Map<string, string>): Problem[] {
  const types = [ids].flat().map((id) => {
    const type = left.get(id.toLowerCase())
    left.delete(id.toLowerCase())
    return type
  })
  const missing = types.flatMap((type, at): Problem[] =>
    type === undefined
      ? [{ code: 'does_not_exist', attr: typeof ids === 'string' ? attr : `${attr}.${at}` }]
      : [],
  )
  if (missing.length > 0 || image === 'welcome') return missing
  return types.some((type) => type?.startsWith('image/')) ? [] : [{ code: 'image_needed', attr }]
}

/** What takes files over: for what they were uploaded, where they stand in the request, and what is known of each then. */
interface Taking {
  purpose: FilePurpose
  attr: string
  /** `asset_id = …` and the like. */
  set: SQL
}

/** Gives files of one's own to a record. */
export async function takeFiles(
  tx: Database,
  author: PersonAuthor,
  ids: string | readonly string[],
  { purpose, attr, set }: Taking,
): Promise<v.InferOutput<typeof Held>[]> {
  const held = await holdFiles(tx, author, { purpose, groups: [{ attr, ids, image: 'welcome' }] })
  await linkHeld(
    tx,
    author,
    held.map(({ id }) => id),
    set,
  )
  return held
}

/** Links files that are held to what takes them over. */
export async function linkHeld(
  tx: Database,
  { company_id, at }: Author,
  ids: string | readonly string[],
  set: SQL,
): Promise<void> {
  const all = [ids].flat()
  if (all.length === 0) return
  await tx.execute(sql`
    update file set linked_at = ${at}, version = version + 1, ${set}
    where company_id = ${company_id} and linked_at is null
      and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(all)}::jsonb))`)
}
