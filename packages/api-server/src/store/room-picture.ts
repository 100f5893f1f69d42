import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { PlanPicture } from '@plenum/domain/plan-picture'
import { refusal } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { OpenBatch, PersonAuthor } from './batches.ts'
import { takeFiles } from './take-files.ts'

/** What lies under the plan of a room. */
interface Laid {
  id: string
  picture: PlanPicture | null
}

const Size = v.object({ width: v.nullable(v.number()), height: v.nullable(v.number()) })

/**
 * Gives the plan of a room the file that is to lie under it: one of one's own, or one that lay there before. Refuses
 * every other one, and a picture that is said to be of another size than it is.
 */
export async function takePicture(tx: Database, author: PersonAuthor, { id, picture }: Laid): Promise<void> {
  if (picture === null) return
  const { file_id, width_px, height_px } = picture
  const stored = () =>
    firstRow(
      tx,
      Size,
      sql`
        select width, height from file
        where company_id = ${author.company_id} and id = ${file_id} and room_id = ${id}`,
    )
  let size = await stored()
  if (size === undefined) {
    await takeFiles(tx, author, file_id, {
      purpose: 'plan_picture',
      attr: 'picture.file_id',
      set: sql`room_id = ${id}`,
    })
    size = await stored()
  }
  if (size?.width !== width_px) throw refusal(400, 'invalid', 'picture.width_px')
  if (size.height !== height_px) throw refusal(400, 'invalid', 'picture.height_px')
}

/** Takes the files off a room's plan that lie under it no more, and puts the one back that does. */
export async function keepPicture(
  tx: Database,
  { company_id, at }: OpenBatch,
  { id, picture }: Laid,
): Promise<void> {
  const lies = sql`f.id is not distinct from ${picture?.file_id ?? null}::uuid`
  await tx.execute(sql`
    update file f set removed_at = case when ${lies} then null else ${at}::timestamptz end, version = f.version + 1
    where f.company_id = ${company_id} and f.room_id = ${id} and (f.removed_at is null) <> (${lies})`)
}
