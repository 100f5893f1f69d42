import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, fn, userEvent } from 'storybook/test'
import { SampleStep } from './sample-step.tsx'

const queryClient = new QueryClient()

const meta = {
  component: SampleStep,
  parameters: { layout: 'padded' },
  args: { onReady: fn(), onOwnFiles: fn() },
  decorators: [
    (Story) => (
      <QueryClientProvider client={queryClient}>
        <Story />
      </QueryClientProvider>
    ),
  ],
} satisfies Meta<typeof SampleStep>

export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose my own files' }))
    await expect(args.onOwnFiles).toHaveBeenCalled()
  },
}

export const InSpanish: Story = { globals: { language: 'es' } }
