import type { Context } from 'hono'
import { MOST_NAMED } from '@plenum/domain/asset-export'
import { refusal } from './api-error.ts'

/** How large a JSON body may be: its bytes, and the items of any list in it. */
export interface BodyLimit {
  bytes: number
  items: number
}

export const JSON_LIMIT: BodyLimit = { bytes: 256 * 1024, items: 1000 }
/** Of a call with rows of an import. */
export const ROWS_LIMIT: BodyLimit = { bytes: 1024 * 1024, items: 1000 }
/** Of a call that names many records. */
export const IDS_LIMIT: BodyLimit = { bytes: 1024 * 1024, items: MOST_NAMED }

const MAX_DEPTH = 20

/** Reads a JSON body, counting its bytes itself: what a header says of the length is not believed. */
export async function readJson(c: Context, limit: BodyLimit): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw refusal(415, 'unsupported_media_type')
  return parse(await readText(c.req.raw, limit.bytes), limit.items)
}

async function readText(request: Request, limit: number): Promise<string> {
  const reader = request.body?.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let bytes = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength
    if (bytes > limit) {
      await reader?.cancel()
      throw refusal(413, 'body_too_large')
    }
    text += decode(decoder, part.value)
  }
  return text + decode(decoder)
}

function decode(decoder: TextDecoder, part?: Uint8Array): string {
  try {
    return decoder.decode(part, { stream: part !== undefined })
  } catch {
    throw refusal(400, 'invalid_json')
  }
}

function parse(text: string, items: number): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refusal(400, 'invalid_json')
  }
  if (!isModest(value, items, MAX_DEPTH)) throw refusal(400, 'invalid_json')
  return value
}

function isModest(value: unknown, items: number, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0 || (Array.isArray(value) && value.length > items)) return false
  return Object.values(value).every((part) => isModest(part, items, depth - 1))
}
