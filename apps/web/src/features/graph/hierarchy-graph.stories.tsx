import { css } from '@plenum/ui/css'
import type { NodeBranch } from '@plenum/domain/node-tree'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { HierarchyGraph } from './hierarchy-graph.tsx'

const branch = (
  id: string,
  type: NodeBranch['type'],
  parent_id: string | null,
  asset_count: number,
): NodeBranch => ({ id, type, parent_id, name: id, code: null, asset_count })

const racks = Array.from({ length: 600 }, (_, at) => branch(`R${at + 1}`, 'rack', 'Data hall 1', 20))
const nodes = [
  branch('Madrid', 'site', null, 12_040),
  branch('Lisboa', 'site', null, 0),
  branch('Madrid 1', 'data_center', 'Madrid', 12_040),
  branch('Floor 0', 'floor', 'Madrid 1', 12_000),
  branch('Floor 1', 'floor', 'Madrid 1', 40),
  branch('Data hall 1', 'room', 'Floor 0', 12_000),
  branch('Generator yard', 'room', 'Floor 0', 4),
  branch('Meet-me room with the longest name of the house', 'room', 'Floor 1', 40),
  ...racks,
]

const meta = {
  component: HierarchyGraph,
  args: {
    tree: { nodes, asset_count: 12_050, is_whole: true },
    company: 'Atlas Colocation',
    canSeeAssets: true,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className={css({ display: 'flex', height: '[40rem]', p: '4' })}>
        <Story />
      </main>
    ),
    inApplication,
  ],
} satisfies Meta<typeof HierarchyGraph>

export default meta
type Story = StoryObj<typeof meta>

export const DownToTheRooms: Story = {
  play: async ({ canvas }) => {
    const hall = await canvas.findByRole('treeitem', { name: /Data hall 1/ })
    await expect(hall).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('treeitem', { name: /^R1 / })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Data hall 1' })).toHaveAttribute(
      'href',
      expect.stringContaining('location_id=Data'),
    )
  },
}

export const AHallOfSixHundredRacks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /600\s+places in Data hall 1/ }))
    await expect(await canvas.findByRole('treeitem', { name: /^R600 / })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide what is in Data hall 1' }))
    await expect(canvas.queryByRole('treeitem', { name: /^R600 / })).toBeNull()
  },
}

export const ByTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('tree')
    await userEvent.tab()
    await expect(canvas.getByRole('treeitem', { name: /Atlas/ })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('treeitem', { name: /Meet-me/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}')
    await expect(canvas.queryByRole('treeitem', { name: /Floor 1/ })).toBeNull()
  },
}

export const Farther: Story = {
  play: async ({ canvas }) => {
    const farther = await canvas.findByRole('button', { name: 'Farther' })
    await userEvent.click(farther)
    await userEvent.click(farther)
    await expect(farther).toBeDisabled()
  },
}

export const WithoutTheAssets: Story = {
  args: { canSeeAssets: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('tree')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Spanish: Story = { globals: { language: 'es' } }
