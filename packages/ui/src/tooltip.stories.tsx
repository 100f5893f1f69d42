import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  component: Tooltip,
  args: { content: 'Settings', side: 'right', children: <Button>Hover</Button> },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const OnHover: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Hover' }))
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Settings'), { timeout: 3000 })
    await userEvent.unhover(canvas.getByRole('button', { name: 'Hover' }))
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  },
}
