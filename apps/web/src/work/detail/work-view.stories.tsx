import { ClientError } from '@plenum/api-client/client-error'
import { NO_PERMISSIONS } from '@plenum/domain/permission'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, screen, userEvent, within } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { storyUser } from '#app/page/story-user.ts'
import { workQueries } from '../queries.ts'
import { workServer } from '../story-server.ts'
import { ada, eva, executed, storyItem, storyRequest } from '../story-work.ts'
import { storyRequestLink } from './story-link.tsx'
import { WorkView } from './work-view.tsx'

const NOW = new Date('2026-11-21T23:00:00.000Z')

// what is fetched first would never be drawn within the scope of a simulated press
const press = (button: HTMLElement) => button.click()

/** Draws what the server told last, as the page does. */
function Shown({ request, ...rest }: Parameters<typeof WorkView>[0]) {
  const { data } = useQuery({ ...workQueries.detail(request.id), initialData: request })
  return <WorkView {...rest} request={data} />
}

const procedure = [
  {
    id: 'a',
    text: 'Tell the customer',
    role: 'Shift lead',
    expected: null,
    back_out: null,
    is_hold_point: false,
    reading: null,
  },
  {
    id: 'b',
    text: 'Shut it down',
    role: null,
    expected: 'No light',
    back_out: 'Start it',
    is_hold_point: true,
    reading: null,
  },
  {
    id: 'c',
    text: 'Read the cold aisle',
    role: null,
    expected: null,
    back_out: null,
    is_hold_point: false,
    reading: { name: 'Cold aisle', unit: '°C', min: 18, max: 27 },
  },
]

const waiting = storyRequest('approval', {
  actions: ['approve', 'return', 'reject'],
  approvals: [{ stage: 0, by: eva, at: '2026-11-19T10:00:00.000Z', note: 'Fine', override_reason: null }],
})
const running = storyRequest('in_progress', {
  actions: ['finish', 'block', 'cancel'],
  may_execute: true,
  sla_due_at: '2026-11-22T00:00:00.000Z',
  sla_warn_at: '2026-11-21T20:00:00.000Z',
  procedure,
  steps_done: [{ step_id: 'a', by: ada, at: '2026-11-21T22:10:00.000Z', reading: null, note: null }],
  items_done: 1,
  items: [storyItem(1, executed()), storyItem(2), storyItem(3)],
})

const meta = {
  title: 'Work request',
  component: WorkView,
  args: {
    request: waiting,
    viewer: { ...storyUser, may_approve: true },
    trail: 'MAC-000017',
    now: NOW,
    requestLink: storyRequestLink,
  },
  render: (args) => <Shown {...args} />,
  parameters: { layout: 'fullscreen' },
  decorators: [inApplication],
} satisfies Meta<typeof WorkView>

export default meta
type Story = StoryObj<typeof meta>

/** What leaves is dashed in one rack, what comes is marked in the other; rejecting asks why. */
export const WaitingForApproval: Story = {
  beforeEach: workServer([], waiting),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /Web 1.*leaves on this day/ })).toBeVisible()
    await expect(canvas.getByRole('img', { name: /Web 1.*arrives on this day/ })).toBeVisible()
    press(canvas.getByRole('button', { name: 'Reject' }))
    const dialog = await screen.findByRole('dialog', { name: 'Reject: MAC-000017' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }))
    await expect(await within(dialog).findByText('This field is required')).toBeVisible()
  },
}

/** Half of it is done: the next hold point keeps what comes after it. */
export const HalfExecuted: Story = {
  args: { request: running },
  beforeEach: workServer([], running),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('As planned')).toBeVisible()
    await expect(canvas.getByText(/^SLA soon: /)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Execute' })).toHaveLength(2)
    await expect(await canvas.findByText('Goes on once hold point 2 is reached.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Hold point reached' })).toBeVisible()
  },
}

const reading = storyRequest('in_progress', {
  ...running,
  steps_done: ['a', 'b'].map((step_id) => ({
    step_id,
    by: ada,
    at: '2026-11-21T22:10:00.000Z',
    reading: null,
    note: null,
  })),
})

/** A reading tells its limits, and when it lies outside them. */
export const Reading: Story = {
  args: { request: reading },
  beforeEach: workServer([], reading),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('spinbutton', { name: 'Cold aisle' })
    await expect(canvas.getByText('Between 18 and 27 °C')).toBeVisible()
    await userEvent.type(field, '31{Tab}')
    await expect(await canvas.findByText('Outside its limits: Between 18 and 27 °C.')).toBeVisible()
  },
}

const refusal = (status: number, code: string, detail: string, attr: string | null, current?: unknown) =>
  new ClientError({
    kind: 'http',
    status,
    originalError: null,
    body: {
      type: 'client_error',
      detail,
      errors: [{ code, detail, attr }],
      ...(current !== undefined && { current }),
    },
  })
const taken = refusal(409, 'place_taken', 'Database stands there', 'to.position')

/** What came into the way is told when it is executed. */
export const ConflictAtExecution: Story = {
  args: { request: running },
  beforeEach: workServer([], running, () => Promise.reject(taken)),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Execute' })
    if (first) press(first)
    const dialog = await screen.findByRole('dialog', { name: 'Move Web 2' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done as planned' }))
    await expect(await within(dialog).findByText('Database stands there')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Otherwise' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done otherwise' }))
    await expect(await within(dialog).findByText('This field is required')).toBeVisible()
  },
}

const newer = storyRequest('blocked', { version: 9, blocker: 'access', actions: ['unblock'] })
const overtaken = refusal(412, 'precondition_failed', 'Changed meanwhile', null, newer)

/** Somebody was faster: what the request is now is shown, and what was typed stays. */
export const Overtaken: Story = {
  args: { request: running },
  beforeEach: workServer([], running, (become) => {
    become(newer)
    return Promise.reject(overtaken)
  }),
  play: async ({ canvas }) => {
    press(await canvas.findByRole('button', { name: 'Block' }))
    const dialog = await screen.findByRole('dialog', { name: 'Block: MAC-000017' })
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'What blocks it' }), 'Parts')
    const reason = within(dialog).getByRole('textbox', { name: /Reason/ })
    await userEvent.type(reason, 'The rails are missing')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }))
    await expect(await within(dialog).findByText(/now at “Blocked”/)).toBeVisible()
    await expect(reason).toHaveValue('The rails are missing')
  },
}

const blocked = storyRequest('blocked', {
  blocker: 'vendor',
  expected_on: '2026-11-30',
  actions: ['unblock', 'cancel'],
})

export const Blocked: Story = { args: { request: blocked }, beforeEach: workServer([], blocked) }

const notDone = storyItem(1, executed({ result: 'not_done', batch_id: null, note: 'The rack was locked' }))
const sentBack = storyRequest('in_progress', { may_execute: true, items_done: 1, items: [notDone] })

const seeUndoAlone: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Let it stay' })).toBeNull()
}

/** What was not done is undone too, so that it can be done after all; there is nothing of it that could stay. */
export const NotDone: Story = {
  args: { request: sentBack },
  beforeEach: workServer([], sentBack),
  play: seeUndoAlone,
}

const managed = storyRequest('blocked', { actions: ['unblock', 'cancel'], items: [notDone] })

/** Who manages a request undoes what somebody else said of it. */
export const NotDoneByAnother: Story = {
  args: { request: managed },
  beforeEach: workServer([], managed),
  play: seeUndoAlone,
}

/** Everything that changed, field by field, for whoever asks for it. */
export const HistoryOfARequest: Story = {
  args: { request: running },
  beforeEach: workServer([], running),
  play: async ({ canvas }) => {
    press(await canvas.findByRole('button', { name: 'Everything that changed' }))
    const history = within(await canvas.findByRole('region', { name: 'History' }))
    for (const words of ['Item 1', 'Step 2', 'Given, of stage 1', 'Wanted by', 'before.jpg and after.jpg'])
      await expect(await history.findByText(words)).toBeVisible()
    await expect(history.getByText('Wrote the request')).toBeVisible()
  },
}

const others = storyRequest('approval')

/** Who may not see racks sees no drawing. */
export const WithoutRacks: Story = {
  args: {
    request: others,
    viewer: { ...storyUser, permissions: { ...NO_PERMISSIONS, projects: 'onlyRead' } },
  },
  beforeEach: workServer([], others),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It waits for the approval of somebody/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Before and after in the rack' })).toBeNull()
  },
}
