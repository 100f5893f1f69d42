import type { Meta, StoryObj } from '@storybook/react-vite'
import { Monitor, Moon, Sun } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { useState } from 'react'
import { Segment } from './segment.tsx'

const themes = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
  { value: 'system', label: 'System', icon: <Monitor aria-hidden="true" /> },
] as const

function Themes() {
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>('light')
  return <Segment label="Theme" options={themes} value={theme} onValueChange={setTheme} />
}

const meta = { component: Themes } satisfies Meta<typeof Themes>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
  },
}
