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
    await expect(canvas.getByText('2.4 kW could be reclaimed')).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull())
  },
}

export const Dark: Story = { ...Whole, globals: { theme: 'dark' } }

export const Forecasts: Story = {
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Forecast' })
    await expect(within(card).getByRole('status')).toHaveTextContent(/^Full on /)
    await userEvent.click(within(card).getByText('Heat'))
    await expect(within(card).getByRole('status')).toHaveTextContent('No limit is known of any rack here.')
    await userEvent.click(within(card).getByText('Power'))
    const table = within(card).getByRole('table')
    await expect(within(table).getAllByRole('row')).toHaveLength(14)
    await expect(within(card).queryByRole('button', { name: 'As a table', expanded: true })).toBeNull()
    await userEvent.click(within(card).getByRole('button', { name: 'As a table' }))
    await expect(within(card).getByRole('button', { name: 'As a table', expanded: true })).toBeVisible()
  },
}

export const RoomByLayers: Story = {
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Room' })
    await within(card).findByText('No rack has a place in the plan yet: they are shown in their rows.')
    await userEvent.click(within(card).getByRole('button', { name: 'Racks as a table' }))
    const table = await within(card).findByRole('table')
    await expect(within(table).getByRole('row', { name: /^R03 .*Unknown/ })).toBeVisible()
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
