import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, comeBack, failing, failingOnce, never, pageOf } from '#app/page/story-server.ts'
import { administrator, person, team } from './story-people.ts'
import { TeamsOverview } from './teams-overview.tsx'

const operators = team('Operators', { assets: 'write' }, { description: 'Night shift', members: 1 })
const readers = team('Readers', { assets: 'onlyRead' })
const teams = pageOf(operators, readers)
const members = pageOf(person('Eva'))

/** Teams, and who is in the one that is shown. */
const answers =
  (ofTeams: typeof teams, ofMembers = members) =>
  (path: string) =>
    path.startsWith('api/teams/') ? ofTeams(path) : ofMembers(path)

const meta = {
  component: TeamsOverview,
  args: { viewer: administrator, wanted: undefined, add: <Button>Add a team</Button>, onGone: fn() },
  beforeEach: answering(answers(teams)),
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div className={css({ maxWidth: '[72rem]' })}>
        <Story />
      </div>
    ),
    inApplication,
  ],
} satisfies Meta<typeof TeamsOverview>

export default meta
type Story = StoryObj<typeof meta>

export const FirstTeam: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Operators' })).toBeVisible()
    await expect(await canvas.findByText('Eva Ruiz')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Operators/ })).toHaveAttribute('aria-current', 'page')
  },
}

export const FirstTeamInSpanish: Story = { globals: { language: 'es' } }

let shown = [operators, readers]

/** A team that comes before it takes nothing of what is being typed. */
export const AnotherBeforeIt: Story = {
  beforeEach: () => {
    shown = [operators, readers]
    return answering(answers(() => pageOf(...shown)('')))()
  },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: /^Team description/ })
    await userEvent.clear(box)
    await userEvent.type(box, 'Day shift')
    shown = [team('Auditors'), ...shown]
    comeBack()
    await expect(await canvas.findByRole('link', { name: /Auditors/ })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Team description/ })).toHaveValue('Day shift')
    await expect(canvas.getByRole('heading', { name: 'Operators' })).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: answering(never),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveAccessibleName('Loading...')
  },
}

export const Failed: Story = {
  beforeEach: failingOnce(answers(teams)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The teams could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'Operators' })).toBeVisible()
  },
}

export const NoTeams: Story = {
  beforeEach: answering(answers(pageOf())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No teams yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add a team' })).toBeVisible()
  },
}

export const TeamGone: Story = {
  args: { wanted: 'team-nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This team does not exist any more.')).toBeVisible()
  },
}

export const NobodyInTheTeam: Story = {
  args: { wanted: readers.id },
  beforeEach: answering(answers(teams, pageOf())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody is in this team.')).toBeVisible()
  },
}

export const MembersNotLoaded: Story = {
  beforeEach: answering(answers(teams, failing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The people could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Operators' })).toBeVisible()
  },
}
