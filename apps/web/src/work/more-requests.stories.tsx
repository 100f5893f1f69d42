import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { useWords } from '#app/page/use-words.ts'
import { MoreRequests } from './more-requests.tsx'

const list = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: fn(() => Promise.resolve()) }

const meta = {
  component: MoreRequests,
  args: { list },
  decorators: [
    (Story) => {
      useWords('work')
      return <Story />
    },
  ],
} satisfies Meta<typeof MoreRequests>

export default meta
type Story = StoryObj<typeof meta>

export const NotAllYet: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Not all of them are shown yet.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.list.fetchNextPage).toHaveBeenCalledOnce()
  },
}

export const All: Story = {
  args: { list: { ...list, hasNextPage: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
