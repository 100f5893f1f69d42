import { NO_PERMISSIONS } from '@plenum/domain/permission'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { InApp } from '#app/page/story-router.tsx'
import { answering, never } from '#app/page/story-server.ts'
import { AssetOver } from './asset-over.tsx'
import { bareAsset, storyAsset } from './story-asset.ts'

const { id } = storyAsset

const meta = {
  component: AssetOver,
  args: {
    address: { asset: id },
    ids: [id, bareAsset.id],
    rowOf: () => storyAsset,
    canWrite: true,
    canRestore: true,
    canOverride: true,
    onChange: fn(),
  },
  beforeEach: answering((path) => (path === `api/assets/${id}/` ? Promise.resolve(storyAsset) : never(path))),
  decorators: [(Story) => <InApp Story={Story} user={{ id: 'ana', permissions: NO_PERMISSIONS }} />],
} satisfies Meta<typeof AssetOver>

export default meta
type Story = StoryObj<typeof meta>

export const ToTheNext: Story = {
  play: async ({ args }) => {
    const close = await screen.findByRole('button', { name: 'Close' })
    await waitFor(() => {
      close.focus()
      return expect(close).toHaveFocus()
    })
    await userEvent.keyboard('j')
    await expect(args.onChange).toHaveBeenCalledWith({ asset: bareAsset.id, view: undefined }, true)
  },
}

// the dialog comes with its words after the sheet
const FETCHED = { timeout: 15_000 }

/** What is typed in a dialog over it is not lost to the next one. */
export const NotFromADialog: Story = {
  args: { address: { asset: id, view: 'move' } },
  play: async ({ args }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' }, FETCHED)
    await waitFor(() => {
      cancel.focus()
      return expect(cancel).toHaveFocus()
    })
    await userEvent.keyboard('jk')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
