import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FormDialogFrame } from '#app/form/form-dialog.tsx'
import { rejecting, waiting } from '#app/form/story-refusal.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { bareAsset, storyAsset } from '../story-asset.ts'
import { MovementDialog } from './movement-dialog.tsx'
import { placesAnd, TODAY } from './story-life.ts'

const taken = () => Promise.resolve(storyAsset)

const meta = {
  component: MovementDialog,
  args: { asset: storyAsset, canOverride: true, today: TODAY, onClose: fn() },
  render: (args) => (
    <FormDialogFrame onClose={args.onClose}>
      <MovementDialog {...args} />
    </FormDialogFrame>
  ),
  beforeEach: placesAnd(taken),
  decorators: [inApplication],
} satisfies Meta<typeof MovementDialog>

export default meta
type Story = StoryObj<typeof meta>

const choose = async () => userEvent.click(await screen.findByRole('button', { name: /^R04/ }))
const send = (name = 'Move') => userEvent.click(screen.getByRole('button', { name }))

/** Of a rack only the units that are free for it are offered. */
export const ToAFreeUnit: Story = {
  play: async ({ args }) => {
    await choose()
    const unit = await screen.findByRole('combobox', { name: 'Free unit' })
    await waitFor(() => expect(unit).toHaveAccessibleDescription(/4 units are free to take it/))
    await expect(screen.queryByRole('option', { name: 'U3' })).toBeNull()
    await userEvent.selectOptions(unit, 'U4')
    await send()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const ToAFreeUnitInSpanish: Story = {
  globals: { language: 'es' },
  play: async () => {
    await choose()
    await expect(await screen.findByRole('combobox', { name: 'Unidad libre' })).toBeVisible()
  },
}

/** A thing whose height nobody knows may stand anywhere free. */
export const OfUnknownHeight: Story = {
  args: { asset: bareAsset },
  play: async () => {
    await expect(await screen.findByText('It has no place yet.')).toBeVisible()
    await choose()
    await expect(await screen.findByText('Its height is not known: the model does not say.')).toBeVisible()
  },
}

export const NoRoom: Story = {
  args: { asset: { ...storyAsset, model: { id: storyAsset.id, name: 'Tall', u_height: 6 } } },
  play: async () => {
    await choose()
    await expect(await screen.findByText('There is no room for it on this side of the rack.')).toBeVisible()
  },
}

export const PlaceMissing: Story = {
  play: async ({ args }) => {
    await screen.findByRole('button', { name: /^R04/ })
    await send()
    await expect(await screen.findByText('Choose a place first')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** What is planned needs its day. */
export const DayMissing: Story = {
  play: async () => {
    await choose()
    await userEvent.click(screen.getByRole('radio', { name: 'Planned for later' }))
    await send('Plan the move')
    await expect(await screen.findByText('This field is required')).toBeVisible()
  },
}

export const DayMissingInSpanish: Story = {
  globals: { language: 'es' },
  play: async () => {
    await choose()
    await userEvent.click(screen.getByRole('radio', { name: 'Planificado' }))
    await send('Planificar el traslado')
    await expect(await screen.findByText('Este campo es obligatorio')).toBeVisible()
  },
}

/** Somebody was faster: said at the unit, until another one is chosen. */
export const UnitTaken: Story = {
  beforeEach: placesAnd(rejecting('place_taken', 'Web 2 stands there', 'position')),
  play: async ({ args }) => {
    await choose()
    const unit = await screen.findByRole('combobox', { name: 'Free unit' })
    await userEvent.selectOptions(unit, 'U4')
    await send()
    await expect(await screen.findByRole('alert')).toHaveTextContent('Web 2 stands there')
    await expect(unit).toBeInvalid()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.selectOptions(unit, 'U5')
    await expect(unit).toBeValid()
  },
}

/** Said at the place. */
export const PlaceRefused: Story = {
  beforeEach: placesAnd(rejecting('does_not_exist', 'This record does not exist', 'node_id')),
  play: async () => {
    await choose()
    await send()
    await expect(await screen.findByRole('group', { name: 'Place' })).toHaveAccessibleDescription(
      'This record does not exist',
    )
  },
}

export const Waiting: Story = {
  beforeEach: placesAnd(waiting),
  play: async () => {
    await choose()
    await send()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Move/ })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}
