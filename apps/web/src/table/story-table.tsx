import type { StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { PLAIN_LAYOUT } from './column-layout.ts'
import type { Column } from './columns.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'

export interface Host {
  id: string
  name: string
  code: string
  power: number
}

export const host = (index: number): Host => ({
  id: `host-${index}`,
  name: `Host ${index + 1}`,
  code: `MAD1-SRV-${String(index + 1).padStart(7, '0')}`,
  power: 300 + ((index * 37) % 900),
})

const columns: readonly Column<Host, string, 'name' | '-name'>[] = [
  {
    id: 'name',
    size: 14,
    grow: 2,
    pinned: true,
    orders: { ascending: 'name', descending: '-name', first: 'ascending' },
    text: ({ name }) => name,
  },
  { id: 'code', size: 12, grow: 1, kind: 'code', text: ({ code }) => code },
  { id: 'power', size: 8, kind: 'number', isStateless: true, Cell: ({ row }) => <b>{row.power}</b> },
]
const headings = { name: 'Name', code: 'Code', power: 'Power (W)' }
const rowId = ({ id }: Host) => id
const label = ({ name }: Host) => `Select ${name}`
export const hosts = Array.from({ length: 60 }, (_, index) => host(index))

type ExampleProps = Pick<DataTableProps<Host, 'name' | '-name'>, 'rows' | 'message' | 'note' | 'Card'> & {
  rowCount: number
  onOpen: (row: Host) => void
}

/** Sixty hosts, or as many as are given, with all a table can do. */
export function StoryTable({ onOpen, ...rest }: ExampleProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [layout, setLayout] = useState(PLAIN_LAYOUT)
  const [order, setOrder] = useState<'name' | '-name'>('name')
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', height: '[30rem]', width: 'full' })}>
      <DataTable<Host, 'name' | '-name'>
        {...rest}
        label="Hosts"
        columns={columns}
        headings={headings}
        rowId={rowId}
        open={{ id: undefined, onOpen }}
        sort={{ order, onOrder: setOrder }}
        selection={{ ids, onSelect: setIds, label }}
        layout={{ value: layout, onLayout: setLayout }}
        status={`${ids.size} selected`}
      />
    </div>
  )
}

export type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas']

export const grid = (canvas: Canvas) => canvas.getByRole('grid', { name: 'Hosts' })
export const cursorRow = (canvas: Canvas) =>
  document.getElementById(grid(canvas).getAttribute('aria-activedescendant') ?? '')

/** The row is drawn, and whole in view under the header. */
export async function expectInView(canvas: Canvas, name: string) {
  const row = await canvas.findByRole('row', { name: new RegExp(`\\b${name}\\b`) })
  const frame = grid(canvas).parentElement?.getBoundingClientRect()
  // it is drawn where it belongs before the rows are moved there
  await waitFor(async () => {
    const { top, bottom, height } = row.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual((frame?.top ?? 0) + height - 1)
    await expect(bottom).toBeLessThanOrEqual((frame?.bottom ?? 0) + 1)
  })
}
