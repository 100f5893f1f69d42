import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { ReservationTable } from './reservation-table.tsx'
import { storyReservation as kept } from './story-reservations.ts'
import { today } from './use-reservation-words.ts'

const meta = {
  component: ReservationTable,
  args: {
    label: 'Reservations',
    reservations: [
      kept(1, { group_id: 'step', expires_on: today() }),
      kept(3, { group_id: 'step' }),
      kept(5, { model: { id: 'm', name: 'PowerEdge R750' }, u_height: 1 }),
      kept(6, { is_firm: false, reason: 'MAC-000007 Three servers to the new room' }),
      kept(7, { state: 'expired', expires_on: '2020-03-01' }),
      kept(9, { state: 'released', ended_at: '2026-11-01T10:00:00.000Z' }),
      kept(11, { state: 'fulfilled', may_change: false }),
      kept(13, {
        position: null,
        u_height: null,
        reason: 'Power for a test that takes long, and its reason too',
      }),
    ],
    named: true,
    isWhole: true,
    onEdit: fn(),
    onRelease: fn(),
  },
  decorators: [inApplication],
} satisfies Meta<typeof ReservationTable>

export default meta
type Story = StoryObj<typeof meta>

export const OfEveryState: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByText('Ends soon')).toBeVisible()
    await expect(canvas.getByText('Awaits approval')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for the reservation of R01, U1–U2' }))
    const menu = within(canvasElement.ownerDocument.body)
    await waitFor(() => expect(menu.getByRole('menu')).toHaveFocus())
    // a simulated press where the last one was is no movement, and highlights nothing
    await userEvent.keyboard('{End}')
    const all = menu.getByRole('menuitem', { name: 'Release all 2 of this step' })
    await waitFor(() => expect(all).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onRelease).toHaveBeenCalledWith(args.reservations.slice(0, 2)))
  },
}
export const BesideItsRack: Story = { args: { named: false } }
/** Who may read no requests is not told which one it is for. */
export const OfARequestUntold: Story = {
  args: { reservations: [kept(1, { is_of_work: true, reason: null })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Held for a request')).toBeVisible()
  },
}
export const NobodyMayChange: Story = { args: { reservations: [kept(1, { may_change: false })] } }
