import type { ReportPreview } from '@plenum/domain/report-preview'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { ReportTable } from './report-table.tsx'

const CAPACITY: ReportPreview = {
  columns: [
    { name: 'place', title: 'Place', kind: 'long' },
    { name: 'racks', title: 'Racks', kind: 'number' },
    { name: 'power_limit', title: 'Power (kW)', kind: 'number' },
  ],
  rows: [
    { cells: ['Madrid 1', 1240, 812.5], about: { entity: 'node', id: 'mad1' } },
    { cells: ['Lisbon', 36, null], about: { entity: 'node', id: 'lis1' } },
  ],
  count: 2,
  sums: [null, 1276, 812.5],
}

const REGISTER: ReportPreview = {
  columns: [
    { name: 'ends_on', title: 'Ends on', kind: 'date' },
    { name: 'name', title: 'Name', kind: 'text' },
    { name: 'changed', title: 'Changed', kind: 'instant' },
  ],
  rows: [
    {
      cells: [{ date: '2027-01-31' }, 'Database 01', { instant: '2026-03-04T15:30:00Z' }],
      about: { entity: 'asset', id: 'db01' },
    },
    { cells: [null, 'Gone since', null], about: null },
  ],
  count: 12_045,
  sums: null,
}

const meta = {
  component: ReportTable,
  args: { name: 'capacity', preview: CAPACITY, level: 'data_center' },
  decorators: [inApplication],
} satisfies Meta<typeof ReportTable>

export default meta
type Story = StoryObj<typeof meta>

/** What its numbers amount to stands below them; what nobody knows stays empty. */
export const WithSums: Story = {
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row')
    await expect(rows.at(-1)).toHaveTextContent('Total1,276812.5')
    await expect(canvas.getByRole('link', { name: 'Madrid 1' })).toHaveAttribute(
      'href',
      '/app/settings/hierarchy/mad1',
    )
    await expect(canvas.getByText('2 rows')).toBeVisible()
  },
}

/** A rack has a page of its own. */
export const OfRacks: Story = {
  args: { level: 'rack' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Madrid 1' })).toHaveAttribute(
      'href',
      '/app/settings/hierarchy/rack/mad1',
    )
  },
}

/** A room has none. */
export const OfRooms: Story = {
  args: { level: 'room' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Madrid 1')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** Only the first rows are looked at, and a record that is gone leads nowhere. */
export const MoreThanShown: Story = {
  args: { name: 'warranty', preview: REGISTER },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('12,045 rows · The first 2 are shown; a file holds all.'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Database 01' })).toHaveAttribute(
      'href',
      '/app/settings/assets-inventory?asset=db01',
    )
    await expect(canvas.queryByRole('link', { name: 'Gone since' })).toBeNull()
  },
}

export const Spanish: Story = {
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('row')).at(-1)).toHaveTextContent('Total1.276812,5')
    await expect(canvas.getByText('2 filas')).toBeVisible()
  },
}
