import type { WorkRemark } from '@plenum/domain/work-request'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { storyUser } from '#app/page/story-user.ts'
import { workServer } from '../story-server.ts'
import { eva, executed, network, storyItem, storyRequest } from '../story-work.ts'
import { storyRequestLink } from './story-link.tsx'
import { WorkView } from './work-view.tsx'

const fits = { findings: [], nearest: null, nearest_lane: null, overridable: false }
const barely = {
  ...fits,
  findings: [{ code: 'no_redundancy' as const, level: 'warn' as const, rivals: [] }],
}
const request = storyRequest('done', {
  items_done: 3,
  items: [
    storyItem(1, executed({ fit: fits })),
    storyItem(2, executed({ fit: barely, result: 'deviation', note: 'Two units higher' })),
    storyItem(3, executed({ result: 'not_done', note: 'It is gone' })),
  ],
  procedure: [
    {
      id: 'a',
      text: 'Read the cold aisle',
      role: null,
      expected: null,
      back_out: null,
      is_hold_point: false,
      reading: { name: 'Cold aisle', unit: '°C', min: 18, max: 27 },
    },
  ],
  steps_done: [{ step_id: 'a', by: eva, at: '2026-11-21T22:10:00.000Z', reading: 31, note: null }],
  closed_at: '2026-11-22T09:00:00.000Z',
  followed_by: [{ id: network.id, code: 'MAC-000021' }],
})

const meta = {
  title: 'Work done',
  component: WorkView,
  args: {
    request,
    viewer: storyUser,
    trail: 'MAC-000017',
    now: new Date('2026-11-22T10:00:00.000Z'),
    requestLink: storyRequestLink,
  },
  beforeEach: workServer([], request),
  parameters: { layout: 'fullscreen' },
  decorators: [inApplication],
} satisfies Meta<typeof WorkView>

export default meta
type Story = StoryObj<typeof meta>

/** What the fit check said still stands with what was done, and a reading out of its limits is marked. */
export const Done: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It fitted when it was last submitted or approved.')).toBeVisible()
    await expect(await canvas.findByText(/All its power cords are on one path/)).toBeVisible()
    await expect(await canvas.findByText('Outside its limits: Between 18 and 27 °C.')).toBeVisible()
  },
}
export const DoneInSpanish: Story = { globals: { language: 'es' } }

const begun: WorkRemark = {
  id: network.id,
  by: eva,
  at: '2026-11-21T21:00:00.000Z',
  action: 'start',
  from: 'todo',
  to: 'in_progress',
  text: null,
  override_reason: 'Agreed until the new feed is here',
}

/** Why the work began against the fit check stays to be read. */
export const BegunAgainstTheCheck: Story = {
  args: { request: { ...request, remarks: [begun] } },
  play: async ({ canvas }) => {
    const why = await canvas.findByText('Against the fit check: Agreed until the new feed is here')
    await expect(why).toBeVisible()
  },
}
