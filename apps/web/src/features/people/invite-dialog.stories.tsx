import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { InviteDialog } from './invite-dialog.tsx'
import { rejecting, waiting } from '#app/form/story-refusal.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { administrator, manager, team } from './story-people.ts'

const teams = [team('Operators', { assets: 'write' }), team('Readers', { assets: 'onlyRead' })]

const meta = {
  component: InviteDialog,
  args: {
    viewer: administrator,
    teams,
    onInvite: fn(() => Promise.resolve()),
    onClose: fn(),
  },
  decorators: [inApplication],
} satisfies Meta<typeof InviteDialog>

export default meta
type Story = StoryObj<typeof meta>

const email = () => screen.findByRole('textbox', { name: /E-mail/ })

export const AsAdministrator: Story = {
  play: async ({ args }) => {
    await userEvent.type(await email(), 'eva@atlas.example')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Readers')
    await userEvent.click(screen.getByRole('checkbox', { name: /administrator/ }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onInvite).not.toHaveBeenCalled()
  },
}

export const Sent: Story = {
  play: async ({ args }) => {
    await userEvent.type(await email(), 'eva@atlas.example{Enter}')
    await expect(args.onInvite).toHaveBeenCalledWith({
      email: 'eva@atlas.example',
      team_id: null,
      is_administrator: false,
    })
  },
}

export const AsSomebodyElse: Story = {
  args: { viewer: manager },
  play: async () => {
    await email()
    await expect(screen.queryByRole('checkbox')).toBeNull()
    await expect(screen.queryByRole('option', { name: 'Operators' })).toBeNull()
    await expect(screen.getByRole('option', { name: 'Readers' })).toBeInTheDocument()
  },
}

export const NotAnAddress: Story = {
  play: async ({ args }) => {
    await userEvent.type(await email(), 'eva{Enter}')
    await expect(await screen.findByRole('alert')).toBeVisible()
    await expect(args.onInvite).not.toHaveBeenCalled()
  },
}

export const AlreadyHere: Story = {
  args: {
    onInvite: fn(rejecting('already_exists', 'This already exists', 'email')),
  },
  play: async () => {
    await userEvent.type(await email(), 'eva@atlas.example{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent('This already exists')
  },
}

export const Sending: Story = {
  args: { onInvite: fn(waiting) },
  play: async ({ args }) => {
    await userEvent.type(await email(), 'eva@atlas.example{Enter}')
    const button = screen.getByRole('button', { name: 'Send invitation' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onInvite).toHaveBeenCalledOnce()
  },
}

export const Broken: Story = {
  args: { onInvite: fn(() => Promise.reject(new TypeError('Nobody foresaw this'))) },
  play: async ({ args }) => {
    await userEvent.type(await email(), 'eva@atlas.example{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent('The invitation was not sent')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Spanish: Story = { globals: { language: 'es' } }
