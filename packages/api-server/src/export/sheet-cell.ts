/** What a cell holds: text, a number, a day or an instant, or nothing. */
export type SheetCell = string | number | null | { date: string } | { instant: string }

/** A sheet on its way: its rows come in portions. */
export interface Sheet {
  name: string
  header: readonly string[]
  /** Of each column, in letters. */
  widths: readonly number[]
  portions: AsyncGenerator<readonly (readonly SheetCell[])[]>
  /** Told of every row that goes out. */
  onRows: (rows: number) => void
}
