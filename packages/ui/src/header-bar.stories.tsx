import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sun } from 'lucide-react'
import { expect } from 'storybook/test'
import { HeaderBar } from './header-bar.tsx'
import { IconButton } from './icon-button.tsx'
import { Logo } from './logo.tsx'
import { SearchInput } from './search-input.tsx'

const meta = {
  component: HeaderBar,
  args: {
    start: <Logo label="Plenum" />,
    search: <SearchInput label="Search" shortcut="Ctrl K" tone="quiet" />,
    end: (
      <IconButton label="Theme">
        <Sun />
      </IconButton>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HeaderBar>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(50)
  },
}
