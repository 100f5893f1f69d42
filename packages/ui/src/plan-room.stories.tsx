import { css, cx } from '@plenum/ui/css'
import { floorPlan } from '@plenum/ui/recipes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import './floor-plan.tsx'
import { indexOf } from './plan-index.ts'
import { createPlanLook } from './plan-look.ts'
import { PlanRoom } from './plan-room.tsx'
import { thingOfItem, thingOfShape } from './plan-shapes.ts'
import { exampleRoom } from './story-plan.ts'

const model = exampleRoom({ rows: 4, racks: 8 }, 'power')
const look = createPlanLook(model.bounds)
look.measure({ width: 600, height: 420 })

const meta = {
  title: 'Parts/Floor plan/Room',
  component: PlanRoom,
  args: {
    planId: 'plan',
    model,
    selected: new Set<string>(),
    moved: null,
    index: indexOf(model.items.map(thingOfItem)),
    shapeIndex: indexOf(model.shapes.map(thingOfShape)),
    look,
    overlay: { focused: null, hovered: null, marquee: null },
  },
  decorators: [
    (Story) => (
      <div
        className={cx(
          floorPlan().colours,
          css({ position: 'relative', width: '[600px]', height: '[420px]', overflow: 'clip' }),
        )}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlanRoom>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
/** What a hand has is pale where it stood. */
export const InTheHand: Story = {
  args: { moved: { ids: new Set(['rack-9', 'rack-10']), by: { x: 900, y: 2400 } } },
}
