import { css } from '@plenum/ui/css'
import { blankNode } from '@plenum/domain/node'
import type { DataCenter } from '@plenum/domain/place-totals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { DataCenterTable } from './data-center-table.tsx'

const totals = (assets: number): DataCenter['totals'] => ({
  floors: 2,
  rooms: 14,
  zones: 0,
  rows: 22,
  racks: assets === 0 ? 0 : 200,
  assets,
  units: assets === 0 ? 0 : 8400,
  units_used: assets,
  units_free_block: 34.5,
  rated_w: assets * 400,
  budget_w: assets * 240,
  running: assets,
  powered: Math.floor(assets * 0.9),
  weight_kg: assets * 18.4,
  standing: assets,
  weighed: Math.floor(assets * 0.8),
})

const node = (id: string, name: string, asset_count: number): DataCenter => ({
  ...blankNode,
  id,
  name,
  code: name.slice(0, 3).toUpperCase(),
  trail: [
    { id: 's', name: 'Iberia', type: 'region' },
    { id, name, type: 'data_center' },
  ],
  asset_count,
  city: 'Madrid',
  country: 'ES',
  timezone: 'Europe/Madrid',
  it_power_design_kw: 2400,
  totals: totals(asset_count),
  last_update: '2026-11-20T09:12:00.000Z',
  version: 1,
})

const meta = {
  component: DataCenterTable,
  args: {
    nodes: [node('a', 'Madrid 1', 4008), node('b', 'Lisboa 1', 0)],
    isWhole: true,
    canWrite: true,
    onMore: fn(),
  },
  decorators: [
    (Story) => (
      <div className={css({ width: '[56rem]', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
    inApplication,
  ],
} satisfies Meta<typeof DataCenterTable>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    const assets = await canvas.findByRole('link', { name: /4,008/ })
    const table = canvas.getByRole('grid').parentElement
    const edge = table?.getBoundingClientRect().right
    await expect(assets.getBoundingClientRect().right).toBeLessThan(edge ?? 0)
    await expect(document.documentElement.scrollWidth).toBe(innerWidth)
    // what does not fit is reached by keys
    await userEvent.tab()
    await expect(table).toHaveFocus()
    await expect(table?.scrollWidth).toBeGreaterThan(table?.clientWidth ?? 0)
  },
}

export const MoreToCome: Story = { args: { isWhole: false } }
export const Spanish: Story = { globals: { language: 'es' } }
