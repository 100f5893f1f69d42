import type { Context } from 'hono'
import { refusal } from './api-error.ts'

/** Bytes that a JSON body may have. */
export const JSON_LIMIT = 256 * 1024
/** Bytes that a call with rows of an import may have. */
export const ROWS_LIMIT = 1024 * 1024

const MAX_DEPTH = 20
const MAX_ITEMS = 1000

/** Reads a JSON body, counting its bytes itself: what a header says of the length is not believed. */
export async function readJson(c: Context, limit: number): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw refusal(415, 'unsupported_media_type')
  return parse(await readText(c.req.raw, limit))
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

function parse(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refusal(400, 'invalid_json')
  }
  if (!isModest(value, MAX_DEPTH)) throw refusal(400, 'invalid_json')
  return value
}

function isModest(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0 || (Array.isArray(value) && value.length > MAX_ITEMS)) return false
  return Object.values(value).every((part) => isModest(part, depth - 1))
}
