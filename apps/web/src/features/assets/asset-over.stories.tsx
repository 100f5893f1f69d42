import { startingTypes } from '@plenum/domain/asset-type-record'
import { NO_PERMISSIONS } from '@plenum/domain/permission'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { http } from '#app/api.ts'
import { rejecting } from '#app/form/story-refusal.ts'
import { createStore } from '#app/page/store.ts'
import { InApp } from '#app/page/story-router.tsx'
import { answering, comeBack, never } from '#app/page/story-server.ts'
import { AssetOver } from './asset-over.tsx'
import { bareAsset, storyAsset } from './story-asset.ts'

const { id } = storyAsset

/** Types are there; nothing else ever comes. */
const typesAlone = (path: string) =>
  path === 'api/asset-types/' ? Promise.resolve({ results: startingTypes(), next: null }) : never(path)

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
  beforeEach: answering((path) =>
    path === `api/assets/${id}/` ? Promise.resolve(storyAsset) : typesAlone(path),
  ),
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

/** What is typed in a dialog over it is not lost to the next one. */
export const NotFromADialog: Story = {
  args: { address: { asset: id, view: 'move' } },
  play: async ({ args }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' })
    await waitFor(() => {
      cancel.focus()
      return expect(cancel).toHaveFocus()
    })
    await userEvent.keyboard('jk')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const typeNotes = async () => {
  const notes = await screen.findByRole('textbox', { name: 'Notes' })
  await userEvent.clear(notes)
  await userEvent.type(notes, 'Mine')
}
const expectKept = () => expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Mine')

/** What somebody closes once it is open, and what is refused then. */
const closing = () => {
  const refuse = rejecting('asset_closed', 'It is closed', null)
  let present = storyAsset
  const call = spyOn(http, 'call').mockImplementation((method, path) => {
    if (path !== `api/assets/${id}/`) return typesAlone(path)
    if (method !== 'get') return refuse()
    const answer = Promise.resolve(present)
    present = { ...storyAsset, status: 'decommissioning', termination_date: '2026-11-26', version: 8 }
    return answer
  })
  return () => call.mockRestore()
}

/** What is typed stays to be copied where the asset is closed meanwhile, and that is said before it is saved. */
export const ClosedMeanwhile: Story = {
  args: { address: { asset: id, view: 'edit' } },
  beforeEach: closing,
  play: async () => {
    await typeNotes()
    comeBack()
    await screen.findByText(/^It was decommissioned meanwhile/)
    await expectKept()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const refused = await screen.findByText('It is closed')
    await waitFor(() => expect(refused).toBeVisible())
    await expectKept()
  },
}

const right = createStore(true)

function Revocable(props: ComponentProps<typeof AssetOver>) {
  const canWrite = right.useValue()
  return (
    <>
      {!canWrite && <p>The right is gone</p>}
      <AssetOver {...props} canWrite={canWrite} />
    </>
  )
}

/** What is typed stays where the right to change it is taken away meanwhile. */
export const RightTakenMeanwhile: Story = {
  args: { address: { asset: id, view: 'edit' } },
  render: (args) => <Revocable {...args} />,
  beforeEach: () => right.set(true),
  play: async () => {
    await typeNotes()
    right.set(false)
    await screen.findByText('The right is gone')
    await expectKept()
    await expect(screen.getByRole('button', { name: 'Save' })).toBeVisible()
  },
}

/** Without the right it is read, whatever the address says. */
export const NotBegunWithoutTheRight: Story = {
  args: { address: { asset: id, view: 'edit' }, canWrite: false },
  play: async () => {
    await screen.findByRole('button', { name: 'Show the history' })
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}
