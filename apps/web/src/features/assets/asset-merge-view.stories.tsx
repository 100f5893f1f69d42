import type { Asset } from '@plenum/domain/asset'
import { startingTypes } from '@plenum/domain/asset-type-record'
import * as Sheet from '@plenum/ui/sheet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { AssetMerge } from './asset-merge-view.tsx'
import { DRAFT_FIELDS, draftOf } from './asset-merge.ts'
import { storyAsset } from './story-asset.ts'

const KEYS = ['ports', 'port_speed']
const before = draftOf(storyAsset, KEYS)

const theirs: Asset = {
  ...storyAsset,
  name: 'Leaf 04',
  hostname: 'leaf-04.mad1.example.org',
  priority: 'low',
  version: 8,
}

const meta = {
  component: AssetMerge,
  args: {
    conflict: {
      round: 1,
      fields: DRAFT_FIELDS,
      versions: {
        before,
        mine: { ...before, name: 'Leaf switch 4 (mine)', notes: null },
        theirs: draftOf(theirs, KEYS),
      },
      theirs,
      save: fn(() => Promise.resolve({ at: 'saved' as const, record: theirs })),
      back: fn(),
    },
    types: startingTypes(),
    names: { nameOf: () => '', learn: fn() },
    onDone: fn(),
  },
  render: (args) => (
    <Sheet.Root open>
      <Sheet.Content>
        <Sheet.Header title={storyAsset.name} closeLabel="Close" />
        <AssetMerge {...args} />
      </Sheet.Content>
    </Sheet.Root>
  ),
} satisfies Meta<typeof AssetMerge>

export default meta
type Story = StoryObj<typeof meta>

export const KeepsMineUnlessToldOtherwise: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save this' }))
    await expect(args.conflict.save).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Leaf switch 4 (mine)',
        notes: null,
        hostname: 'leaf-04.mad1.example.org',
      }),
    )
  },
}

export const TakesTheirs: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Theirs Leaf 04/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Save this' }))
    await expect(args.conflict.save).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Leaf 04', notes: null }),
    )
  },
}

export const Spanish: Story = { globals: { language: 'es' } }
