import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect, fn, userEvent } from 'storybook/test'
import * as Table from './data-table.tsx'

interface ExampleProps {
  rows: readonly (readonly [name: string, code: string, power: string])[]
  onSort: () => void
}

function Example({ rows, onSort }: ExampleProps) {
  return (
    <Table.Frame
      tabIndex={0}
      className={css({ width: 'sheet', maxWidth: 'full', maxHeight: '[16rem]', border: 'hairline' })}
    >
      <Table.Grid label="Assets" columns="minmax(14rem, 2fr) 10rem 8rem" rowCount={rows.length + 1}>
        <Table.Head>
          <Table.HeadCell pinned sort={{ direction: 'ascending', onSort }}>
            Name
          </Table.HeadCell>
          <Table.HeadCell sort={{ direction: 'none', onSort }}>Code</Table.HeadCell>
          <Table.HeadCell kind="number">Power (W)</Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {rows.map(([name, code, power], index) => (
            <Table.Row key={code} rowIndex={index + 2} selected={index === 1} cursor={index === 2} openable>
              <Table.Cell pinned weight="strong" title={name}>
                {name}
              </Table.Cell>
              <Table.Cell kind="code">{code}</Table.Cell>
              <Table.Cell kind="number">{power}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Grid>
      <Table.Note>{rows.length === 0 ? 'No asset matches' : 'All assets are shown'}</Table.Note>
    </Table.Frame>
  )
}

const meta = {
  component: Example,
  args: {
    onSort: fn(),
    rows: [
      ['Leaf switch 04', 'MAD1-SW-0042', '310'],
      ['Billing database primary', 'MAD1-SRV-0211', '1,120'],
      ['Analytics staging host with a name longer than its column', 'LIS1-SRV-0087', '540'],
      ['PDU A, rack R04', 'MAD1-PDU-0081', '18'],
    ],
  },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Assets' })).toHaveAttribute('aria-rowcount', '5')
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole('button', { name: 'Code' }))
    await expect(args.onSort).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('row', { name: /Billing/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('gridcell', { name: '1,120' })).toHaveStyle({ textAlign: 'right' })
  },
}

export const Compact: Story = {
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Leaf switch/ })
    await expect(row.getBoundingClientRect().height).toBe(Table.ROW_HEIGHT.compact)
  },
}

export const Touch: Story = {
  globals: { density: 'touch' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Leaf switch/ })
    await expect(row.getBoundingClientRect().height).toBe(Table.ROW_HEIGHT.touch)
  },
}

export const Empty: Story = { args: { rows: [] } }
