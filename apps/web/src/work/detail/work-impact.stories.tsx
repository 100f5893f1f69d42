import type { WorkImpact } from '@plenum/domain/work-impact'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { storyUser } from '#app/page/story-user.ts'
import { workServer } from '../story-server.ts'
import { storyItem, storyRequest } from '../story-work.ts'
import { storyRequestLink } from './story-link.tsx'
import { WorkView } from './work-view.tsx'

const servers = (count: number) =>
  Array.from({ length: count }, (_, at) => storyItem(at + 1).asset ?? { id: String(at), name: '' })

const impact: WorkImpact = {
  down: servers(7).map(({ id, name }) => ({ id, name })),
  degraded: [{ id: storyItem(20).id, name: 'Core switch' }],
  inside: [],
  unknown: 2,
}
const shutDown = (told: WorkImpact) =>
  storyRequest('approval', {
    kind: 'maintenance',
    code: 'MNT-000004',
    title: 'Replace PDU A',
    actions: ['approve', 'return', 'reject'],
    impact: told,
    items: [storyItem(1, { op: 'maintain', to: null })],
    items_total: 1,
  })
const request = shutDown(impact)

const meta = {
  title: 'Work impact',
  component: WorkView,
  args: {
    request,
    viewer: { ...storyUser, may_approve: true },
    trail: 'MNT-000004',
    now: new Date('2026-11-21T23:00:00.000Z'),
    requestLink: storyRequestLink,
  },
  beforeEach: workServer([], request),
  parameters: { layout: 'fullscreen' },
  decorators: [inApplication],
} satisfies Meta<typeof WorkView>

export default meta
type Story = StoryObj<typeof meta>

/** Who approves reads what goes dark, in the request and once more where it is approved. */
export const WaitingForApproval: Story = {
  play: async ({ canvas }) => {
    const lost = within(await canvas.findByRole('region', { name: 'What is lost meanwhile' }))
    await expect(
      lost.getByText('Web 1, Web 2, Web 3, Web 4, Web 5, and 2 more lose all power.'),
    ).toBeVisible()
    await expect(lost.getByText(/^As it was known when the request was submitted, 18 Nov 2026/)).toBeVisible()
    await userEvent.click(lost.getByRole('button', { name: 'Show all names' }))
    await expect(lost.getByText(/Web 6, and Web 7 lose all power\.$/)).toBeVisible()
    // what is fetched first would never be drawn within the scope of a simulated press
    canvas.getByRole('button', { name: 'Approve' }).click()
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve: MNT-000004' }))
    await expect(await dialog.findByText('Core switch keeps only one power path.')).toBeVisible()
    await expect(dialog.getByText('Of 2 things nobody knows enough to say.')).toBeVisible()
  },
}
export const InSpanishAndDark: Story = { globals: { language: 'es', theme: 'dark' } }

/** That nothing is lost is said too. */
export const NothingLost: Story = {
  args: { request: shutDown({ down: [], degraded: [], inside: [], unknown: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing else loses its power or stands inside.')).toBeVisible()
  },
}
