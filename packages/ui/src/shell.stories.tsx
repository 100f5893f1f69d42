import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect, userEvent } from 'storybook/test'
import { HeaderBar } from './header-bar.tsx'
import { Logo } from './logo.tsx'
import { Shell } from './shell.tsx'

const meta = {
  component: Shell,
  args: {
    skipLabel: 'Skip to content',
    sidebar: null,
    header: <HeaderBar start={<Logo label="Plenum" />} />,
    children: (
      <h1 id="page-title" className={css({ p: '6' })}>
        The page
      </h1>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Shell>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}

export const SkipLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content')
  },
}
