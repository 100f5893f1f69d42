import { css, cx } from '@plenum/ui/css'
import { floorPlan } from '@plenum/ui/recipes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import './floor-plan.tsx'
import { exampleRoom } from './story-plan.ts'
import { PlanStructure } from './plan-structure.tsx'

const { bounds, grid, shapes } = exampleRoom({ rows: 2, racks: 8 }, 'none')

const meta = {
  title: 'Parts/Floor plan/Structure',
  component: PlanStructure,
  args: { bounds, grid, shapes, scale: 0.06, around: bounds, selected: new Set<string>() },
  decorators: [
    (Story) => (
      <svg
        role="img"
        aria-label="Hall 1"
        viewBox={`-200 -200 ${bounds.width + 400} ${bounds.height + 400}`}
        className={cx(floorPlan().colours, css({ width: '[600px]', maxWidth: 'full' }))}
      >
        <Story />
      </svg>
    ),
  ],
} satisfies Meta<typeof PlanStructure>

export default meta
type Story = StoryObj<typeof meta>

export const Hall: Story = {}
export const Selected: Story = { args: { selected: new Set(['wall', 'column-1', 'door-1']) } }
export const EveryDoor: Story = {
  args: {
    shapes: [
      {
        kind: 'wall',
        id: 'wall',
        thickness: 150,
        points: [
          { x: 300, y: 1800 },
          { x: 9000, y: 1800 },
        ],
      },
      ...(['left', 'right', 'double', 'sliding'] as const).map((swing, at) => ({
        kind: 'door' as const,
        id: swing,
        x: 1500 + at * 2000,
        y: 1800,
        width: 1000,
        rotation: 0,
        swing,
      })),
    ],
  },
  play: async ({ canvasElement }) => {
    // four openings part a wall into five
    await expect(canvasElement.querySelectorAll('path[stroke-width="150"]')).toHaveLength(5)
  },
}
export const FarAway: Story = {
  args: { scale: 0.005 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('text')).toBeNull()
  },
}
