import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inApplication, inMain } from '#app/page/story-router.tsx'
import { comeBack, onceAnswering, pageOf } from '#app/page/story-server.ts'
import { storySummary } from '#app/work/story-work.ts'
import { http } from '#app/api.ts'
import { CalendarView } from './calendar-view.tsx'
import { DueList } from './due-list.tsx'
import { DueView } from './due-view.tsx'
import { RequestsTable } from './requests-table.tsx'
import { RuleCards } from './rule-cards.tsx'
import { RulesTable } from './rules-table.tsx'
import { RulesView } from './rules-view.tsx'
import { id, rule } from './story-rules.ts'

const rules = [
  rule(1),
  rule(2, { name: 'Generator test', work: 'test', is_active: false, next_due: null, assets_total: 1 }),
  rule(3, {
    name: 'Calibrate sensors',
    recurrence: { by: 'done', every: 1, unit: 'year', starts_on: '2026-01-05' },
    next_due: null,
    open_requests: 1,
    place: { id: id(91), name: 'MAD1' },
  }),
]
const now = new Date('2026-11-22T10:00:00.000Z')
const me = { id: id(7), team: null }
const theRest = expect.objectContaining({ query: expect.objectContaining({ cursor: 'x' }) })
const order = (number: number, over: Parameters<typeof storySummary>[2] = {}) =>
  storySummary(number, 'todo', { kind: 'maintenance', title: 'Replace the filters', ...over })
const requests = [
  order(1, { wanted_on: '2026-11-10', priority: 'high' }),
  order(2, { wanted_on: '2026-11-25' }),
  order(3, { wanted_on: '2026-12-20' }),
]

const meta = {
  component: RulesTable,
  args: { rules, isWhole: true, onAct: fn() },
  decorators: [inMain, inApplication],
} satisfies Meta<typeof RulesTable>

export default meta
type Story = StoryObj<typeof meta>

export const Rules: Story = {
  play: async ({ args, canvas }) => {
    const [when] = await canvas.findAllByText('Every 3 months on the first Monday')
    await expect(when).toBeVisible()
    await expect(canvas.getByText('Paused')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Generator test' }))
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    const resume = screen.getByRole('menuitem', { name: 'Resume' })
    await userEvent.keyboard('{ArrowDown}')
    while (!resume.hasAttribute('data-highlighted')) await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onAct).toHaveBeenCalledWith('pause', expect.objectContaining({ name: 'Generator test' })),
    )
  },
}
export const RulesOnlyRead: Story = {
  render: () => <RulesTable rules={rules} isWhole />,
  globals: { language: 'es', theme: 'dark' },
}

/** On a phone nothing of a rule lies beside the screen. */
export const RulesOnAPhone: Story = {
  render: ({ onAct }) => <RuleCards rules={rules} onAct={onAct} />,
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ args, canvas }) => {
    const list = await canvas.findByRole('region', { name: 'Maintenance rules' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(rules.length)
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await expect(within(list).getByText('Paused')).toBeVisible()
    const menu = within(list).getByRole('button', { name: 'Actions for Generator test' })
    await userEvent.click(menu)
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(args.onAct).toHaveBeenCalledWith('edit', expect.objectContaining({ name: 'Generator test' })),
    )
  },
}

/** What is typed stays where the rules cannot be asked for again. */
export const RuleWhileAskedAgain: Story = {
  render: () => <RulesView filter={{}} isNarrowed={false} mayWrite create={null} />,
  beforeEach: onceAnswering((path) =>
    path === 'api/maintenance-rules/' ? pageOf(rule(1))(path) : pageOf()(path),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for UPS battery inspection' }))
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ', yearly')
    comeBack()
    await canvas.findByText('The rules could not be loaded.')
    await expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('UPS battery inspection, yearly')
  },
}

const oneOfTwoPages = onceAnswering((path) =>
  Promise.resolve({ results: path === 'api/work/' ? requests : [], next: path === 'api/work/' ? 'x' : null }),
)

/** What is there stays where the rest cannot be had. */
export const DueWithoutTheRest: Story = {
  render: () => <DueView area="facility" address={{}} me={me} create={null} />,
  beforeEach: oneOfTwoPages,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /Replace the filters/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await waitFor(() =>
      expect(http.call).toHaveBeenCalledWith('get', 'api/work/', expect.anything(), theRest),
    )
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Show more' })).not.toHaveAttribute('aria-busy'),
    )
    await expect(first).toBeVisible()
  },
}

/** A night shift lies on another day of the server's than of the reader's. */
export const CalendarWithoutTheRest: Story = {
  ...DueWithoutTheRest,
  render: () => (
    <CalendarView
      area="facility"
      address={{ view: 'calendar', span: 'week', day: '2026-11-21' }}
      me={me}
      onChange={fn()}
    />
  ),
  play: async (context) => {
    await DueWithoutTheRest.play?.(context)
    const asked = { query: expect.objectContaining({ from: '2026-11-15', to: '2026-11-23' }) }
    await expect(http.call).toHaveBeenCalledWith(
      'get',
      'api/work/',
      expect.anything(),
      expect.objectContaining(asked),
    )
  },
}

export const Due: Story = {
  render: () => (
    <DueList
      area="facility"
      requests={requests}
      planned={[
        {
          rule: { id: id(1), name: 'UPS battery inspection' },
          work: 'inspection',
          priority: 'high',
          team: null,
          assignee: null,
          due_on: '2026-12-07',
          made_on: '2026-11-30',
        },
      ]}
      now={now}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Overdue' })).toBeVisible()
    await expect(canvas.getByText('Its request is made on 30 Nov 2026')).toBeVisible()
  },
}
export const Requests: Story = {
  render: () => <RequestsTable area="facility" requests={requests} isWhole now={now} />,
}
