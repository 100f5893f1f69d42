import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import './floor-plan.tsx'
import { PlanRuler } from './plan-frame.tsx'
import type { PlanSeen } from './use-plan-look.ts'

/** A room seen from its corner. */
function seenAt(scale: number): PlanSeen {
  const view = { scale, x: 0, y: 0 }
  const shown = { view, drawn: view, rested: view, size: { width: 600, height: 300 }, isMoving: false }
  return { shown: () => shown, subscribe: () => () => undefined }
}

const meta = {
  title: 'Parts/Floor plan/Ruler',
  component: PlanRuler,
  args: {
    is: 'column',
    grid: { x: 0, y: 0, tile: 600, columns: 60, rows: 40 },
    look: seenAt(0.06),
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
  args: { look: seenAt(0.012) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('B')).toBeNull()
    await expect(canvas.getByText('J')).toBeInTheDocument()
  },
}
