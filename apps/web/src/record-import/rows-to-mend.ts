import { csvText } from '@plenum/domain/csv'
import type { RecordOutcome } from '@plenum/domain/record-import'
import type { RecordFile } from './open-record-file.ts'

interface Words {
  column: (column: string) => string
  problems: string
}

/** The rows that were refused as a file to mend and choose again: as they came, and what was wrong. */
export function rowsToMend({ headers, rows }: RecordFile, outcome: RecordOutcome, words: Words): string {
  const cells = new Map(rows.map((row) => [row.line, row.cells]))
  const refused = outcome.rows.filter(({ state }) => state === 'refused')
  return csvText([
    [...headers, words.problems],
    ...refused.map(({ line, problems }) => [
      ...(cells.get(line) ?? []),
      problems
        .map(({ attr, detail }) => (attr === null ? detail : `${words.column(attr)}: ${detail}`))
        .join(' · '),
    ]),
  ])
}
