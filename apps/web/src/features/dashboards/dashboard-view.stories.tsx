import type { Resource } from '@plenum/domain/capacity'
import type { PlanLayer } from '@plenum/domain/room-plan'
import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { useWords } from '#app/page/use-words.ts'
import { DashboardView } from './dashboard-view.tsx'
import { storyDashboard, storyRoom } from './story-dashboard.ts'

function Dashboard({ dashboard = storyDashboard }: { dashboard?: typeof storyDashboard }) {
  useWords('places', 'dashboards', 'work')
  const [resource, setResource] = useState<Resource>('space')
  const [layer, setLayer] = useState<PlanLayer>('space')
  return (
    <DashboardView
      dashboard={dashboard}
      scope={{}}
      resource={resource}
      room={{ chosen: storyRoom.plan.id, heat: storyRoom, onRetry: null, layer }}
      onChange={(change) => {
        if (change.resource) setResource(change.resource)
        if (change.layer) setLayer(change.layer)
      }}
      onOpen={() => undefined}
    />
  )
}

const meta = {
  component: Dashboard,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className={css({ p: '4' })}>
        <Suspense>
          <Story />
        </Suspense>
      </main>
    ),
    inApplication,
  ],
} satisfies Meta<typeof Dashboard>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Space left: 108 U' })).toHaveTextContent('108 U')
    await expect(canvas.getByRole('link', { name: 'On path A: 35 kW' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'In review: approval: 3' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'SLA overdue: 1' })).toHaveAttribute(
      'href',
      expect.stringMatching(/sla=overdue&view=table/),
    )
    await expect(canvas.getByRole('link', { name: '2.4 kW could be reclaimed' })).toHaveAttribute(
      'href',
      expect.stringMatching(/status=out_of_service&powered_off_to=-90d/),
    )
    await expect(canvas.getByRole('link', { name: 'Blocked, 30 days and more: 1' })).toHaveAttribute(
      'href',
      expect.stringMatching(/stage=blocked&created_to=2026-05-16/),
    )
    await expect(canvas.getByRole('link', { name: 'Requests that ended in 12 months: 107' })).toBeVisible()
    await expect(canvas.getByText('The trust score of the data is coming.')).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelectorAll('canvas')).toHaveLength(4))
  },
}

export const Dark: Story = { ...Whole, globals: { theme: 'dark' } }

export const Forecasts: Story = {
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Forecast' })
    await expect(within(card).getByRole('link', { name: /^Full on / })).toHaveAttribute(
      'href',
      expect.stringMatching(/dashboard\/racks\?day=20/),
    )
    await userEvent.click(within(card).getByText('Heat'))
    await expect(within(card).getByRole('status')).toHaveTextContent('No limit is known of any rack here.')
    await userEvent.click(within(card).getByText('Power'))
    const table = within(card).getByRole('table')
    await expect(within(table).getAllByRole('row')).toHaveLength(14)
    await expect(within(card).queryByRole('button', { name: 'As a table', expanded: true })).toBeNull()
    await userEvent.click(within(card).getByRole('button', { name: 'As a table' }))
    await expect(within(card).getByRole('button', { name: 'As a table', expanded: true })).toBeVisible()
    await expect(
      within(card).getByRole('link', { name: 'Jul 26, In place and planned: 21.6' }),
    ).toHaveAttribute('href', expect.stringMatching(/dashboard\/racks\?day=2026-07-01$/))
    await expect(within(card).getByRole('link', { name: 'Jun 26, Limit: 48' })).toHaveAttribute(
      'href',
      expect.stringMatching(/dashboard\/racks$/),
    )
  },
}

/** Each month leads to the report of what ended in it. */
export const LeadTimes: Story = {
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Lead time' })
    await expect(within(card).queryByRole('link', { name: /Median days/ })).toBeNull()
    await userEvent.click(within(card).getByRole('button', { name: 'As a table' }))
    await expect(within(card).getAllByRole('link', { name: /Median days/ })).toHaveLength(11)
    await expect(within(card).getByRole('link', { name: 'Jul 25, Median days: 9.5' })).toHaveAttribute(
      'href',
      expect.stringMatching(/mac_performance\?from=2025-07-01&to=2025-07-31/),
    )
  },
}

export const RoomByLayers: Story = {
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Room' })
    await within(card).findByText('No rack has a place in the plan yet: they are shown in their rows.')
    await userEvent.click(within(card).getByRole('button', { name: 'Racks as a table' }))
    const table = await within(card).findByRole('table')
    await expect(within(table).getByRole('row', { name: /^R03 .*Unknown/ })).toBeVisible()
    await expect(within(table).getByRole('columnheader', { name: 'Days unchanged' })).toBeVisible()
    await expect(within(table).getByRole('row', { name: /^R03 .*Days unchanged: \d+$/ })).toBeVisible()
    await expect(within(table).getByRole('link', { name: 'R03, Space: 55%' })).toHaveAttribute(
      'href',
      expect.stringMatching(/hierarchy\/rack\/0190b000-0000-7000-8000-000000000013$/),
    )
  },
}

/** What one may not see is said to be hidden, not to be nothing. */
export const HalfSeen: Story = {
  args: { dashboard: { ...storyDashboard, places: null, requests: null } },
  play: async ({ canvas }) => {
    await canvas.findByText('You may not see places: what is left of them is not shown.')
    await expect(canvas.getByText('You may not see requests.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All assets: 64' })).toBeVisible()
  },
}
