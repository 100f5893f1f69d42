import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'

const meta = {
  component: SkipLink,
  args: { label: 'Skip to the content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id={CONTENT_ID} tabIndex={-1}>
          The page
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  },
}
