import type { Context } from 'hono'
import { sha256 } from './crypto.ts'

/** Whether one of the tags of an If-None-Match is this one; whoever packs an answer on its way may weaken its tag. */
const isAmong = (tags: string | undefined, tag: string): boolean =>
  tags?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false

/**
 * Answers JSON text that people ask for again and again: with a tag made of its bytes, and without them where who asks
 * has the same ones already. It is read anew each time, so that nobody is told of yesterday's rights or rows.
 */
export async function answerJson(c: Context, json: string): Promise<Response> {
  const tag = `"${await sha256(json)}"`
  // Weak, for it names every packing of the text.
  const etag = `W/${tag}`
  if (isAmong(c.req.header('if-none-match'), tag)) return c.body(null, 304, { etag })
  return c.body(json, 200, { 'content-type': 'application/json', etag })
}
