import { stack } from '@plenum/ui/patterns'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { AssetChanged } from './asset-changed.tsx'
import { AssetPresence } from './asset-presence.tsx'
import { api } from './queries.ts'
import { storyAsset, storyHistory } from './story-asset.ts'

const people = [
  { id: '018f3f6e-7b6a-7c11-9d3e-000000000091', name: 'Ana Ruiz', editing: true },
  { id: '018f3f6e-7b6a-7c11-9d3e-000000000092', name: 'Leo Marín', editing: true },
  { id: '018f3f6e-7b6a-7c11-9d3e-000000000093', name: 'Eva Gil', editing: false },
]

const answering = (present: typeof people) => () => {
  const spies = [
    spyOn(api.assets, 'present').mockResolvedValue({ people: present }),
    spyOn(api.assets, 'leave').mockResolvedValue(undefined),
    spyOn(api.assets, 'history').mockResolvedValue({ results: storyHistory, next: null }),
  ]
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}

const see = fn()

const meta = {
  title: 'Asset live',
  component: AssetPresence,
  args: { asset: storyAsset.id, editing: false },
  render: (args) => (
    <div className={stack({ gap: '5', width: 'sheet' })}>
      <AssetPresence {...args} />
      <AssetChanged asset={storyAsset} onSee={see} />
    </div>
  ),
  decorators: [inApplication],
} satisfies Meta<typeof AssetPresence>

export default meta
type Story = StoryObj<typeof meta>

export const OneEdits: Story = {
  beforeEach: answering(people.slice(0, 1)),
  play: async () => {
    await screen.findByText('Ana Ruiz is editing')
    await screen.findByText('Ana Ruiz changed this a moment ago.')
    await userEvent.click(screen.getByRole('button', { name: 'See the changes' }))
    await expect(see).toHaveBeenCalled()
  },
}

export const SeveralEdit: Story = {
  beforeEach: answering(people),
  play: async () => {
    await screen.findByText('Ana Ruiz and Leo Marín are editing')
  },
}

export const OneReads: Story = {
  beforeEach: answering(people.slice(2)),
  play: async () => {
    await screen.findByText('Eva Gil has this open')
  },
}

export const Alone: Story = {
  beforeEach: answering([]),
  play: async () => {
    await screen.findByText('Ana Ruiz changed this a moment ago.')
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Also here' })).toBeNull())
  },
}
