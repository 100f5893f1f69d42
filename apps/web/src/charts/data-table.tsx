import { css } from '@plenum/ui/css'

interface DataTableProps {
  label: string
  /** What each column is called; the first one names the rows. */
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The numbers behind a drawing. */
export function DataTable({ label, head, rows }: DataTableProps) {
  return (
    <div
      className={css({ overflow: 'auto', maxHeight: '[20rem]' })}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <table className={table}>
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
    </div>
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
