import { blankAsset } from '@plenum/domain/asset'
import * as Sheet from '@plenum/ui/sheet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { AssetForm } from './asset-form.tsx'
import { inputOf } from './asset-merge.ts'
import { storyAsset } from './story-asset.ts'

const named: Record<string, string> = Object.fromEntries(
  [storyAsset.owner, storyAsset.brand, storyAsset.model].flatMap((ref) => (ref ? [[ref.id, ref.name]] : [])),
)

const meta = {
  component: AssetForm,
  args: {
    asset: storyAsset,
    before: inputOf(storyAsset),
    tab: 'global',
    names: { nameOf: (id) => named[id] ?? '', learn: fn() },
    onTab: fn(),
    onSave: fn(() => Promise.resolve('saved' as const)),
    onSaved: fn(),
    onDiscard: fn(),
  },
  render: (args) => (
    <Sheet.Root open>
      <Sheet.Content>
        <Sheet.Header title={args.asset?.name ?? 'New asset'} closeLabel="Close" />
        <AssetForm {...args} />
      </Sheet.Content>
    </Sheet.Root>
  ),
  decorators: [inApplication],
} satisfies Meta<typeof AssetForm>

export default meta
type Story = StoryObj<typeof meta>

export const Editing: Story = {
  play: async ({ args }) => {
    const serial = await screen.findByRole('textbox', { name: 'Serial number' })
    await userEvent.clear(serial)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled())
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ serial_number: null }))
  },
}

export const NameMissing: Story = {
  args: { asset: null, before: blankAsset },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('This field is required')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Spanish: Story = { args: { asset: null, before: blankAsset }, globals: { language: 'es' } }
