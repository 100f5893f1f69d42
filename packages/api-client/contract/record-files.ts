import { recogniseRecords } from '@plenum/domain/record-import-read'
import type { RecordImport, RecordKind } from '@plenum/domain/record-import'
import { cellText } from '@plenum/domain/csv'
import type { ListExport } from '@plenum/domain/list-export'
import type { NodeType } from '@plenum/domain/node-type'
import { raw, type Connection } from './world.ts'

/** Separated text whose quoted cells may run over several lines. */
export const csvTable = (text: string): string[][] => {
  const table: string[][] = [[]]
  for (const [, cell = '', end] of text.trimEnd().matchAll(/("(?:[^"]|"")*"|[^,\n]*)(,|\n|$)/g)) {
    table.at(-1)?.push(cell.replace(/^"|"$/g, '').replaceAll('""', '"'))
    if (end === '\n') table.push([])
    if (end === '') break
  }
  return table
}

/** A file's header and rows as an import takes them, its columns as they are recognised. */
export const sheet = (
  kind: RecordKind,
  [headers = [], ...rows]: readonly string[][],
  type: NodeType | null = null,
): RecordImport => ({
  dry_run: false,
  file: `${kind}.csv`,
  columns: recogniseRecords(kind, headers),
  type,
  rows: rows.map((cells, at) => ({ line: at + 2, cells })),
})

/** What a file of the kind would do, and what it does. */
export const filesOf = (ada: Connection, kind: RecordKind) => ({
  check: (table: readonly string[][], type: NodeType | null = null) =>
    ada.recordImports.bringIn(kind, { ...sheet(kind, table, type), dry_run: true }),
  bring: (table: readonly string[][], type: NodeType | null = null) =>
    ada.recordImports.bringIn(kind, sheet(kind, table, type)),
})

/** The state of each row, and where a refused one is wrong. */
export const said = ({ rows }: Awaited<ReturnType<Connection['recordImports']['bringIn']>>) =>
  rows.map(({ state, problems }) =>
    state === 'refused' ? problems.map(({ code, attr }) => `${attr ?? '-'} ${code}`).join(', ') : state,
  )

type WithoutFormat<Asked> = Asked extends ListExport ? Omit<Asked, 'format'> : never
/** A list as it is narrowed, in whatever format. */
export type AskedList = WithoutFormat<ListExport>

/** The lines of a list that is taken away, as the page reads its file again. */
export async function takenLines(
  connection: Connection,
  asked: AskedList,
  language = 'en',
): Promise<string[][]> {
  const answer = await raw(connection, 'api/exports/lists/', {
    method: 'POST',
    headers: { 'accept-language': language },
    body: JSON.stringify({ ...asked, format: 'csv' }),
  })
  const text = (await answer.text()).replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  return csvTable(text).map((cells) => cells.map(cellText))
}
