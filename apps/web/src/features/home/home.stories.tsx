import { NO_PERMISSIONS } from '@plenum/domain/permission'
import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { storySummary } from '#app/work/story-work.ts'
import { GettingStarted } from './getting-started.tsx'
import { LastChanges } from './last-changes.tsx'
import { WaitingList } from './my-work.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { QuickActions } from './quick-actions.tsx'
import { StatusCounts } from './status-counts.tsx'

const at = '2026-11-20T09:12:00.000Z'
const line = {
  at,
  actor: { id: '1', name: 'Ana Ruiz' },
  source: 'ui',
  reason: null,
  category: null,
  undone: false,
} as const
const record = { entity: 'asset', id: 'a', name: 'Leaf switch 04' } as const

const meta = {
  decorators: [
    (Story) => (
      <div className={css({ width: '[40rem]', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
    inApplication,
  ],
} satisfies Meta

export default meta
type Story = StoryObj

export const NewCompany: Story = { render: () => <GettingStarted /> }
export const NewCompanyInSpanish: Story = { ...NewCompany, globals: { language: 'es' } }

export const WithoutPermissions: Story = {
  render: () => (
    <>
      <NothingYet />
      <QuickActions permissions={NO_PERMISSIONS} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You cannot see any work or assets yet')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Start here' })).toBeNull()
  },
}

export const WithoutPermissionsInSpanish: Story = {
  render: () => <NothingYet />,
  globals: { language: 'es' },
}

/** Title, window and promise are too long for one line. */
export const Tasks: Story = {
  render: () => (
    <WaitingList
      mine="assigned"
      count={2}
      requests={[
        storySummary(4, 'in_progress', {
          sla_warn_at: '2026-11-21T09:00:00.000Z',
          sla_due_at: '2026-11-22T09:00:00.000Z',
        }),
        storySummary(5, 'todo', { window_start: null, window_end: null, wanted_on: '2027-01-15' }),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const names = await canvas.findAllByRole('link', { name: /Move three servers/ })
    const cut = names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    await expect(cut).toEqual([])
  },
}

export const TasksInLittleRoom: Story = {
  ...Tasks,
  decorators: [
    (Story) => (
      <div className={css({ width: '[20rem]' })}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const lines = await canvas.findAllByRole('listitem')
    await expect(lines.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
  },
}

export const TasksInSpanish: Story = { ...Tasks, globals: { language: 'es' } }

export const Counts: Story = {
  render: () => (
    <StatusCounts
      facets={{
        total: 12_000,
        status: [
          { key: 'active', count: 10_565 },
          { key: 'faulty', count: 112 },
          { key: 'planning', count: 94 },
        ],
      }}
    />
  ),
}

export const Changes: Story = {
  render: () => (
    <LastChanges
      changes={[
        { ...line, id: '1', kind: 'update', records: 1, record, fields: ['hostname', 'brand_id'] },
        { ...line, id: '2', kind: 'import', actor: null, records: 12_000, record: null, fields: [] },
        { ...line, id: '3', kind: 'undo', records: 1, record: { ...record, name: null }, fields: [] },
      ]}
    />
  ),
}

export const ChangesInSpanish: Story = { ...Changes, globals: { language: 'es' } }
export const NoChanges: Story = { render: () => <LastChanges changes={[]} /> }
