import * as v from 'valibot'
import { refusal } from './api-error.ts'
import { fromBase64url, toBase64url } from './crypto.ts'
import { isSigned, sign, type SigningKeys } from './key-ring.ts'

/** Where a page ended: the value it is ordered by and, for equal ones, the id. */
export const Position = v.tuple([v.string(), v.string()])
export type Position = v.InferOutput<typeof Position>

/** What a cursor holds for: it opens no other list, order or company. */
export interface CursorScope {
  keys: SigningKeys
  company_id: string
  list: string
}

const PURPOSE = 'cursor'
const signedText = ({ company_id, list }: CursorScope, text: string): string =>
  `${company_id}|${list}|${text}`

/** A position as an opaque text that only this server can have made. */
export async function sealCursor(scope: CursorScope, position: Position): Promise<string> {
  const text = toBase64url(JSON.stringify(position))
  return `${text}.${await sign(scope.keys, PURPOSE, signedText(scope, text))}`
}

/** The position in a cursor of this list; refuses any other text. */
export async function openCursor(scope: CursorScope, cursor: string | undefined): Promise<Position | null> {
  if (cursor === undefined) return null
  const [text = '', signature = ''] = cursor.split('.')
  const isOurs = await isSigned(scope.keys, { purpose: PURPOSE, text: signedText(scope, text), signature })
  if (!isOurs) throw refusal(400, 'cursor_invalid', 'cursor')
  return v.parse(Position, JSON.parse(fromBase64url(text)))
}
