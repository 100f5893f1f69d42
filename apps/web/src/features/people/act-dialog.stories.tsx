import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing } from '#app/page/story-server.ts'
import { ActDialog } from './act-dialog.tsx'
import { PeopleContext } from './people-context.ts'
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

export const Disable: Story = {
  args: { act: 'disable' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
