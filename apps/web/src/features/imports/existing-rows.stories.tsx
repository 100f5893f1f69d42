import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ExistingRows } from './existing-rows.tsx'

const meta = {
  component: ExistingRows,
  parameters: { layout: 'padded' },
  args: { choice: { existing: 'leave', empty: 'keep' }, hasKey: true, disabled: false, onChoice: fn() },
} satisfies Meta<typeof ExistingRows>

export default meta
type Story = StoryObj<typeof meta>

export const LeftOut: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Update them' }))
    await expect(args.onChoice).toHaveBeenCalledWith({ existing: 'update' })
  },
}

export const Updated: Story = {
  args: { choice: { existing: 'update', empty: 'keep' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'An empty cell takes the value away' }))
    await expect(args.onChoice).toHaveBeenCalledWith({ empty: 'clear' })
  },
}

export const WithoutKey: Story = { args: { hasKey: false } }

export const InSpanish: Story = {
  args: { choice: { existing: 'update', empty: 'clear' } },
  globals: { language: 'es' },
}
