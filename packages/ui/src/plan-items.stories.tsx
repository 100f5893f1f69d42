import { css, cx } from '@plenum/ui/css'
import { floorPlan } from '@plenum/ui/recipes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PlanFill, PlanItem } from './floor-plan-types.ts'
import './floor-plan.tsx'
import { HeldItems, PlanHatches, PlanItems } from './plan-items.tsx'

const fills: PlanFill[] = [
  { by: 'none' },
  { by: 'level', level: 'calm', share: 0.4 },
  { by: 'level', level: 'calm', share: 0.3, reserved: 0.2 },
  { by: 'level', level: 'amber', share: 0.7 },
  { by: 'level', level: 'red', share: 0.9, reserved: 0.1 },
  { by: 'level', level: 'unknown' },
  { by: 'tone', tone: 'plan', look: 'dashed' },
  { by: 'tone', tone: 'info', look: 'half' },
  { by: 'tone', tone: 'accent', look: 'filled' },
  { by: 'tone', tone: 'warning', look: 'outline' },
  { by: 'tone', tone: 'neutral', look: 'struck' },
]
const items = fills.map((fill, at): PlanItem => ({
  id: `${at}`,
  kind: 'rack',
  name: `R${String(at + 1).padStart(2, '0')}`,
  value: fill.by === 'level' && fill.share !== undefined ? `${fill.share * 100} %` : '',
  x: at * 700 + 500,
  y: 800,
  width: 600,
  depth: 1200,
  rotation: 0,
  fill,
}))
const none = new Set<string>()

const meta = {
  title: 'Parts/Floor plan/Items',
  component: PlanItems,
  args: {
    planId: 'plan',
    items,
    selected: none,
    text: { scale: 0.08, ids: new Set(items.map(({ id }) => id)) },
  },
  decorators: [
    (Story) => (
      <svg
        role="img"
        aria-label="Racks"
        viewBox="0 0 8000 1600"
        className={cx(floorPlan().colours, css({ width: '[640px]', maxWidth: 'full' }))}
      >
        <PlanHatches planId="plan" scale={0.08} />
        <Story />
      </svg>
    ),
  ],
} satisfies Meta<typeof PlanItems>

export default meta
type Story = StoryObj<typeof meta>

export const EveryFill: Story = {}
export const Selected: Story = { args: { selected: new Set(items.map(({ id }) => id)) } }
export const InTheHand: Story = {
  render: (args) => (
    <>
      <PlanItems {...args} />
      <HeldItems items={items} ids={new Set(['1', '4'])} />
    </>
  ),
}
export const WithoutWords: Story = { args: { text: null } }
