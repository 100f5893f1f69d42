import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, DoorOpen, Server, Warehouse } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { TreeGraph, type GraphNode } from './tree-graph.tsx'

const node = (id: string, over: Partial<GraphNode>): GraphNode => ({
  id,
  x: 16,
  y: 34,
  level: 1,
  parent: null,
  isOpen: undefined,
  name: id,
  icon: <Server />,
  count: '28',
  countOf: 'assets',
  below: '600',
  toggleLabel: `places in ${id}`,
  ...over,
})

const nodes = [
  node('Atlas', { isOpen: true, icon: <Building2 />, count: '4,008' }),
  node('Madrid 1', { parent: 'Atlas', level: 2, x: 236, isOpen: true, icon: <Warehouse /> }),
  node('Hall 1', { parent: 'Madrid 1', level: 3, x: 456, isOpen: false, icon: <DoorOpen /> }),
  node('Hall 2', { parent: 'Madrid 1', level: 3, x: 456, y: 78, icon: <DoorOpen /> }),
  node('Lisboa 1', { parent: 'Atlas', level: 2, x: 236, y: 122, icon: <Warehouse />, count: '0' }),
]

const meta = {
  component: TreeGraph,
  args: {
    label: 'Places',
    nodes,
    size: { width: 840, height: 156 },
    scale: 1,
    onToggle: fn(),
    link: ({ id }, props) => <a href={`#${id}`} {...props} />,
  },
  decorators: [
    (Story) => (
      <div className={css({ display: 'flex', width: '[58rem]', maxWidth: 'full', height: '[16rem]' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TreeGraph>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('treeitem', { name: /Atlas/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(canvas.getByRole('treeitem', { name: /Hall 1/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onToggle).toHaveBeenCalledWith('Hall 1')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('treeitem', { name: /Madrid 1/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Madrid 1' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'places in Madrid 1' })).toHaveFocus()
  },
}

export const Far: Story = { args: { scale: 0.5 } }

export const LongNames: Story = {
  args: {
    nodes: nodes.map((each) => ({ ...each, name: `${each.name}: centro de datos principal de la sede` })),
  },
}

export const OneNode: Story = {
  args: { nodes: nodes.slice(3, 4).map((each) => ({ ...each, parent: null, x: 16 })) },
}
