import type { SheetCell } from '@plenum/domain/report-preview'

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
