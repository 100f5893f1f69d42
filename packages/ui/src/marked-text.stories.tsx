import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MarkedText } from './marked-text.tsx'

const meta = {
  component: MarkedText,
  args: {
    label: 'The template',
    parts: [
      { text: '{site}', tone: 'strong' },
      { text: '-', tone: 'plain' },
      { text: '{rack}', tone: 'warning' },
      { text: '-', tone: 'plain' },
      { text: '{sequence}', tone: 'danger' },
    ],
  },
} satisfies Meta<typeof MarkedText>

export default meta
type Story = StoryObj<typeof meta>

export const Marked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The template' })).toHaveTextContent(
      '{site}-{rack}-{sequence}',
    )
  },
}

export const Long: Story = {
  args: { parts: [{ text: '{model|slug|first:12}'.repeat(5), tone: 'strong' }] },
  decorators: [
    (Story) => (
      <div className={css({ width: '[16rem]' })}>
        <Story />
      </div>
    ),
  ],
}
