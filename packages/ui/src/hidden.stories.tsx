import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Hidden } from './hidden.tsx'

const meta = { component: Hidden, args: { children: 'done' } } satisfies Meta<typeof Hidden>

export default meta
type Story = StoryObj<typeof meta>

export const BesideWords: Story = {
  render: (args) => (
    <p>
      Columns <Hidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('done')).toBeInTheDocument()
  },
}
