import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

const meta = {
  component: Alert,
  args: { tone: 'info', children: 'Heights are unknown until the device types are imported too.' },
  decorators: [
    (Story) => (
      <div className={css({ width: 'dialog', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}

export const Success: Story = { args: { tone: 'success', title: '72 assets were imported' } }

export const Warning: Story = { args: { tone: 'warning', title: '3 rows need a look' } }

export const Failure: Story = {
  args: {
    tone: 'error',
    live: true,
    title: 'The list could not be loaded',
    children: 'What you see may be out of date.',
    actions: <Button size="compact">Try again</Button>,
  },
}
