import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FormDialogFrame } from '#app/form/form-dialog.tsx'
import { rejecting, waiting } from '#app/form/story-refusal.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { bareAsset, storyAsset } from '../story-asset.ts'
import { MovementDialog } from './movement-dialog.tsx'
import { IN_THE_WAY, placesAnd, rack, seen, TOO_MUCH, TODAY } from './story-life.ts'

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
    await seen(screen.findByRole('combobox', { name: 'Unidad libre' }))
  },
}

/** A thing whose height nobody knows may stand anywhere free. */
export const OfUnknownHeight: Story = {
  args: { asset: bareAsset },
  play: async () => {
    await waitFor(() => expect(screen.getByText('It has no place yet.')).toBeVisible())
    await choose()
    await seen(screen.findByText('Its height is not known: the model does not say.'))
  },
}

/** A narrow thing is asked for its part of the width; another one has no such field. */
export const InALane: Story = {
  args: { asset: { ...storyAsset, model: { id: storyAsset.id, name: 'Node', u_height: 1, width: 'third' } } },
  play: async ({ args }) => {
    await choose()
    const lane = await screen.findByRole('combobox', { name: 'Part of the width, from the front' })
    await expect(lane).toHaveValue('left_third')
    await userEvent.selectOptions(lane, 'Middle third')
    const unit = screen.getByRole('combobox', { name: 'Free unit' })
    await waitFor(() => expect(screen.getByRole('option', { name: 'U4' })).toBeInTheDocument())
    await userEvent.selectOptions(unit, 'U4')
    await send()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** Where it stands nowhere, there is nothing to look in until a place is chosen. */
export const FindsWithinWhatIsChosen: Story = {
  args: { asset: { ...storyAsset, location: null } },
  play: async () => {
    await screen.findByRole('button', { name: /^MAD1/ })
    await expect(screen.queryByRole('button', { name: /^Find a place/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^MAD1/ }))
    await seen(screen.findByRole('button', { name: 'Find a place in MAD1' }))
  },
}

const added = fn(() => Promise.resolve(rack))

/** Enter adds the place that is missing and moves nothing; without a name it does nothing at all. */
export const AddsAPlaceByEnter: Story = {
  beforeEach: placesAnd(added),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^MAD1/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Add place' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), '{Enter}R04{Enter}')
    await seen(screen.findByRole('combobox', { name: 'Free unit' }))
    await expect(added).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const NoRoom: Story = {
  args: { asset: { ...storyAsset, model: { id: storyAsset.id, name: 'Tall', u_height: 6, width: null } } },
  play: async () => {
    await choose()
    await seen(screen.findByText('There is no room for it on this side of the rack.'))
  },
}

export const PlaceMissing: Story = {
  play: async ({ args }) => {
    await screen.findByRole('button', { name: /^R04/ })
    await send()
    await seen(screen.findByText('Choose a place first'))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** What is planned needs its day. */
export const DayMissing: Story = {
  play: async () => {
    await choose()
    await userEvent.click(screen.getByRole('radio', { name: 'Planned for later' }))
    await send('Plan the move')
    await seen(screen.findByText('This field is required'))
  },
}

export const DayMissingInSpanish: Story = {
  globals: { language: 'es' },
  play: async () => {
    await choose()
    await userEvent.click(screen.getByRole('radio', { name: 'Planificado' }))
    await send('Planificar el traslado')
    await seen(screen.findByText('Este campo es obligatorio'))
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

/** The place of the answer is kept: nothing moves under the hand that is about to press. */
export const StillChecking: Story = {
  beforeEach: placesAnd(taken, waiting()),
  play: async () => {
    await choose()
    await seen(screen.findByText('Checking whether it fits…'))
  },
}

/** What is in the way is named, and the nearest place that fits is one press away. */
export const InTheWay: Story = {
  beforeEach: placesAnd(taken, IN_THE_WAY),
  play: async () => {
    await choose()
    const told = await screen.findByRole('status')
    await waitFor(() => expect(told).toHaveTextContent('These units are taken: Database 01 · SRV-000001'))
    await expect(told).toHaveTextContent('All its power cords are on one path')
    await expect(screen.getByRole('link', { name: /Database 01/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Take U4, the nearest that fits' }))
    await expect(screen.getByRole('combobox', { name: 'Free unit' })).toHaveValue('4')
  },
}

/** Who may approve goes on with a reason that says something. */
export const WithAReason: Story = {
  beforeEach: placesAnd(taken, TOO_MUCH),
  play: async ({ args }) => {
    await choose()
    await screen.findByText('Power on path A if path B fails: 4.2 of 3.6 kW')
    const reason = screen.getByRole('textbox', { name: 'Reason to go on all the same' })
    await userEvent.type(reason, 'Agreed')
    await send()
    await seen(screen.findByText('This field must have at least 10 character(s)'))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.type(reason, ' with the operator')
    await send()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const WithAReasonInSpanish: Story = {
  globals: { language: 'es' },
  beforeEach: placesAnd(taken, TOO_MUCH),
  play: async () => {
    await choose()
    await seen(screen.findByText('Potencia en la vía A si falla la vía B: 4,2 de 3,6 kW'))
    await expect(screen.getByRole('textbox', { name: 'Motivo para seguir de todos modos' })).toBeVisible()
  },
}

/** Everybody else is told whom to ask. */
export const WithoutTheRight: Story = {
  args: { canOverride: false },
  beforeEach: placesAnd(taken, TOO_MUCH),
  play: async () => {
    await choose()
    await seen(screen.findByText(/Someone who may approve/))
    await expect(screen.queryByRole('textbox', { name: /all the same/ })).toBeNull()
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
