import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@plenum/ui/button'
import { EmptyState } from '@plenum/ui/empty-state'
import { ErrorState } from '@plenum/ui/error-state'
import { ServerOff } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { pagedRows } from './row-source.ts'
import { cursorRow, expectInView, grid, hosts, StoryTable, type Canvas, type Host } from './story-table.tsx'

const meta = {
  component: StoryTable,
  parameters: { layout: 'fullscreen' },
  args: {
    rows: pagedRows(hosts, fn()),
    rowCount: hosts.length,
    note: 'That is all of them.',
    onOpen: fn(),
  },
} satisfies Meta<typeof StoryTable>

export default meta
type Story = StoryObj<typeof meta>

const selected = (canvas: Canvas) =>
  canvas
    .getAllByRole('row')
    .filter((row) => row.ariaSelected === 'true')
    .map((row) => Number(row.ariaRowIndex) - 1)

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

export const InSpanish: Story = {
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator', { name: 'Ancho de Name' })).toBeVisible()
  },
}
