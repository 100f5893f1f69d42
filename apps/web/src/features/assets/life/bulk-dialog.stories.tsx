import type { Meta, StoryObj } from '@storybook/react-vite'
import type { BulkResult } from '@plenum/domain/bulk-answer'
import { BULK_MAX } from '@plenum/domain/asset-bulk'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { rejecting, waiting } from '#app/form/story-refusal.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { bareAsset, storyAsset } from '../story-asset.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { placesAnd } from './story-life.ts'

const other = { ...bareAsset, id: storyAsset.id.replace(/..$/, '71') }

const ended = (outcome: BulkResult['outcome'], over: Partial<BulkResult> = {}): BulkResult => ({
  id: storyAsset.id,
  name: storyAsset.name,
  outcome,
  position: null,
  errors: [],
  ...over,
})
const answer = (...results: BulkResult[]) => Promise.resolve({ batch_id: storyAsset.id, results })
const taken = () => answer(ended('done'), ended('done', { id: other.id, name: other.name }))
const partly = () =>
  answer(
    ended('done'),
    ended('same', { id: storyAsset.id.replace(/..$/, '72') }),
    ended('refused', {
      id: other.id,
      name: other.name,
      errors: [{ code: 'place_missing', attr: 'place', detail: 'It has no place' }],
    }),
    ended('refused', {
      id: storyAsset.id.replace(/..$/, '73'),
      name: null,
      errors: [{ code: 'not_found', attr: null, detail: 'This record does not exist' }],
    }),
  )

const meta = {
  component: BulkDialog,
  args: {
    act: 'status',
    ids: [storyAsset.id, other.id],
    assets: [storyAsset, other],
    canOverride: true,
    onClose: fn(),
  },
  beforeEach: placesAnd(taken),
  decorators: [inApplication],
} satisfies Meta<typeof BulkDialog>

export default meta
type Story = StoryObj<typeof meta>

/** One that asks for no reason. */
const standby = async (label = 'New status') =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: label }), 'standby')
const send = (name = 'Change') => userEvent.click(screen.getByRole('button', { name }))

/** What at least one of them may become, and how many may. */
export const Status: Story = {
  play: async ({ args }) => {
    const to = await screen.findByRole('combobox', { name: 'New status' })
    await userEvent.selectOptions(to, 'Standby')
    await expect(to).toHaveAccessibleDescription('1 of 2 may become this.')
    await send()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const StatusInSpanish: Story = { globals: { language: 'es' } }

/** A failure of many must be explained too. */
export const ReasonWanted: Story = {
  play: async ({ args }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'New status' }), 'Faulty')
    await send()
    await expect((await screen.findAllByText('This field is required')).length).toBeGreaterThan(0)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const NoneAllowed: Story = {
  args: { assets: [{ ...storyAsset, status: 'decommissioning', termination_date: '2026-11-02' }] },
  play: async () => {
    const none = await screen.findByText('None of the selected assets may become this.')
    await waitFor(() => expect(none).toBeVisible())
  },
}

export const Owner: Story = {
  args: { act: 'owner' },
  play: async ({ args }) => {
    await screen.findByRole('combobox', { name: /^New owner/ })
    await send('Take off the owner')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** A name that was typed and not taken from the list is not nobody. */
export const OwnerTyped: Story = {
  args: { act: 'owner', ids: [storyAsset.id] },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: /^New owner/ }), 'Laura')
    await expect(screen.getByRole('heading', { name: 'Change the owner of 1 asset' })).toBeVisible()
    await send()
    await expect(await screen.findByRole('alert')).toHaveTextContent('Choose one of the options')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const OwnerInSpanish: Story = { args: { act: 'owner' }, globals: { language: 'es' } }

export const Move: Story = {
  args: { act: 'move' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Move' }))
    await expect(await screen.findByText('Choose a place first')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^R04/ }))
    await send('Move')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const MoveInSpanish: Story = { args: { act: 'move' }, globals: { language: 'es' } }

/** Of a rack they can be given units; which, is told of each. */
export const IntoUnits: Story = {
  args: { act: 'move' },
  beforeEach: placesAnd(() =>
    answer(ended('done', { position: 4 }), ended('done', { id: other.id, name: other.name, position: 5 })),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^R04/ }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Front' }))
    await send('Move')
    const units = await screen.findByRole('list', { name: 'Units' })
    await expect(units).toHaveTextContent(/^U4.*U5/)
    await expect(screen.queryByRole('heading', { name: /Not changed/ })).toBeNull()
  },
}

export const Priority: Story = {
  args: { act: 'priority' },
  play: async ({ args }) => {
    const to = await screen.findByRole('combobox', { name: 'New priority' })
    await expect(screen.getByRole('button', { name: 'Take off the priority' })).toBeEnabled()
    await userEvent.selectOptions(to, 'High')
    await send()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const PriorityInSpanish: Story = { args: { act: 'priority' }, globals: { language: 'es' } }

/** Nothing is chosen: it is asked once more. */
export const Verify: Story = {
  args: { act: 'verify' },
  play: async ({ args }) => {
    await screen.findByText('You have seen that each of them stands where the inventory says.')
    await send('Confirm they are there')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const VerifyInSpanish: Story = { args: { act: 'verify' }, globals: { language: 'es' } }

/** What was refused of some is told of each of them. */
export const PartlyRefused: Story = {
  beforeEach: placesAnd(partly),
  play: async ({ args }) => {
    await standby()
    await send()
    await expect(await screen.findByRole('heading', { name: 'Not changed: 2' })).toBeVisible()
    await expect(screen.getByText('It has no place')).toBeVisible()
    await expect(screen.getByText('An asset that is gone')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const PartlyRefusedInSpanish: Story = {
  globals: { language: 'es' },
  beforeEach: placesAnd(partly),
  play: async () => {
    await standby('Estado nuevo')
    await send('Cambiar')
    await expect(await screen.findByRole('heading', { name: 'Sin cambiar: 2' })).toBeVisible()
  },
}

export const TooMany: Story = {
  args: { ids: Array.from({ length: BULK_MAX + 1 }, (_, at) => String(at)) },
  play: async () => {
    const limit = await screen.findByText('At most 1,000 at once')
    await waitFor(() => expect(limit).toBeVisible())
  },
}

export const Refused: Story = {
  beforeEach: placesAnd(rejecting('permission_denied', 'You do not have permission to do this', null)),
  play: async () => {
    await standby()
    await send()
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Nothing was changed.*permission/)
  },
}

export const Waiting: Story = {
  beforeEach: placesAnd(waiting),
  play: async () => {
    await standby()
    await send()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Change/ })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}
