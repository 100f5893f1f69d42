import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { Textarea } from './textarea.tsx'

const meta = {
  component: Textarea,
  args: { 'aria-label': 'Notes', className: css({ width: 'form' }) },
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'What the next person should know' } }

export const LongText: Story = {
  args: {
    defaultValue:
      'The second power supply was swapped on 3 March. The left rail is bent: pull the unit out with two people. Cables to the patch panel are labelled on both ends.',
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Nothing to add' } }
