import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering } from '#app/page/story-server.ts'
import { NewPlace } from './new-place.tsx'
import { storyBranch, storyBranches, storyPlace } from './story-places.ts'

const iberia = { ...storyBranch('Madrid 1'), id: '0190a0a0-0000-7000-8000-000000000091', name: 'Iberia' }
const alcobendas = { ...iberia, id: '0190a0a0-0000-7000-8000-000000000092', name: 'Alcobendas' }
const above = [
  { ...iberia, type: 'region' as const },
  { ...alcobendas, type: 'site' as const, parent_id: iberia.id },
]
const tree = (nodes: readonly unknown[]) =>
  answering((path) =>
    Promise.resolve(
      path.endsWith('/tree/') ? { nodes, asset_count: 0, is_whole: true } : storyPlace('Madrid 1'),
    ),
  )

const meta = {
  component: NewPlace,
  args: { type: 'data_center', parent: null, onMade: fn(), onClose: fn() },
  beforeEach: tree([...above, ...storyBranches]),
  decorators: [inApplication],
} satisfies Meta<typeof NewPlace>

export default meta
type Story = StoryObj<typeof meta>

/** A data centre may stand in a region or a site, and in nothing else. */
export const WithAParent: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Stands in' }))
    const offered = await screen.findAllByRole('option')
    await expect(offered.map(({ textContent }) => textContent)).toEqual(['Iberia', 'AlcobendasIberia'])
  },
}

/** A region stands in nothing but a region. */
export const OfARegion: Story = {
  args: { type: 'region' },
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Stands in' }))
    const offered = await screen.findAllByRole('option')
    await expect(offered.map(({ textContent }) => textContent)).toEqual(['Iberia'])
  },
}

/** Where nothing could hold it, nothing is asked. */
export const TheFirst: Story = {
  beforeEach: tree([]),
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible()
    await expect(screen.queryByRole('combobox')).toBeNull()
  },
}

export const Spanish: Story = { globals: { language: 'es' } }
