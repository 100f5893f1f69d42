import { css } from '@plenum/ui/css'
import { blankNode, type PlaceNode } from '@plenum/domain/node'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { DataCenterTable } from './data-center-table.tsx'

const node = (id: string, name: string, asset_count: number): PlaceNode => ({
  ...blankNode,
  id,
  name,
  code: name.slice(0, 3).toUpperCase(),
  trail: [
    { id: 's', name: 'Iberia', type: 'region' },
    { id, name, type: 'data_center' },
  ],
  asset_count,
  last_update: '2026-11-20T09:12:00.000Z',
  version: 1,
})

const meta = {
  component: DataCenterTable,
  args: { nodes: [node('a', 'Madrid 1', 4008), node('b', 'Lisboa 1', 0)], isWhole: true, onMore: fn() },
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
