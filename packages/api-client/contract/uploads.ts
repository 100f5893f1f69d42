import type { StoredFile } from '@plenum/domain/file'
import type { Connection } from './world.ts'

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
export const feedback = (by: Connection, file = png()): Promise<StoredFile> =>
  by.files.upload(file, { purpose: 'feedback' })
