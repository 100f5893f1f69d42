import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { ApiError, type Problem } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { fileColumns } from './files.ts'

/** The files `f` of a condition in the wire form, oldest first. */
export const filesJson = (condition: SQL): SQL => sql`
  coalesce((
    select json_agg(row_to_json(shown) order by shown.id)
    from (select ${fileColumns} from file f where ${condition}) shown
  ), '[]'::json)`

/** A file that somebody names, and where in his request. */
export interface NamedFile {
  id: string
  attr: string
}

/** Files that belong together, such as those of one step; `attr` is where they stand in the request. */
export interface FileGroup {
  attr: string
  ids: readonly string[]
  /** Whether one of them must be a picture. */
  image: 'needed' | 'welcome'
}

const Pending = v.object({ id: v.string(), media_type: v.string() })

/**
 * Holds the author's own feedback files that no record has taken over yet until the transaction ends; refuses every
 * other one. Whose it is instead, and whether there is any, the answer does not tell.
 */
export async function holdFiles(tx: Database, author: Author, groups: readonly FileGroup[]): Promise<void> {
  const ids = groups.flatMap((group) => group.ids.map((id) => id.toLowerCase()))
  if (ids.length === 0) return
  const pending = await rows(
    tx,
    Pending,
    sql`
      select f.id, f.media_type from file f
      where f.company_id = ${author.company_id} and f.uploaded_by = ${author.actor?.id ?? null}::uuid
        and f.purpose = 'feedback' and f.linked_at is null
        and f.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      order by f.id for update`,
  )
  const left = new Map(pending.map(({ id, media_type }) => [id, media_type]))
  const problems = groups.flatMap((group) => problemsOf(group, left))
  if (problems.length > 0) throw new ApiError(400, problems)
}

/** What is wrong with a group; takes its files out of those left, as each can be given once. */
function problemsOf({ attr, ids, image }: FileGroup, left: Map<string, string>): Problem[] {
  const types = ids.map((id) => {
    const type = left.get(id.toLowerCase())
    left.delete(id.toLowerCase())
    return type
  })
  const missing = types.flatMap((type, at): Problem[] =>
    type === undefined ? [{ code: 'does_not_exist', attr: `${attr}.${at}` }] : [],
  )
  if (missing.length > 0 || image === 'welcome') return missing
  return types.some((type) => type?.startsWith('image/')) ? [] : [{ code: 'image_needed', attr }]
}

/** The part of a ticket that takes files over; null for the ticket itself. */
interface TicketPart {
  ticket_id: string
  step: number | null
  entry_id: string | null
}

/** Gives files that are held to a part of a ticket. */
export async function linkFiles(
  tx: Database,
  { company_id, at }: Author,
  ids: readonly string[],
  { ticket_id, step, entry_id }: TicketPart,
): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    update file f set linked_at = ${at}, ticket_id = ${ticket_id}, ticket_step = ${step}::int,
      ticket_entry_id = ${entry_id}::uuid, version = f.version + 1
    where f.company_id = ${company_id} and f.linked_at is null
      and f.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
}
