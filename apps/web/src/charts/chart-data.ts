/** How a series is drawn: what is there, what is kept besides, what is late, and the line that it may not pass. */
export type ChartTone = 'used' | 'reserved' | 'late' | 'limit'

/** Numbers that belong together; null is drawn as a gap. */
export interface ChartSeries {
  name: string
  tone: ChartTone
  values: readonly (number | null)[]
}

/** What a chart shows: a value of each series at each label. */
export interface ChartData {
  kind: 'area' | 'bars'
  labels: readonly string[]
  /** Whether every label is shown, however little room there is: none follows from the others as months do. */
  isEachNamed?: true
  series: readonly ChartSeries[]
}

/** Series as they are drawn: each area stands on those before it, the last one behind all; a limit stands alone. */
export function stacked(series: readonly ChartSeries[]): ChartSeries[] {
  const areas = series.filter(({ tone }) => tone !== 'limit')
  const sums = areas.map((each, at) => ({
    ...each,
    values: each.values.map((value, index) =>
      value === null
        ? null
        : areas.slice(0, at).reduce((sum, { values }) => sum + (values[index] ?? 0), value),
    ),
  }))
  return [...sums.toReversed(), ...series.filter(({ tone }) => tone === 'limit')]
}

/** The largest value of an axis that begins with nothing, a round number above what is drawn. */
export function axisEnd(series: readonly ChartSeries[]): number {
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  if (most === 0) return 1
  const step = 10 ** Math.floor(Math.log10(most)) / 2
  return Math.ceil((most * 1.05) / step) * step
}

/** Rows of a table, and of a file: the labels, then a column for each series. */
export const tableRows = (
  { labels, series }: Pick<ChartData, 'labels' | 'series'>,
  words: (value: number | null) => string,
): [string, ...string[]][] =>
  labels.map((label, at) => [label, ...series.map(({ values }) => words(values[at] ?? null))])
