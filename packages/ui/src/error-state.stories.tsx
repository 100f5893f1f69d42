import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './button.tsx'
import { ErrorState } from './error-state.tsx'

const meta = { component: ErrorState, args: { title: 'The list could not be loaded' } } satisfies Meta<
  typeof ErrorState
>

export default meta
type Story = StoryObj<typeof meta>

export const Part: Story = {
  args: {
    children: 'The server did not answer. Nothing was lost.',
    actions: <Button>Try again</Button>,
  },
}

export const WholePage: Story = {
  args: { scope: 'page', title: 'Something went wrong!', actions: <Button tone="primary">Refresh</Button> },
}
