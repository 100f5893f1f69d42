import { RESOURCES } from '@plenum/domain/capacity'
import { PLAN_LAYERS } from '@plenum/domain/room-plan'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inApplication, inMain } from '#app/page/story-router.tsx'
import { PlanView } from './plan-view.tsx'
import { STORY_NOW, storyAsset, storyPlan } from './story-plan.ts'

const plan = storyPlan()

const meta = {
  component: PlanView,
  args: { plan, layer: 'space', now: STORY_NOW, onLayer: fn(), onOpen: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [inMain, inApplication],
} satisfies Meta<typeof PlanView>

export default meta
type Story = StoryObj<typeof meta>

export const Space: Story = {
  play: async ({ args, canvas }) => {
    const drawn = within(await canvas.findByRole('listbox', { name: 'Floor plan of Data hall 2' }))
    // a cold aisle, a zone of the hierarchy, has the zone's name
    await expect(canvas.getAllByText('Cold 1').length).toBeGreaterThan(0)
    await expect(
      drawn.getByRole('option', { name: /^A04, tile F05, Space 62 % taken: 26 U of 42 U/ }),
    ).toBeVisible()
    await expect(canvas.getByText('2 racks have no place in the plan yet.')).toBeVisible()
    const layers = within(canvas.getByRole('radiogroup', { name: 'Layer' }))
    await expect(layers.getAllByRole('radio')).toHaveLength(PLAN_LAYERS.length)
    await userEvent.click(layers.getByRole('radio', { name: 'Heat' }))
    await expect(args.onLayer).toHaveBeenCalledWith('heat')
    drawn.getByRole('option', { name: /^A04/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 'A04', kind: 'rack' })
  },
}

export const Power: Story = { args: { layer: 'power' } }
export const Weight: Story = { args: { layer: 'weight' } }

export const Heat: Story = {
  args: { layer: 'heat' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: /^A03, .*Heat: limit not known/ })).toBeVisible()
  },
}

export const Status: Story = {
  args: { layer: 'status' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: /^A03, .*Under maintenance/ })).toBeVisible()
    await expect(canvas.getByRole('option', { name: /^CRAC 1, .*on the floor, Active/ })).toBeVisible()
  },
}

export const Age: Story = {
  args: { layer: 'age' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('option', { name: /^A08, .*last changed 443 days ago/ }),
    ).toBeVisible()
  },
}

/** The status and the age of racks are known of today alone. */
export const OnAnotherDay: Story = {
  args: { day: '2026-12-24', layer: 'status' },
  play: async ({ canvas }) => {
    const layers = within(await canvas.findByRole('radiogroup', { name: 'Layer' }))
    await expect(layers.getAllByRole('radio')).toHaveLength(RESOURCES.length)
    await expect(layers.getByRole('radio', { name: 'Space' })).toBeChecked()
    await expect(canvas.getByText(/^Racks stand where today’s plan has them/)).toBeVisible()
  },
}

/** What is planned to stand on the floor by then is drawn dashed where there is room. */
export const PlannedOnTheFloor: Story = {
  args: {
    day: '2026-12-24',
    plan: storyPlan({
      assets: [
        storyAsset(),
        storyAsset({
          id: 'ups',
          name: 'UPS 1',
          width_mm: 1800,
          is_planned: true,
          x_mm: null,
          y_mm: null,
          rotation: null,
        }),
      ],
    }),
  },
  play: async ({ args, canvas }) => {
    const ups = await canvas.findByRole('option', { name: /^UPS 1, tile .*planned on the floor, Active/ })
    await expect(
      canvas.getByRole('option', { name: /^CRAC 1, .* on the floor, Active/ }),
    ).not.toHaveAccessibleName(/planned/)
    await expect(canvas.getByText(/^Nobody has said where 1 planned thing will stand/)).toBeVisible()
    ups.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 'ups', kind: 'asset' })
  },
}

export const NothingDrawn: Story = {
  args: {
    plan: storyPlan({ shapes: [], racks: [], zones: [], assets: null }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing stands in this plan yet.')).toBeVisible()
  },
}

export const BesideATree: Story = { args: { isBeside: true } }

export const CutOff: Story = {
  args: { plan: storyPlan({ is_whole: false }) },
}

export const Spanish: Story = {
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('listbox', { name: 'Plano de la sala Data hall 2' }),
    ).toBeInTheDocument()
  },
}
