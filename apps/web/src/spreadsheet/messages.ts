import type { FileRow } from './parse-file.ts'
import type { Refusal } from './refusal.ts'

/** What the page asks of the worker. */
export type Ask = { ask: 'open'; file: File } | { ask: 'next' }
/** What the worker answers. */
export type Reply =
  | { reply: 'opened'; headers: string[]; samples: string[][] }
  | { reply: 'rows'; rows: FileRow[] }
  | { reply: 'end' }
  | { reply: 'refused'; refusal: Refusal }
