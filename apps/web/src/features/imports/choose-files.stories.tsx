import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ChooseFiles } from './choose-files.tsx'

const meta = {
  component: ChooseFiles,
  parameters: { layout: 'padded' },
  args: { refused: [], busy: false, onFiles: fn(), onSample: fn() },
} satisfies Meta<typeof ChooseFiles>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {
  play: async ({ args, canvas }) => {
    const file = new File(['name\nLeaf 1'], 'devices.csv')
    await userEvent.upload(canvas.getByLabelText('Drop CSV or XLSX files here, or press to choose'), file)
    await expect(args.onFiles).toHaveBeenCalledWith([file])
  },
}

export const Refused: Story = {
  args: {
    refused: [
      { name: 'inventory.xls', refusal: 'old_excel' },
      { name: 'list.csv', refusal: 'name_differs' },
    ],
  },
}

export const Busy: Story = { args: { busy: true } }

export const InSpanish: Story = { ...Refused, globals: { language: 'es' } }
