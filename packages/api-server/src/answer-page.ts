import type { Context } from 'hono'
import { answerJson } from './answer-json.ts'
import type { SignedInEnv } from './context.ts'
import { openCursor, sealCursor, type CursorScope, type Position } from './cursor.ts'
import { keysAt } from './key-ring.ts'
import type { RawPage } from './store/page.ts'

/** Answers a page of a list; `list` names the list and its order, for which alone the cursor holds. */
export async function answerPage(
  c: Context<SignedInEnv>,
  { list, cursor }: { list: string; cursor: string | undefined },
  read: (after: Position | null) => Promise<RawPage>,
): Promise<Response> {
  const { secrets, clock } = c.var.ports
  const keys = keysAt(secrets.token, clock())
  const scope: CursorScope = { keys, company_id: c.var.session.company_id, list }
  const { results, end } = await read(await openCursor(scope, cursor))
  const next = end && JSON.stringify(await sealCursor(scope, end))
  // The rows are JSON already: the database put them together, and nobody here needs to look inside.
  return answerJson(c, `{"results":${results},"next":${next}}`)
}
