import type { Meta, StoryObj } from '@storybook/react-vite'
import { hstack } from '@plenum/ui/patterns'
import { Bell } from 'lucide-react'
import { expect } from 'storybook/test'
import { CountBadge } from './count-badge.tsx'
import { IconButton } from './icon-button.tsx'

function Notifications({ counts, label }: { counts: readonly number[]; label: (count: number) => string }) {
  return (
    <div className={hstack({ gap: '4' })}>
      {counts.map((count) => (
        <IconButton key={count} label={label(count)}>
          <Bell />
          <CountBadge count={count} />
        </IconButton>
      ))}
    </div>
  )
}

const meta = {
  component: Notifications,
  args: { counts: [3], label: (count) => (count === 0 ? 'Notifications' : `Notifications, ${count} unread`) },
} satisfies Meta<typeof Notifications>

export default meta
type Story = StoryObj<typeof meta>

const counts = (within: HTMLElement) =>
  [...within.querySelectorAll('[data-count]')].map((badge) => badge.getAttribute('data-count'))

export const Few: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible()
    await expect(counts(canvasElement)).toEqual(['3'])
  },
}

export const None: Story = {
  args: { counts: [0] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible()
    await expect(counts(canvasElement)).toEqual([])
  },
}

export const Many: Story = {
  args: { counts: [12, 99, 100] },
  play: async ({ canvasElement }) => {
    await expect(counts(canvasElement)).toEqual(['12', '99', '99+'])
  },
}

export const Spanish: Story = {
  args: { counts: [3, 128], label: (count) => `Notificaciones, ${count} sin leer` },
}
