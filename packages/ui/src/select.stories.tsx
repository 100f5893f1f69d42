import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { Select } from './select.tsx'

const meta = {
  component: Select,
  args: {
    'aria-label': 'Category',
    className: css({ width: 'form' }),
    children: (
      <>
        <option value="">All categories</option>
        <option value="server">Servers</option>
        <option value="switch">Network switches</option>
      </>
    ),
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}

export const Invalid: Story = { args: { 'aria-invalid': true } }

export const Disabled: Story = { args: { disabled: true } }
