import { css } from '@plenum/ui/css'
import { NOTHING } from '@plenum/domain/capacity-counters'
import { blankNode } from '@plenum/domain/node'
import type { DataCenter } from '@plenum/domain/place-totals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { DataCenterTable } from './data-center-table.tsx'

const totals = (assets: number): DataCenter['totals'] => ({
  sites: 0,
  data_centers: 0,
  floors: 2,
  rooms: 14,
  zones: 0,
  rows: 22,
  racks: assets === 0 ? 0 : 200,
  assets,
  capacity:
    assets === 0
      ? NOTHING
      : {
          racks: 200,
          usable: 61.5,
          unrated: 4,
          space: { limit: 8400, used: assets, reserved: 120, free: 8280 - assets, unlimited: 0, unknown: 0 },
          power: {
            limit: 1_600_000,
            used: assets * 240,
            reserved: 18_000,
            free: 620_000,
            unlimited: 4,
            unknown: 40,
          },
          weight: {
            limit: 240_000,
            used: assets * 18.4,
            reserved: 0,
            free: 166_000,
            unlimited: 0,
            unknown: 12,
          },
          heat: { limit: 0, used: assets * 240, reserved: 18_000, free: 0, unlimited: 200, unknown: 40 },
        },
  free_block: 34.5,
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
    level: 'data_center',
    nodes: [node('a', 'Madrid 1', 4008), node('b', 'Lisboa 1', 0)],
    isWhole: true,
    canWrite: true,
    seesAssets: true,
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

/** What is used, reserved and free is read without a hand on it. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Madrid 1/ })
    await expect(row).toHaveTextContent('4,008 / 8,400 120 reserved · 4,272 free')
    await expect(row).toHaveTextContent('962 / 1,600 18 reserved · 620 free')
  },
}
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

/** The number is no way to what may not be seen. */
export const WithoutAssets: Story = {
  args: { seesAssets: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('gridcell', { name: '4,008' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /4,008/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Madrid 1' })).toBeVisible()
  },
}

/** Of a site, its data centres are counted in place of floors. */
export const Sites: Story = {
  args: {
    level: 'site',
    nodes: [{ ...node('a', 'Alcobendas', 4008), totals: { ...totals(4008), data_centers: 3 } }],
  },
  play: async ({ canvas }) => {
    const heads = (await canvas.findAllByRole('columnheader')).map((head) => head.textContent)
    await expect(heads.slice(-4, -1)).toEqual(['Data centres', 'Rooms', 'Racks'])
    await expect((await canvas.findAllByRole('gridcell')).map((cell) => cell.textContent).at(-4)).toBe('3')
  },
}

export const MoreToCome: Story = { args: { isWhole: false } }
export const Spanish: Story = { globals: { language: 'es' } }
