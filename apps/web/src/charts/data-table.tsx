import { css } from '@plenum/ui/css'
import * as Table from '@plenum/ui/data-table'
import type { ReactNode } from 'react'

/** What a row is called, then its cells. */
export type DataRow = readonly [string, ...ReactNode[]]

interface DataTableProps {
  label: string
  /** What each column is called; the first one names the rows. */
  head: readonly string[]
  rows: readonly DataRow[]
  /** Whether it is only heard, since what is seen says the same. */
  isUnseen?: boolean
}

/** The numbers behind a drawing. */
export function DataTable({ isUnseen = false, ...props }: DataTableProps) {
  const { label } = props
  if (isUnseen)
    return (
      <div className={css({ srOnly: true })}>
        <Rows {...props} />
      </div>
    )
  return (
    <Table.Frame
      role="region"
      aria-label={label}
      tabIndex={0}
      className={css({ flex: 'none', maxHeight: '[20rem]' })}
    >
      <Rows {...props} />
    </Table.Frame>
  )
}

function Rows({ label, head, rows }: Omit<DataTableProps, 'isUnseen'>) {
  return (
    <table className={table} aria-label={label}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const table = css({
  width: 'full',
  textStyle: 'table',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'right', py: '1', px: '2', borderBottom: 'hairline', fontWeight: 'regular' },
  '& thead th': { color: 'text.muted' },
  '& th:first-child': { textAlign: 'left' },
})
