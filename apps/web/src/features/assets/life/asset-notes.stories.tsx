import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { NoticeCenter } from '#app/notices/notice-center.tsx'
import { inApplication } from '#app/page/story-router.tsx'
import { storyAsset } from '../story-asset.ts'
import { AssetNotes } from './asset-notes.tsx'
import { placesAnd, rack, withoutHistory } from './story-life.ts'

// what other stories told stands in the corner, too
const moved = { ...storyAsset, name: 'Leaf switch 77' }

const meta = {
  component: AssetNotes,
  args: {
    asset: {
      ...moved,
      planned_move: {
        node_id: rack.id,
        trail: rack.trail,
        position: 4,
        face: 'front',
        lane: null,
        planned_for: '2026-12-01',
        batch_id: storyAsset.id,
        reason: 'Nearer to the spines',
        by: 'Ana Ruiz',
      },
    },
    canWrite: true,
    canRestore: false,
    onAct: fn(),
  },
  render: (args) => (
    <>
      <AssetNotes {...args} />
      <NoticeCenter />
    </>
  ),
  beforeEach: placesAnd(() => Promise.resolve(moved)),
  decorators: [inApplication],
} satisfies Meta<typeof AssetNotes>

export default meta
type Story = StoryObj<typeof meta>

/** That it was moved is told also where its history, for the way back, cannot be had. */
export const MovedWithoutTheWayBack: Story = {
  beforeEach: withoutHistory,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Carry out now' }))
    const told = await screen.findByText(/^Leaf switch 77.* moved$/)
    await waitFor(() => expect(told).toBeVisible())
  },
}
