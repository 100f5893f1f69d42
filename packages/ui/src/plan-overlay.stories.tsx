import { css, cx } from '@plenum/ui/css'
import { floorPlan } from '@plenum/ui/recipes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import './floor-plan.tsx'
import { PlanOverlay } from './plan-overlay.tsx'

const meta = {
  title: 'Parts/Floor plan/Overlay',
  component: PlanOverlay,
  args: { view: { scale: 0.08, x: 0, y: 0 }, focused: null, hovered: null, marquee: null },
  decorators: [
    (Story) => (
      <div
        className={cx(
          floorPlan().colours,
          css({ position: 'relative', width: '[600px]', maxWidth: 'full', height: '[320px]' }),
        )}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlanOverlay>

export default meta
type Story = StoryObj<typeof meta>

const box = { x: 1000, y: 1000, width: 600, height: 1200 }
const place = { width: 600, depth: 1200, rotation: 0 }

export const Focused: Story = { args: { focused: box, hovered: { ...box, x: 2400 } } }
export const Marquee: Story = { args: { marquee: { x: 600, y: 600, width: 4000, height: 2400 } } }
export const Ghosts: Story = {
  args: {
    ghosts: [
      { id: 'a', state: 'fits', x: 1500, y: 2000, ...place, text: 'B04' },
      { id: 'b', state: 'refused', x: 4500, y: 2000, ...place, rotation: 30, text: 'Too near to the column' },
    ],
  },
}
export const Guides: Story = {
  args: {
    guides: [
      { axis: 'across', at: 800, from: 500, to: 5000, text: '4,500 mm' },
      { axis: 'down', at: 5200, from: 800, to: 3200, text: '2,400 mm' },
    ],
  },
}
export const Drawing: Story = {
  args: {
    handles: [{ id: 'a', x: 6000, y: 600, label: 'Corner' }],
    sketch: [
      { x: 800, y: 800 },
      { x: 4000, y: 800 },
      { x: 4000, y: 3000 },
    ],
  },
}
