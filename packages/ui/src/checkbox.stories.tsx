import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'

const meta = {
  component: Checkbox,
  args: { label: 'Create the missing racks', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unticked: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Create the missing racks' })).toBeChecked()
  },
}

export const Ticked: Story = { args: { defaultChecked: true } }

export const Some: Story = {
  args: { indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
}

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

export const LongSpanish: Story = {
  args: { label: 'Crear las marcas, los modelos y los bastidores que aún no existen en la empresa' },
}
