import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { useShortcut } from './use-shortcut.ts'

/** Listens for the search, and is pressed for it before anybody has seen it. */
function Listener() {
  const [heard, setHeard] = useState(0)
  useShortcut('search', () => setHeard((before) => before + 1))
  useLayoutEffect(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true })), [])
  return <output>{heard}</output>
}

const meta = {
  title: 'Shortcuts',
  component: Listener,
} satisfies Meta<typeof Listener>

export default meta
type Story = StoryObj<typeof meta>

export const HeardFromTheFirstPaintOn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toHaveTextContent('0')
  },
}
