import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect } from 'storybook/test'
import { Place } from './place.tsx'

const parts = ['MAD1', 'DH2', 'B', 'R04', 'U12'].map((name) => ({ id: name, name }))

const meta = { component: Place, args: { parts } } satisfies Meta<typeof Place>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}

export const Links: Story = {
  args: { label: 'Place', link: (part, props) => <a href={`#${part.id}`} {...props} /> },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((one) => one.textContent)
    await expect(links).toEqual(['MAD1', 'DH2', 'B', 'R04', 'U12'])
  },
}

export const Short: Story = {
  decorators: [
    (Story) => (
      <div className={css({ width: '[8rem]' })}>
        <Story />
      </div>
    ),
  ],
}
