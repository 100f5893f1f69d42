import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FormDialogFrame } from '#app/form/form-dialog.tsx'
import { rejecting, waiting } from '#app/form/story-refusal.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { bareAsset, storyAsset } from '../story-asset.ts'
import { StatusDialog } from './status-dialog.tsx'
import { placesAnd, TOO_MUCH, TODAY, withoutHistory } from './story-life.ts'

const taken = () => Promise.resolve({ ...storyAsset, status: 'active' })

const meta = {
  component: StatusDialog,
  args: { asset: storyAsset, canOverride: true, today: TODAY, onAct: fn(), onClose: fn() },
  render: (args) => (
    <FormDialogFrame onClose={args.onClose}>
      <StatusDialog {...args} />
    </FormDialogFrame>
  ),
  beforeEach: placesAnd(taken),
  decorators: [inApplication],
} satisfies Meta<typeof StatusDialog>

export default meta
type Story = StoryObj<typeof meta>

const send = async () => userEvent.click(screen.getByRole('button', { name: 'Change status' }))

/** Where maintenance came from stands first and is chosen. */
export const Allowed: Story = {
  play: async ({ args }) => {
    const active = await screen.findByRole('radio', { name: 'Active' })
    await expect(active).toBeChecked()
    await waitFor(() => expect(active).toHaveFocus())
    await expect(screen.getByText('where it came from')).toBeVisible()
    await send()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** What is changed is changed also where its history, for the way back, cannot be had. */
export const ChangedWithoutTheWayBack: Story = {
  beforeEach: withoutHistory,
  play: async ({ args }) => {
    await screen.findByRole('radio', { name: 'Active' })
    await send()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const AllowedInSpanish: Story = { globals: { language: 'es' } }

/** What cannot be chosen says why, and where what is missing can be given. */
export const RefusedWithReasons: Story = {
  args: { asset: bareAsset },
  play: async ({ args }) => {
    const installation = await screen.findByRole('radio', { name: 'Installation' })
    await expect(installation).toBeDisabled()
    await expect(installation).toHaveAccessibleDescription('Missing: Serial number · It has no place yet')
    await userEvent.click(screen.getByRole('button', { name: 'Place it' }))
    await expect(args.onAct).toHaveBeenCalledWith('move')
    await userEvent.click(screen.getByRole('button', { name: 'Complete the fields' }))
    await expect(args.onAct).toHaveBeenCalledWith('edit')
  },
}

export const RefusedInSpanish: Story = { args: { asset: bareAsset }, globals: { language: 'es' } }

/** A warranty is told before a repair is asked for; the end of a thing has steps of its own. */
export const OfSomethingFaulty: Story = {
  args: { asset: { ...storyAsset, status: 'faulty', previous_status: null } },
  play: async ({ args }) => {
    await expect(await screen.findByText(/Under warranty until/)).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Decommissioning' }))
    await expect(args.onAct).toHaveBeenCalledWith('decommission')
  },
}

/** A closed record can only come back. */
export const Closed: Story = {
  args: { asset: { ...storyAsset, status: 'decommissioning', termination_date: '2026-11-02' } },
  play: async () => {
    await expect(await screen.findByText('Brings the record back; its place stays free.')).toBeVisible()
    await expect(screen.getAllByRole('radio')).toHaveLength(1)
  },
}

/** A failure must be explained. */
export const ReasonWanted: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Faulty' }))
    await send()
    await expect(await screen.findAllByText('This field is required')).toHaveLength(2)
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Broken')
    await expect(await screen.findByText('This field must have at least 10 character(s)')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const ReasonWantedInSpanish: Story = {
  globals: { language: 'es' },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Averiado' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar el estado' }))
    await expect(await screen.findAllByText('Este campo es obligatorio')).toHaveLength(2)
  },
}

/** What only the server knows. */
export const RefusedByTheServer: Story = {
  beforeEach: placesAnd(rejecting('place_taken', 'U42 is taken by Leaf switch 05', 'place')),
  play: async ({ args }) => {
    await screen.findByRole('radio', { name: 'Active' })
    await send()
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('The status was not changed')
    await expect(alert).toHaveTextContent('U42 is taken by Leaf switch 05')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** What depends on it is named, and going on all the same is a person's word. */
export const OthersDependOnIt: Story = {
  beforeEach: placesAnd(rejecting('others_depend', 'Others stand in it: Web 1, Web 2', 'acknowledged')),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Repair' }))
    await send()
    await expect(await screen.findByRole('alert')).toHaveTextContent('Web 1, Web 2')
    await userEvent.click(screen.getByRole('checkbox', { name: /^Go on all the same/ }))
    await expect(screen.getByRole('checkbox', { name: /^Go on all the same/ })).toBeChecked()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Waiting: Story = {
  beforeEach: placesAnd(waiting),
  play: async () => {
    await screen.findByRole('radio', { name: 'Active' })
    await send()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Change status/ })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** The place where it stands is asked again, for power is taken from now on. */
export const TooMuchPower: Story = {
  args: { asset: { ...storyAsset, status: 'installation', previous_status: null } },
  beforeEach: placesAnd(taken, TOO_MUCH),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Active' }))
    await screen.findByText('Power on path A if path B fails: 4.2 of 3.6 kW')
    const reason = screen.getByRole('textbox', { name: 'Reason to go on all the same' })
    await userEvent.type(reason, 'Agreed with the operator')
    await send()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
