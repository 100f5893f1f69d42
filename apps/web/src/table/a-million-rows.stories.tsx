import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { cursorRow, expectInView, grid, host, StoryTable } from './story-table.tsx'

const MILLION = 1_000_000
const million = { count: MILLION, loaded: MILLION, rowAt: host, onRange: fn() }

const meta = {
  component: StoryTable,
  parameters: { layout: 'fullscreen' },
  args: { rows: million, rowCount: MILLION, onOpen: fn() },
} satisfies Meta<typeof StoryTable>

export default meta
type Story = StoryObj<typeof meta>

const ends: Story = {
  play: async ({ canvas }) => {
    grid(canvas).focus()
    await userEvent.keyboard('{End}')
    await expect(cursorRow(canvas)).toHaveTextContent('Host 1000000')
    await expectInView(canvas, 'Host 1000000')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expectInView(canvas, 'Host 999998')
    const frame = grid(canvas).parentElement
    if (frame) frame.scrollTop = frame.scrollHeight / 2
    const [middle] = await canvas.findAllByText(/^Host (?:500|499)\d{3}$/)
    // however far away, the row with the cursor can still be named to who listens
    await expect(cursorRow(canvas)).toHaveTextContent('Host 999998')
    const before = middle?.getBoundingClientRect().top ?? 0
    frame?.scrollBy(0, 100)
    await waitFor(() => expect(middle?.getBoundingClientRect().top).toBe(before - 100))
    await expect(middle).toHaveTextContent(/^Host (?:500|499)\d{3}$/)
    if (frame) frame.scrollTop = frame.scrollHeight
    await expectInView(canvas, 'Host 1000000')
    await userEvent.keyboard('{Home}')
    await expectInView(canvas, 'Host 1')
  },
}

export const Compact: Story = { ...ends, globals: { density: 'compact' } }
export const Regular: Story = { ...ends, globals: { density: 'regular' } }
export const Touch: Story = { ...ends, globals: { density: 'touch' } }

export const DensityChanges: Story = {
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
  args: { rows: { ...million, rowAt: holes } },
  play: async ({ canvas }) => {
    grid(canvas).focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(million.onRange).toHaveBeenCalledWith(expect.any(Number), MILLION - 1))
    await userEvent.keyboard('{Enter} ')
    await expect(canvas.getByRole('status')).toHaveTextContent('0 selected')
  },
}
