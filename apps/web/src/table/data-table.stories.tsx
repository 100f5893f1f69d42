import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { EmptyState } from '@plenum/ui/empty-state'
import { ErrorState } from '@plenum/ui/error-state'
import { ServerOff } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PLAIN_LAYOUT } from './column-layout.ts'
import type { Column } from './columns.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { pagedRows } from './row-source.ts'

interface Host {
  id: string
  name: string
  code: string
  power: number
}

const host = (index: number): Host => ({
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
const hosts = Array.from({ length: 60 }, (_, index) => host(index))

type ExampleProps = Pick<DataTableProps<Host, 'name' | '-name'>, 'rows' | 'message' | 'note' | 'Card'> & {
  rowCount: number
  onOpen: (row: Host) => void
}

function Example({ onOpen, ...rest }: ExampleProps) {
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

const meta = {
  component: Example,
  parameters: { layout: 'fullscreen' },
  args: {
    rows: pagedRows(hosts, fn()),
    rowCount: hosts.length,
    note: 'That is all of them.',
    onOpen: fn(),
  },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const grid = (canvas: Canvas) => canvas.getByRole('grid', { name: 'Hosts' })
const selected = (canvas: Canvas) =>
  canvas
    .getAllByRole('row')
    .filter((row) => row.ariaSelected === 'true')
    .map((row) => Number(row.ariaRowIndex) - 1)
const cursorRow = (canvas: Canvas) =>
  document.getElementById(grid(canvas).getAttribute('aria-activedescendant') ?? '')

/** The row is drawn, and whole in view under the header. */
async function expectInView(canvas: Canvas, name: string) {
  const row = await canvas.findByRole('row', { name: new RegExp(`\\b${name}\\b`) })
  const frame = grid(canvas).parentElement?.getBoundingClientRect()
  const { top, bottom, height } = row.getBoundingClientRect()
  await expect(top).toBeGreaterThanOrEqual((frame?.top ?? 0) + height - 1)
  await expect(bottom).toBeLessThanOrEqual((frame?.bottom ?? 0) + 1)
}

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(grid(canvas)).toHaveFocus()
    await expect(cursorRow(canvas)).toHaveTextContent('Host 1MAD1')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(cursorRow(canvas)).toHaveTextContent('Host 2MAD1')
    await userEvent.keyboard('{End}')
    await expect(cursorRow(canvas)).toHaveTextContent('Host 60MAD1')
    await expectInView(canvas, 'Host 60')
    await userEvent.keyboard('{PageUp}{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expectInView(canvas, 'Host 1')
    await expect(grid(canvas)).toHaveAttribute('aria-rowcount', '61')
  },
}

export const SelectingRanges: Story = {
  play: async ({ args, canvas }) => {
    grid(canvas).focus()
    await userEvent.keyboard('{ArrowDown} {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(selected(canvas)).toEqual([2, 3, 4])
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}')
    await expect(selected(canvas)).toEqual([1, 2])
    const user = userEvent.setup()
    await user.click(canvas.getByRole('checkbox', { name: 'Select Host 6' }))
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('checkbox', { name: 'Select Host 8' }))
    await user.keyboard('{/Shift}')
    await expect(selected(canvas)).toEqual([1, 2, 6, 7, 8])
    await expect(canvas.getByRole('status')).toHaveTextContent('5 selected')
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByText('Host 10'))
    await user.keyboard('{/Shift}')
    await expect(selected(canvas)).toEqual([1, 2, 6, 7, 8, 9, 10])
    await expect(args.onOpen).not.toHaveBeenCalled()
    await expect(canvas.getByRole('checkbox', { name: 'Select all loaded rows' })).toBePartiallyChecked()
    grid(canvas).focus()
    await user.keyboard('{Control>}a{/Control}')
    await expect(canvas.getByRole('status')).toHaveTextContent('60 selected')
    await expect(canvas.getByRole('checkbox', { name: 'Select all loaded rows' })).toBeChecked()
    await user.keyboard('{Escape}')
    await expect(canvas.getByRole('status')).toHaveTextContent('0 selected')
    await user.click(canvas.getByText('Host 3'))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const ResizingByKeyboard: Story = {
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('separator', { name: 'Width of Name' })
    const own = Number(edge.ariaValueNow)
    edge.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(Number(edge.ariaValueNow)).toBe(own + 16)
    const head = canvas.getByRole('columnheader', { name: /Name/ })
    const cell = within(canvas.getAllByRole('row')[1] ?? head).getAllByRole('gridcell')[1]
    await expect(head.getBoundingClientRect().width).toBe(own + 16)
    await expect(cell?.getBoundingClientRect().width).toBe(own + 16)
    await userEvent.keyboard('{Home}')
    await expect(edge.ariaValueNow).toBe(edge.ariaValueMin)
    await userEvent.keyboard('{Enter}')
    await expect(Number(edge.ariaValueNow)).toBe(own)
  },
}

const loading = { rows: undefined, rowCount: -1 }

export const Loading: Story = {
  args: loading,
  play: async ({ canvas }) => {
    await expect(grid(canvas)).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText('That is all of them.')).toBeNull()
  },
}

export const Empty: Story = {
  args: {
    rows: pagedRows<Host>([], fn()),
    rowCount: 0,
    message: (
      <EmptyState icon={<ServerOff />} title="No host matches">
        Change or clear the filters to see the others.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    grid(canvas).focus()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(canvas.getByRole('row', { name: /No host matches/ })).toBeVisible()
  },
}

const retry = fn()

export const Failed: Story = {
  args: {
    ...loading,
    message: (
      <ErrorState title="The list could not be loaded" actions={<Button onClick={retry}>Try again</Button>}>
        Nothing is lost.
      </ErrorState>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const Cards: Story = {
  args: { Card: ({ row }) => <span>{`${row.name}: ${row.power} W`}</span> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader')).toBeNull()
    await expect(canvas.getByText('Host 1: 300 W')).toBeVisible()
  },
}

const MILLION = 1_000_000
const million = { count: MILLION, loaded: MILLION, rowAt: host, onRange: fn() }

const AMillion: Story = {
  args: { rows: million, rowCount: MILLION },
  play: async ({ canvas }) => {
    grid(canvas).focus()
    await userEvent.keyboard('{End}')
    await expect(cursorRow(canvas)).toHaveTextContent('Host 1000000')
    await expectInView(canvas, 'Host 1000000')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expectInView(canvas, 'Host 999998')
    const frame = grid(canvas).parentElement
    if (frame) frame.scrollTop = frame.scrollHeight / 2
    await canvas.findAllByText(/^Host (?:500|499)\d{3}$/)
    if (frame) frame.scrollTop = frame.scrollHeight
    await expectInView(canvas, 'Host 1000000')
    await userEvent.keyboard('{Home}')
    await expectInView(canvas, 'Host 1')
  },
}

export const AMillionCompact: Story = { ...AMillion, globals: { density: 'compact' } }
export const AMillionRegular: Story = { ...AMillion, globals: { density: 'regular' } }
export const AMillionForTouch: Story = { ...AMillion, globals: { density: 'touch' } }

export const DensityChanges: Story = {
  args: AMillionRegular.args ?? {},
  play: async ({ canvas }) => {
    const frame = grid(canvas).parentElement
    if (frame) frame.scrollTop = frame.scrollHeight * 0.7
    const topRow = () => {
      const edge = (frame?.getBoundingClientRect().top ?? 0) + 60
      return document.elementFromPoint(200, edge)?.closest('[role=row]')?.getAttribute('aria-rowindex')
    }
    await waitFor(() => expect(Number(topRow())).toBeGreaterThan(600_000))
    const before = Number(topRow())
    document.documentElement.dataset['density'] = 'compact'
    await waitFor(() => expect(canvas.getAllByRole('row')[3]?.getBoundingClientRect().height).toBe(28))
    await expect(Math.abs(Number(topRow()) - before)).toBeLessThanOrEqual(1)
  },
}

const holes = (index: number) => (Math.floor(index / 100) % 2 === 1 ? undefined : host(index))

export const Sparse: Story = {
  args: { rows: { ...million, rowAt: holes }, rowCount: MILLION },
  play: async ({ canvas }) => {
    grid(canvas).focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(million.onRange).toHaveBeenCalledWith(expect.any(Number), MILLION - 1))
    await userEvent.keyboard('{Enter} ')
    await expect(canvas.getByRole('status')).toHaveTextContent('0 selected')
  },
}

export const InSpanish: Story = {
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator', { name: 'Ancho de Name' })).toBeVisible()
  },
}
