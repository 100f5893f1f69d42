import type { RackClaim } from '@plenum/domain/fit-answer'
import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { bareRack, UNKNOWN_CLAIM } from '#app/fit/bare-claims.ts'
import { storyRack } from '#app/elevation/story-rack.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { RackCapacity } from './rack-capacity.tsx'

const server = (id: string, position: number, over: Partial<RackClaim> = {}): RackClaim => ({
  ...UNKNOWN_CLAIM,
  id,
  asset_id: id,
  name: id,
  code: null,
  position,
  u_height: 2,
  weight_kg: 22,
  budget_w: 800,
  heat_w: 800,
  cords_a: 1,
  cords_b: 1,
  space: 'taken',
  power: 'taken',
  ...over,
})
const kept = { space: 'reserved', power: 'reserved' } as const
const rack = {
  ...bareRack(storyRack('R01', []).node),
  max_static_load_kg: 800,
  cooling_capacity_kw: 5,
  power_capacity_a_kw: 2,
  power_capacity_b_kw: 3,
  claims: [server('a', 1), server('b', 5, { cords_b: 0 }), server('c', 9, kept)],
}

const meta = {
  component: RackCapacity,
  args: { rack },
  decorators: [
    (Story) => (
      <div className={css({ maxWidth: '[36rem]' })}>
        <Story />
      </div>
    ),
    inApplication,
  ],
} satisfies Meta<typeof RackCapacity>

export default meta
type Story = StoryObj<typeof meta>

/** What is reserved counts as taken, and each path says what it carries once the other has failed. */
export const PastOnePath: Story = {
  play: async ({ canvas }) => {
    const meters = within(await canvas.findByRole('group', { name: 'Capacity of R01' }))
    await expect(meters.getByRole('meter', { name: 'Space' })).toHaveAttribute('aria-valuetext', '6 of 12 U')
    await expect(canvas.getByText('If path B fails: 2.4 of 2 kW')).toBeVisible()
    await expect(canvas.getByText('If path A fails: 1.6 of 3 kW')).toBeVisible()
  },
}
export const NothingKnown: Story = { args: { rack: { ...bareRack(storyRack('R02', []).node), claims: [] } } }
export const Spanish: Story = { globals: { language: 'es' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile2' } } }
