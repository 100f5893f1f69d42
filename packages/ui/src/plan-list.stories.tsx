import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import './floor-plan.tsx'
import { exampleRoom } from './story-plan.ts'
import { PlanList } from './plan-list.tsx'
import { thingOfItem } from './plan-shapes.ts'

const things = exampleRoom({ rows: 125, racks: 400 }, 'none').items.map(thingOfItem)

const meta = {
  title: 'Parts/Floor plan/List',
  component: PlanList,
  args: {
    planId: 'plan',
    label: 'Hall 1',
    things,
    active: 25_000,
    selected: new Set(['rack-25000']),
    nameOf: ({ id }) => id,
    view: { scale: 0.05, x: 0, y: 0 },
    onKeyDown: fn(),
    onFocusIn: fn(),
    onFocusOut: fn(),
  },
} satisfies Meta<typeof PlanList>

export default meta

export const FiftyThousand: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const options = canvas.getAllByRole('option')
    await expect(options.length).toBeLessThan(100)
    await expect(options.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    const active = canvas.getByRole('option', { selected: true })
    await expect(active).toHaveAttribute('aria-posinset', '25001')
    await expect(active).toHaveAttribute('aria-setsize', '50002')
  },
}
