import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { http } from '#app/api.ts'
import { NoticeCenter } from '#app/notices/notice-center.tsx'
import { inApplication } from '#app/page/story-router.tsx'
import { failing, overtakenBy, pageOf } from '#app/page/story-server.ts'
import { ReservationDialog } from './reservation-dialog.tsx'
import { storyReservation } from './story-reservations.ts'

const id = (at: number) => `018f3f6e-7b6a-7c11-9d3e-2f6a1b5c8d0${at}`
const kept = storyReservation(12, {
  id: id(1),
  group_id: id(2),
  node_id: id(3),
  trail: [{ id: id(3), name: 'R01', type: 'rack' }],
  owner: { id: id(4), name: 'Payments', kind: 'team' },
})
const theirs = { ...kept, owner: { ...kept.owner, id: id(5), name: 'Ledger' }, version: 2 }

const meta = {
  component: ReservationDialog,
  args: { kept, onClose: fn() },
  beforeEach: overtakenBy(theirs),
  decorators: [inApplication],
} satisfies Meta<typeof ReservationDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Where what is held for a request is kept is said by that. */
export const OfARequest: Story = {
  args: { kept: { ...kept, is_of_work: true } },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /^Reason/ })).toBeVisible()
    await expect(screen.queryByRole('spinbutton', { name: /unit/i })).toBeNull()
    await expect(screen.queryByRole('combobox', { name: 'Side' })).toBeNull()
  },
}

/** What is held for a request that one may not read is changed without the reason, which names it. */
export const OfARequestUntold: Story = {
  args: { kept: { ...kept, is_of_work: true, reason: null } },
  beforeEach: () => {
    const call = spyOn(http, 'call').mockImplementation((method, path) =>
      method === 'get' ? pageOf()(path) : Promise.resolve({ ...kept, reason: null, version: 2 }),
    )
    return () => call.mockRestore()
  },
  play: async ({ args }) => {
    const save = await screen.findByRole('button', { name: 'Save' })
    await expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull()
    await userEvent.click(save)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(http.call).toHaveBeenCalledWith('patch', `api/reservations/${id(1)}/`, expect.anything(), {
      json: expect.not.objectContaining({ reason: expect.anything() }),
      headers: { 'if-match': `"${id(1)}.1"` },
    })
  },
}

const type = async (reason: string) => {
  const box = await screen.findByRole('textbox', { name: /^Reason/ })
  await userEvent.clear(box)
  await userEvent.type(box, `${reason}{Enter}`)
}

/** What both changed meanwhile is shown as each left it, and nothing is saved unseen. */
export const ChangedMeanwhile: Story = {
  beforeEach: overtakenBy({ ...theirs, reason: 'Nine of them' }),
  play: async ({ args }) => {
    await type('Eight of them')
    const choice = await screen.findByRole('radiogroup', { name: 'Reason' })
    await expect(choice).toHaveTextContent('Nine of them')
    await expect(choice).toHaveTextContent('Eight of them')
    await expect(screen.getByText('Also changed, and it stays: Owner.')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Save this' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(http.call).toHaveBeenCalledWith('patch', `api/reservations/${id(1)}/`, expect.anything(), {
      json: expect.objectContaining({ reason: 'Eight of them', owner_id: id(5) }),
      headers: { 'if-match': `"${id(1)}.2"` },
    })
  },
}

/** Who goes back finds what he typed and chose. */
export const BackToEditing: Story = {
  play: async () => {
    await type('Eight of them')
    await userEvent.click(await screen.findByRole('button', { name: 'Back to editing' }))
    await expect(await screen.findByRole('textbox', { name: /^Reason/ })).toHaveValue('Eight of them')
    await expect(screen.getByRole('combobox', { name: 'Owner' })).toHaveValue('Payments')
  },
}

/** That it was changed is told also where its history, for the way back, cannot be had. */
export const ToldWithoutTheWayBack: Story = {
  // what other stories told stands in the corner, too
  args: { kept: { ...kept, trail: [{ id: id(3), name: 'R77', type: 'rack' }] } },
  render: (props) => (
    <>
      <ReservationDialog {...props} />
      <NoticeCenter />
    </>
  ),
  beforeEach: () => {
    const call = spyOn(http, 'call').mockImplementation((method, path) => {
      if (path.includes('/history/')) return failing(path)
      return method === 'get' ? pageOf()(path) : Promise.resolve(theirs)
    })
    return () => call.mockRestore()
  },
  play: async ({ args }) => {
    await type('Eight of them')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    const told = await screen.findByText(/^Reservation of R77.* changed$/)
    await waitFor(() => expect(told).toBeVisible())
  },
}
