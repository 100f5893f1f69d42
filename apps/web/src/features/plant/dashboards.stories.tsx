import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inApplication, inMain } from '#app/page/story-router.tsx'
import { FacilityBoard } from './facility-board.tsx'
import { OperationsBoard } from './operations-board.tsx'
import { NOW, storyFacility, storyOperations } from './story-dashboards.ts'

const meta = {
  component: FacilityBoard,
  args: { told: storyFacility, now: NOW },
  decorators: [inMain, inApplication],
} satisfies Meta<typeof FacilityBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Facility: Story = {
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('link', { name: 'Power, Open: 6' })
    await expect(open).toHaveAttribute('href', expect.stringContaining('status=faulty%2Crepair'))
    await expect(canvas.getByRole('link', { name: 'High, Overdue: 1' })).toHaveAttribute(
      'href',
      '/app/facility/maintenance-projects?view=table&priority=high&due_before=2026-11-22',
    )
    await expect(canvas.getByText('80%')).toBeVisible()
  },
}
export const FacilityInSpanish: Story = { globals: { language: 'es' } }
export const FacilityInTheDark: Story = { globals: { theme: 'dark' } }

/** What somebody may not read is left out. */
export const FacilityWithoutAssets: Story = {
  args: { told: { ...storyFacility, faults: null, expiries: null } },
}

export const Operations: Story = {
  render: ({ now }) => <OperationsBoard told={storyOperations} now={now} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Maintenance 1' })).toHaveAttribute(
      'href',
      '/app/operations/maintenance-projects?view=table',
    )
    await expect(canvas.getByText('No work is planned for today.')).toBeVisible()
  },
}
export const OperationsInSpanish: Story = {
  ...Operations,
  play: async () => {},
  globals: { language: 'es', theme: 'dark' },
}
