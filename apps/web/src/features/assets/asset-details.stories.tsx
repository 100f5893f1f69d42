import * as Sheet from '@plenum/ui/sheet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { AssetDetails } from './asset-details.tsx'
import { bareAsset, storyAsset } from './story-asset.ts'

const meta = {
  component: AssetDetails,
  args: { asset: storyAsset, tab: 'global', canWrite: true, canRestore: true, onTab: fn(), onView: fn() },
  render: (args) => (
    <Sheet.Root open>
      <Sheet.Content>
        <Sheet.Header title={args.asset.name} closeLabel="Close" />
        <AssetDetails {...args} />
      </Sheet.Content>
    </Sheet.Root>
  ),
  decorators: [inApplication],
} satisfies Meta<typeof AssetDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Global: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Edit/ }))
    await expect(args.onView).toHaveBeenCalledWith('edit')
  },
}

export const Characteristics: Story = { args: { tab: 'characteristics' } }

export const AlmostNothingKnown: Story = { args: { asset: bareAsset } }

export const OnlyRead: Story = {
  args: { canWrite: false },
  play: async () => {
    await screen.findByText('SWI-000042')
    await expect(screen.queryByRole('button', { name: /Edit/ })).toBeNull()
  },
}

/** What was decommissioned offers no change, but its label. */
export const Closed: Story = {
  args: { asset: { ...storyAsset, status: 'decommissioning', termination_date: '2026-11-02' } },
  play: async ({ args }) => {
    await screen.findByText('SWI-000042')
    await expect(screen.queryByRole('button', { name: /^Edit|^Change|^Take|^Move/ })).toBeNull()
    await expect(screen.queryByRole('combobox', { name: 'Add a tag' })).toBeNull()
    screen.getByRole('button', { name: 'Actions for Leaf switch 04' }).focus()
    await userEvent.keyboard('{Enter}')
    const labels = await screen.findByRole('menuitem', { name: 'Labels…' })
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('l')
    await waitFor(() => expect(labels).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onView).toHaveBeenCalledWith('labels')
    await expect(screen.queryByRole('menuitem', { name: 'Decommission' })).toBeNull()
  },
}

export const Spanish: Story = { globals: { language: 'es' } }
