import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing, failingOnce, never, pageOf } from '#app/page/story-server.ts'
import { PeopleContext } from './people-context.ts'
import { PeopleList } from './people-list.tsx'
import { administrator, person, team } from './story-people.ts'

const teams = [team('Operators', { assets: 'write' })]
const everybody = pageOf(
  person('Ana', { is_administrator: true }),
  person('Eva', { team: { id: 'team-operators', name: 'Operators' } }),
  person('Leo', { disabled_at: '2026-11-20T09:12:00.000Z', last_seen_at: null }),
)

const meta = {
  component: PeopleList,
  args: { address: {}, canWrite: true, onChange: fn() },
  beforeEach: answering(everybody),
  decorators: [
    (Story) => (
      <PeopleContext value={{ viewer: administrator, teams, administrators: 1, onAct: fn() }}>
        <div
          className={css({
            display: 'flex',
            flexDirection: 'column',
            width: '[64rem]',
            maxWidth: 'full',
            height: '[26rem]',
          })}
        >
          <Story />
        </div>
      </PeopleContext>
    ),
    inApplication,
  ],
} satisfies Meta<typeof PeopleList>

export default meta
type Story = StoryObj<typeof meta>

export const Everybody: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Leo Ruiz.*Disabled/ })).toBeVisible()
    await expect(canvas.getByText('That is all 3 people')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /E-mail/ }))
    await expect(args.onChange).toHaveBeenCalledWith({ ordering: 'email' })
  },
}

export const EverybodyInSpanish: Story = { globals: { language: 'es' } }

export const Loading: Story = {
  beforeEach: answering(never),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Failed: Story = {
  beforeEach: failingOnce(everybody),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The people could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('row', { name: /Eva Ruiz/ })).toBeVisible()
  },
}

export const FailedInSpanish: Story = { beforeEach: answering(failing), globals: { language: 'es' } }

export const NobodyFound: Story = {
  args: { address: { search: 'zoe' } },
  beforeEach: answering(pageOf()),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Nobody matches the search and the filters.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onChange).toHaveBeenCalledWith({
      search: undefined,
      team_id: undefined,
      state: undefined,
    })
  },
}

/** The first page is here, the next one does not come. */
const firstPageOnly = () => {
  let pages = 0
  const people = Array.from({ length: 30 }, (_, index) => person(`Ana ${index}`))
  return answering((path) => {
    pages += 1
    return pages === 1 ? Promise.resolve({ results: people, next: 'next' }) : failing(path)
  })()
}

export const NextPageFailed: Story = {
  beforeEach: firstPageOnly,
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid')
    await canvas.findByRole('row', { name: /Ana 1 / })
    grid.focus()
    await userEvent.keyboard('{End}')
    await expect(await canvas.findByText('The next people could not be loaded.')).toBeVisible()
    // it stands below the last row
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
  },
}
