import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { TextInput } from './text-input.tsx'

const meta = {
  component: TextInput,
  args: { 'aria-label': 'Name', className: css({ width: 'form' }) },
} satisfies Meta<typeof TextInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Leaf switch 04' } }

export const Filled: Story = { args: { defaultValue: 'Leaf switch 04' } }

export const Code: Story = { args: { face: 'code', defaultValue: 'MAD1-SW-0042' } }

export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'Leaf switch 04' } }

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Leaf switch 04' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Leaf switch 04' } }
