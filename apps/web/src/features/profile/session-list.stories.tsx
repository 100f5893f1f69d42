import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { SessionList } from './session-list.tsx'

const NOW = Date.parse('2026-03-14T12:00:00Z')

const meta = {
  component: SessionList,
  args: {
    now: NOW,
    ending: null,
    onEnd: fn(),
    sessions: [
      {
        id: '018f0000-0000-7000-8000-000000000011',
        created_at: '2026-03-14T09:00:00.000Z',
        last_used_at: '2026-03-14T11:59:40.000Z',
        user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
        address: '192.0.2.0/24',
        current: true,
      },
      {
        id: '018f0000-0000-7000-8000-000000000012',
        created_at: '2026-03-10T09:00:00.000Z',
        last_used_at: '2026-03-13T11:00:00.000Z',
        user_agent:
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
        address: '2001:db8:1::/48',
        current: false,
      },
      {
        id: '018f0000-0000-7000-8000-000000000013',
        created_at: '2026-03-12T09:00:00.000Z',
        last_used_at: '2026-03-12T09:00:00.000Z',
        user_agent: null,
        address: null,
        current: false,
      },
    ],
  },
} satisfies Meta<typeof SessionList>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ args }) => {
    await expect(screen.getByText('Firefox on Linux')).toBeVisible()
    await expect(screen.getByText('Used yesterday')).toBeVisible()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'End the session: Safari on iPhone' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEnd).toHaveBeenCalledWith('018f0000-0000-7000-8000-000000000012')
  },
}

export const Ending: Story = { args: { ending: '018f0000-0000-7000-8000-000000000012' } }

export const OnlyThisOne: Story = {
  args: { sessions: meta.args.sessions.slice(0, 1) },
  play: async () => {
    await expect(screen.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Spanish: Story = { globals: { language: 'es' } }
