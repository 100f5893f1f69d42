import { randomUUID } from 'node:crypto'
import { file } from '@plenum/api-server/db/schema/files'
import type { StoredFile } from '@plenum/domain/file'
import { database } from './engine.ts'
import { now, type Connection } from './world.ts'

/** A picture of one transparent pixel. */
export const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

export const png = (name = 'rack.png') => new File([PIXEL], name, { type: 'image/png' })
export const csv = (name = 'racks.csv', text = 'name,u\nR01,42\n') =>
  new File([text], name, { type: 'text/csv' })
export const pdf = (name = 'manual.pdf') =>
  new File(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], name, { type: 'application/pdf' })

/** Uploads something for a ticket. */
export const feedback = (by: Connection, given = png()): Promise<StoredFile> =>
  by.files.upload(given, { purpose: 'feedback' })

interface Owner {
  company_id: string
  user_id: string
}

/** The row of a file as it is after its upload, without its bytes: nobody's but the one's who brought it. */
export async function uploaded(
  { company_id, user_id }: Owner,
  over: Partial<typeof file.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID()
  await database.insert(file).values({
    company_id,
    id,
    uploaded_by: user_id,
    purpose: 'feedback',
    name: 'rack.png',
    media_type: 'image/png',
    size: 4096,
    sha256: id.replaceAll('-', '').repeat(2),
    width: 64,
    height: 48,
    created_at: now().toISOString(),
    ...over,
  })
  return id
}
