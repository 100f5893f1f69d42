/** A row of a Markdown table. */
export const rowOf = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** A Markdown table. Columns that are empty in every row are left out. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const used = head.map((_, at) => rows.some((row) => (row[at] ?? '') !== ''))
  const kept = (row: readonly string[]) => rowOf(row.filter((_, at) => used[at]))
  return [kept(head), kept(head.map(() => '---')), ...rows.map(kept)].join('\n')
}

/** A number with as many digits as a reader needs. */
export const rounded = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : value < 100 ? 1 : 0 })
