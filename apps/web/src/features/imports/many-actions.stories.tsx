import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DateOrders } from './date-orders.tsx'
import { ManyActions } from './many-actions.tsx'

const meta = {
  component: ManyActions,
  parameters: { layout: 'padded' },
  args: {
    problems: [{ kind: 'devices', column: 'name', code: 'name_missing', severity: 'error', count: 22 }],
    counts: { problem: 1022, skipped: 3 },
    only: null,
    busy: false,
    onMany: fn(),
  },
} satisfies Meta<typeof ManyActions>

export default meta
type Story = StoryObj<typeof meta>

export const Names: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept all 22 proposed names' }))
    await expect(args.onMany).toHaveBeenCalledWith({ action: 'accept_names' })
  },
}

export const OneProblem: Story = {
  args: { only: { column: 'site', code: 'place_needs_site' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Value for all of them'), 'MAD1')
    await userEvent.click(canvas.getByRole('button', { name: 'Set for all of them' }))
    await expect(args.onMany).toHaveBeenCalledWith({
      action: 'set',
      column: 'site',
      code: 'place_needs_site',
      value: 'MAD1',
    })
  },
}

export const AskingForDates: Story = {
  render: () => <DateOrders columns={['purchase_date']} busy={false} onOrder={fn()} />,
}

export const InSpanish: Story = { ...OneProblem, globals: { language: 'es' }, play: async () => {} }
