import type { CurrentUser } from '@plenum/domain/session'
import type { User } from '@plenum/domain/user'
import { Button } from '@plenum/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { PeopleContext } from './people-context.ts'
import type { Act } from './people-acts.ts'
import { PersonActions } from './person-actions.tsx'
import { administrator, manager, person, team } from './story-people.ts'

interface ExampleProps {
  viewer: CurrentUser
  row: User
  administrators: number
  onAct: (act: Act, person: User) => void
}

const teams = [team('Operators', { assets: 'write' })]

const Example = ({ viewer, row, administrators, onAct }: ExampleProps) => (
  <PeopleContext value={{ viewer, teams, administrators, onAct }}>
    <PersonActions row={row} trigger={<Button>{row.full_name}</Button>} />
  </PeopleContext>
)

const meta = {
  component: Example,
  args: { viewer: administrator, row: person('Eva'), administrators: 2, onAct: fn() },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

/** An item of the menu, once that has come up and has the focus. */
async function item(name: RegExp) {
  const found = await screen.findByRole('menuitem', { name })
  await waitFor(() => expect(found).toBeVisible())
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  return found
}

// a script presses its next key before the menu has drawn what the last one did, and that one is lost
async function downTo(name: RegExp) {
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveAttribute('data-highlighted'))
}

export const OfAColleague: Story = {
  play: async ({ args }) => {
    await expect(await item(/Change team/)).toBeVisible()
    await downTo(/Change team/)
    await downTo(/Make administrator/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onAct).toHaveBeenCalledWith('raise', args.row)
  },
}

export const OfADisabledAdministrator: Story = {
  args: { row: person('Leo', { is_administrator: true, disabled_at: '2026-11-20T09:12:00.000Z' }) },
  play: async () => {
    await expect(await item(/Enable/)).toBeVisible()
    await expect(await item(/Remove administrator rights/)).toBeVisible()
  },
}

export const OfOneself: Story = {
  args: { row: person('Ana', { is_administrator: true }) },
  play: async ({ args }) => {
    await expect(await item(/Disable.*Nobody changes their own rights/)).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(await item(/Disable/))
    await expect(args.onAct).not.toHaveBeenCalled()
  },
}

export const OfTheLastAdministrator: Story = {
  args: { row: person('Ana', { is_administrator: true }), administrators: 1 },
  play: async ({ args }) => {
    for (const name of [
      /Remove administrator rights.*needs at least one administrator/,
      /Disable.*needs at least one administrator/,
    ])
      await expect(await item(name)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(await item(/Remove administrator rights/))
    await expect(args.onAct).not.toHaveBeenCalled()
  },
}

export const OfAnAdministratorForSomebodyElse: Story = {
  args: { viewer: manager, row: person('Ana', { is_administrator: true }) },
  play: async () => {
    for (const name of [/Change team/, /Remove administrator/, /Disable/, /End all/]) {
      await expect(await item(name)).toHaveAttribute('aria-disabled', 'true')
    }
  },
}

export const Spanish: Story = { globals: { language: 'es' } }
