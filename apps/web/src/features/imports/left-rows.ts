import { COLUMNS_OF, type ImportColumn } from '@plenum/domain/asset-import-columns'
import { csvText } from '@plenum/domain/csv'
import type { ImportRow } from '@plenum/domain/asset-import-edit'
import { api } from './queries.ts'

const PAGE = 100

/** Every row of assets that stayed behind. */
async function leftRows(id: string): Promise<ImportRow[]> {
  const left: ImportRow[] = []
  for (let after: number | null = 0; after !== null;) {
    const page = await api.imports.rows(id, { kind: 'devices', view: 'all', after, limit: PAGE })
    left.push(...page.results)
    after = page.next
  }
  return left
}

interface Words {
  column: (column: ImportColumn) => string
  problem: (problem: ImportRow['problems'][number]) => string
  line: string
  problems: string
}

/** The rows that stayed behind as a file to mend and import again: our own columns, and what was wrong. */
export async function leftRowsCsv(id: string, words: Words): Promise<string> {
  const rows = await leftRows(id)
  const used = COLUMNS_OF.devices.filter((column) => rows.some(({ cells }) => (cells[column] ?? '') !== ''))
  const lines = rows.map(({ line, cells, problems }) => [
    ...used.map((column) => cells[column] ?? ''),
    problems.map((problem) => `${words.column(problem.column)}: ${words.problem(problem)}`).join(' · '),
    String(line),
  ])
  return csvText([[...used, words.problems, words.line], ...lines])
}
