import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ChosenFiles } from './chosen-files.tsx'

const meta = {
  component: ChosenFiles,
  parameters: { layout: 'padded' },
  args: {
    files: [
      { name: 'devices.csv', kind: 'devices' },
      { name: 'device_types.csv', kind: 'device_types' },
      { name: 'racks.csv', kind: 'racks' },
    ],
    busy: false,
    onKind: fn(),
    onRemove: fn(),
    onStart: fn(),
  },
} satisfies Meta<typeof ChosenFiles>

export default meta
type Story = StoryObj<typeof meta>

export const Recognised: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read the files' }))
    await expect(args.onStart).toHaveBeenCalled()
  },
}

export const OfTheSameKind: Story = {
  args: {
    files: [
      { name: 'hall-1.csv', kind: 'devices' },
      { name: 'a-second-list-with-a-name-that-is-much-longer-than-the-screen-is-wide.csv', kind: 'devices' },
    ],
  },
}

export const InSpanish: Story = { ...OfTheSameKind, globals: { language: 'es' } }
