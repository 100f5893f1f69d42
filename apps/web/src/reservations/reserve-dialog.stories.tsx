import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, pageOf } from '#app/page/story-server.ts'
import { ReserveDialog } from './reserve-dialog.tsx'

const place = { node_id: 'r01', position: 12, u_height: 2, face: 'front' } as const

const meta = {
  component: ReserveDialog,
  args: { places: [place], name: 'R01', me: { id: 'ana', name: 'Ana Ruiz' }, onClose: fn() },
  beforeEach: answering(pageOf()),
  decorators: [inApplication],
} satisfies Meta<typeof ReserveDialog>

export default meta
type Story = StoryObj<typeof meta>

export const OnePlace: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Reserve a place' }))
    await expect(dialog.getByRole('spinbutton', { name: 'Lowest unit' })).toHaveValue('12')
    await userEvent.click(dialog.getByRole('button', { name: 'Reserve' }))
    await expect(await dialog.findByText('This field is required')).toBeVisible()
  },
}
export const SixPlaces: Story = { args: { places: [place, place, place, place, place, place] } }
