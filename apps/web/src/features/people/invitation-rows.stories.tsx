import type { Invitation } from '@plenum/domain/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InvitationRows } from './invitation-rows.tsx'
import { administrator, manager } from './story-people.ts'

const invitation = (email: string, over: Partial<Invitation> = {}): Invitation => ({
  id: email,
  email,
  team: null,
  is_administrator: false,
  invited_by: { id: administrator.id, name: administrator.full_name },
  created_at: '2026-11-19T09:00:00.000Z',
  expires_at: '2026-11-22T09:00:00.000Z',
  ...over,
})

const meta = {
  component: InvitationRows,
  args: {
    invitations: [
      invitation('eva@atlas.example'),
      invitation('boss@atlas.example', { is_administrator: true }),
      invitation('somebody.with.a.very.long.address.of.many.words@facilities.atlas.example', {
        expires_at: '2026-11-20T08:00:00.000Z',
      }),
    ],
    viewer: administrator,
    teams: [],
    canWrite: true,
    now: '2026-11-20T09:12:00.000Z',
    onResend: fn(),
    onWithdraw: fn(),
  },
} satisfies Meta<typeof InvitationRows>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Withdraw the invitation of eva@atlas.example' }),
    )
    await expect(args.onWithdraw).toHaveBeenCalledWith(args.invitations[0])
    await expect(canvas.getByText('Expired')).toBeVisible()
  },
}

export const AsSomebodyElse: Story = {
  args: { viewer: manager },
  play: async ({ canvas }) => {
    const withdraw = canvas.getByRole('button', { name: 'Withdraw the invitation of boss@atlas.example' })
    await expect(withdraw).toBeDisabled()
    await expect(withdraw).toHaveAttribute('title', 'You cannot give more than you may do yourself')
  },
}

export const OnlyToLookAt: Story = {
  args: { canWrite: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toEqual([])
  },
}

export const Spanish: Story = { globals: { language: 'es' } }
