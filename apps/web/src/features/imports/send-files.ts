import { recognise } from '@plenum/domain/asset-import-recognise'
import type { ImportKind } from '@plenum/domain/asset-import-columns'
import type { Import } from '@plenum/domain/asset-import'
import type { ParsedFile } from '#app/spreadsheet/parser.ts'
import { api } from './queries.ts'

/** A file chosen, opened and recognised, but not sent yet. */
export interface ChosenFile {
  kind: ImportKind
  parsed: ParsedFile
}

export const choose = (parsed: ParsedFile): ChosenFile => ({ kind: recognise(parsed.headers).kind, parsed })

/** Opens an import for the files, still without rows. */
export const openImport = (files: readonly ChosenFile[]): Promise<Import> =>
  api.imports.create({
    files: files.map(({ kind, parsed: { name, headers, samples } }) => ({ kind, name, headers, samples })),
  })

/** Sends every row; the next are read only when the last have arrived, so that no file is ever in memory whole. */
export async function sendRows(
  id: string,
  files: readonly ChosenFile[],
  tell: (rows: number) => void,
): Promise<void> {
  let sent = 0
  for (const { kind, parsed } of files) {
    for (let rows = await parsed.next(); rows !== null; rows = await parsed.next()) {
      await api.imports.sendRows(id, { kind, rows })
      sent += rows.length
      tell(sent)
    }
    parsed.close()
  }
  await api.imports.decide(id, { received: true })
}
