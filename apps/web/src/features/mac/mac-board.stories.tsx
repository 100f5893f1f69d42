import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing } from '#app/page/story-server.ts'
import { storyUser } from '#app/page/story-user.ts'
import { storyRequest, storySummary } from '#app/work/story-work.ts'
import { http } from '#app/api.ts'
import { MacBoard } from './mac-board.tsx'
import { MacCalendar } from './mac-calendar.tsx'
import { workServer } from '#app/work/story-server.ts'

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
const later = { window_start: inDays(2), window_end: inDays(2.2), last_update: inDays(-1) }
const requests = [
  storySummary(11, 'todo', { ...later, priority: 'high', kind: 'add', title: 'A new row of storage' }),
  storySummary(12, 'todo', { ...later, title: 'Swap the failing core switch', kind: 'swap', assignee: null }),
  storySummary(13, 'approval', {
    ...later,
    title: 'Retire the tape library',
    kind: 'remove',
    sla_due_at: inDays(-0.2),
  }),
  storySummary(14, 'in_progress', { items_done: 1, last_update: inDays(-1) }),
  storySummary(15, 'blocked', {
    ...later,
    blocker: 'parts',
    title: 'Move the firewalls',
    sla_due_at: inDays(0.1),
    sla_warn_at: inDays(-0.1),
  }),
  storySummary(16, 'done', { last_update: inDays(-3), title: 'Done last week', items_done: 3 }),
  storySummary(17, 'done', { last_update: inDays(-60), title: 'Done long ago', items_done: 3 }),
]

const meta = {
  title: 'MAC board',
  component: MacBoard,
  args: { address: {}, viewer: storyUser, canAsk: true, onChange: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: workServer(requests, storyRequest('todo', { actions: ['submit', 'cancel'] })),
  decorators: [
    (Story) => (
      <main className={css({ p: '4' })}>
        <h1 className={css({ textStyle: 'title', mb: '3' })}>MAC</h1>
        <Story />
      </main>
    ),
    inApplication,
  ],
} satisfies Meta<typeof MacBoard>

export default meta
type Story = StoryObj<typeof meta>

/** A night shift lies on another day of the server's than of the reader's. */
export const AskedForDaysAround: Story = {
  args: { address: { view: 'calendar', span: 'week', day: '2026-11-18' } },
  render: (props) => <MacCalendar {...props} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /16 Nov/ })
    const asked = { query: expect.objectContaining({ from: '2026-11-15', to: '2026-11-23' }) }
    await expect(http.call).toHaveBeenCalledWith(
      'get',
      'api/work/',
      expect.anything(),
      expect.objectContaining(asked),
    )
  },
}

/** Columns say how many there are; what is over is left out after thirty days, and still counted. */
export const Columns: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'A new row of storage' })).toBeVisible()
    await expect(await canvas.findAllByRole('link', { name: '2 requests' })).toHaveLength(2)
    await expect(canvas.getByText('Done last week')).toBeVisible()
    await expect(canvas.queryByText('Done long ago')).toBeNull()
    await expect(canvas.getByText('Waits: Parts')).toBeVisible()
    await expect(canvas.getByText(/overdue$/)).toBeVisible()
    await expect(canvas.getByText(/^SLA overdue: /)).toBeVisible()
    await expect(canvas.getByText(/^SLA soon: /)).toBeVisible()
  },
}

/** A card's menu leads where its record allows, and says why it does not lead elsewhere. */
export const MovingByMenu: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Move MAC-000011' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const refused = await screen.findByRole('menuitem', { name: /^Done/ })
    await waitFor(() => expect(refused).toHaveTextContent('There is no way from “To do” to “Done”.'))
    const open = screen.getByRole('menuitem', { name: 'In review: approval' })
    await expect(open).not.toHaveAttribute('aria-disabled', 'true')
    // a simulated press where the last one was is no movement, and would choose nothing
    while (!open.hasAttribute('data-highlighted')) await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Submit: MAC-000017' })).toBeVisible()
    await expect(await screen.findByText(/^Everything fits/)).toBeVisible()
  },
}

export const Lanes: Story = {
  args: { address: { lane: 'assignee' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Eva Gil' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: 'Nobody' })).toBeVisible()
  },
}
export const OneStage: Story = { args: { address: { stage: 'todo,blocked' } } }
export const InSpanish: Story = { globals: { language: 'es' } }

export const Nothing: Story = {
  beforeEach: workServer([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'New MAC request' })).toHaveAttribute(
      'href',
      '/app/forms/mac',
    )
  },
}
export const NothingFound: Story = {
  args: { address: { mine: 'approval' } },
  beforeEach: workServer([]),
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }))
    await expect(args.onChange).toHaveBeenCalled()
  },
}
export const Failed: Story = {
  beforeEach: answering(failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
