import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FormDialogFrame } from '#app/form/form-dialog.tsx'
import { rejecting } from '#app/form/story-refusal.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { storyAsset } from '../story-asset.ts'
import { MovementDialog } from './movement-dialog.tsx'
import { placesAnd, seen, TODAY } from './story-life.ts'

const meta = {
  component: MovementDialog,
  args: { asset: storyAsset, canOverride: true, today: TODAY, onClose: fn() },
  render: (args) => (
    <FormDialogFrame onClose={args.onClose}>
      <MovementDialog {...args} />
    </FormDialogFrame>
  ),
  beforeEach: placesAnd(() => Promise.resolve(storyAsset)),
  decorators: [inApplication],
} satisfies Meta<typeof MovementDialog>

export default meta
type Story = StoryObj<typeof meta>

const choose = async (into: string, what: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /^R04/ }))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: into }), what)
}

/** What goes into something takes no units of its own and goes there now. */
export const IntoAChassis: Story = {
  play: async ({ args }) => {
    await choose('Put into', 'Database 01 (U2)')
    await expect(screen.queryByRole('combobox', { name: 'Free unit' })).toBeNull()
    await userEvent.type(screen.getByRole('textbox', { name: 'Slot' }), 'Bay 3')
    await userEvent.click(screen.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const IntoAChassisInSpanish: Story = {
  globals: { language: 'es' },
  play: async () => {
    await choose('Meter en', 'Database 01 (U2)')
    await seen(screen.findByRole('textbox', { name: 'Ranura' }))
  },
}

/** It stands by itself again, and for a later day, where nothing can be in anything yet. */
export const ByItselfAgain: Story = {
  play: async () => {
    await choose('Put into', 'Database 01 (U2)')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Put into' }), '')
    await seen(screen.findByRole('combobox', { name: 'Free unit' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Planned for later' }))
    await expect(screen.queryByRole('combobox', { name: 'Put into' })).toBeNull()
  },
}

/** Said at the slot. */
export const SlotTaken: Story = {
  beforeEach: placesAnd(rejecting('slot_taken', 'Something else is in this slot', 'slot')),
  play: async ({ args }) => {
    await choose('Put into', 'Database 01 (U2)')
    const slot = screen.getByRole('textbox', { name: 'Slot' })
    await userEvent.type(slot, '3')
    await userEvent.click(screen.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(slot).toHaveAccessibleDescription('Something else is in this slot'))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.type(slot, '4')
    await expect(slot).toBeValid()
  },
}
