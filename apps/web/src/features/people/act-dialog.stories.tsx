import type { Meta, StoryObj } from '@storybook/react-vite'
import { useInfiniteQuery } from '@tanstack/react-query'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { http } from '#app/api.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing, never, pageOf } from '#app/page/story-server.ts'
import { ActDialog } from './act-dialog.tsx'
import { PeopleContext } from './people-context.ts'
import { peopleQueries } from './queries.ts'
import { administrator, person, team } from './story-people.ts'

const teams = [team('Operators'), team('Readers')]

const meta = {
  component: ActDialog,
  args: { act: 'team', person: person('Eva'), onClose: fn() },
  render: (args) => (
    <PeopleContext value={{ viewer: administrator, teams, administrators: 2, onAct: fn() }}>
      <ActDialog {...args} />
    </PeopleContext>
  ),
  decorators: [inApplication],
} satisfies Meta<typeof ActDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Team: Story = {
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Team' })).toHaveFocus()
  },
}

export const TeamNotChanged: Story = {
  beforeEach: answering(failing),
  play: async ({ args }) => {
    const choice = await screen.findByRole('combobox', { name: 'Team' })
    const save = screen.getByRole('button', { name: 'Save' })
    await userEvent.selectOptions(choice, 'Readers')
    await userEvent.click(save)
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'))
    await expect(choice).toHaveDisplayValue('Readers')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

const Invited = () => void useInfiniteQuery(peopleQueries.invitations())

/** A dialog is over once it is refused, also while nothing else answers. */
export const NotDoneWhileAway: Story = {
  args: { act: 'disable' },
  beforeEach: () => {
    const call = spyOn(http, 'call').mockImplementation((method) => {
      if (method === 'get') return pageOf()('')
      call.mockImplementation(() => never(''))
      return failing('')
    })
    return () => call.mockRestore()
  },
  render: (args) => (
    <PeopleContext value={{ viewer: administrator, teams, administrators: 2, onAct: fn() }}>
      <Invited />
      <ActDialog {...args} />
    </PeopleContext>
  ),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const Disable: Story = {
  args: { act: 'disable' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
