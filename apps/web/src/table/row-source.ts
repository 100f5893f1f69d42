/** Where a list's rows come from. */
export interface RowSource<Row> {
  /** Rows that have a place in the list, loaded or not. */
  count: number
  /** How many of them are loaded. */
  loaded: number
  /** Undefined while the row is not loaded. */
  rowAt: (index: number) => Row | undefined
  /** Told which rows are looked at, so that what is missing there can be asked for. */
  onRange: (first: number, last: number) => void
}

const NEAR_THE_END = 15

/** Rows loaded one page after the other, without holes. */
export const pagedRows = <Row>(rows: readonly Row[], onNearEnd: () => void): RowSource<Row> => ({
  count: rows.length,
  loaded: rows.length,
  rowAt: (index) => rows[index],
  onRange: (_, last) => {
    if (last >= rows.length - NEAR_THE_END) onNearEnd()
  },
})

type Pages<Row> = readonly { results: readonly Row[] }[]

/** The rows of some pages, each once and as it came last: one that moves down its list meanwhile comes again with a later page. */
export const loadedRows = <Row extends { id: string }>(pages: Pages<Row>): Row[] => [
  ...new Map(pages.flatMap(({ results }) => results.map((row) => [row.id, row]))).values(),
]

export interface PagedList<Row> {
  data: { pages: Pages<Row> } | undefined
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** The rows of a list that comes in pages, and where the table finds them; undefined before the first page is here. */
export function pagedList<Row extends { id: string }>(list: PagedList<Row>) {
  const rows = list.data && loadedRows(list.data.pages)
  const more = () => {
    // a page that failed is asked for again by hand only
    if (list.hasNextPage && !list.isFetching && !list.isFetchNextPageError) void list.fetchNextPage()
  }
  return { rows, source: rows && pagedRows(rows, more) }
}

/** A row remembered by where and what it was. */
export interface RowMark {
  index: number
  /** Undefined where it was not loaded. */
  id: string | undefined
}

export interface Rows<Row> extends RowSource<Row> {
  rowId: (row: Row) => string
}

export function markAt<Row>(rows: Rows<Row>, index: number): RowMark {
  const row = rows.rowAt(index)
  return { index, id: row === undefined ? undefined : rows.rowId(row) }
}

/** How far a row is looked for around the place where it was. */
const MOVED_BY = 200

/** Where the marked row stands now; one that has gone leaves its place to the next. */
export function indexOfMark<Row>(rows: Rows<Row>, { index, id }: RowMark): number {
  const isIt = (at: number) => {
    const row = rows.rowAt(at)
    return row !== undefined && rows.rowId(row) === id
  }
  if (id !== undefined)
    for (let away = 0; away <= MOVED_BY; away += 1) {
      if (isIt(index + away)) return index + away
      if (isIt(index - away)) return index - away
    }
  return Math.min(index, rows.count - 1)
}
