import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect, userEvent } from 'storybook/test'
import { SearchInput } from './search-input.tsx'

const meta = {
  component: SearchInput,
  args: { label: 'Search assets', shortcut: '/', className: css({ width: 'form' }) },
} satisfies Meta<typeof SearchInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('/')).toBeVisible()
  },
}

export const Filled: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search assets' }), 'leaf')
    await expect(canvas.getByText('/')).not.toBeVisible()
  },
}

export const InHeader: Story = { args: { tone: 'quiet', shortcut: 'Ctrl K', label: 'Search' } }
