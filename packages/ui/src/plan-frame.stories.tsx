import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import './floor-plan.tsx'
import { PlanRuler } from './plan-frame.tsx'

const meta = {
  title: 'Parts/Floor plan/Ruler',
  component: PlanRuler,
  args: {
    is: 'column',
    grid: { x: 0, y: 0, tile: 600, columns: 60, rows: 40 },
    view: { scale: 0.06, x: 0, y: 0 },
    size: { width: 600, height: 300 },
  },
  decorators: [
    (Story) => (
      <div className={css({ position: 'relative', width: '[600px]', maxWidth: 'full', height: '[300px]' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlanRuler>

export default meta
type Story = StoryObj<typeof meta>

export const Letters: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('B')).toBeInTheDocument()
    await expect(canvas.queryByText('AZ')).toBeNull()
  },
}
export const Numbers: Story = { args: { is: 'row' } }
/** Where a tile is smaller than its number, every second, fifth or tenth is counted. */
export const FarAway: Story = {
  args: { view: { scale: 0.012, x: 0, y: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('B')).toBeNull()
    await expect(canvas.getByText('J')).toBeInTheDocument()
  },
}
