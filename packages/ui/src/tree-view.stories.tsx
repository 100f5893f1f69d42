import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { Building2, DoorOpen, Server } from 'lucide-react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { useState } from 'react'
import { TreeView, type TreeNode } from './tree-view.tsx'

const assets = (count: number) => ({ text: String(count), label: `${count} assets` })

const racks: TreeNode[] = ['R01', 'R02', 'R03'].map((name, index) => ({
  id: `rack-${name}`,
  name,
  icon: <Server />,
  count: assets(12 + index * 7),
}))

const company: TreeNode[] = [
  {
    id: 'mad1',
    name: 'MAD1',
    icon: <Building2 />,
    count: assets(1284),
    children: [
      { id: 'dh1', name: 'DH1', icon: <DoorOpen />, count: assets(640), children: 'wanted' },
      { id: 'dh2', name: 'DH2', icon: <DoorOpen />, count: assets(57), children: racks },
      { id: 'noc', name: 'NOC', icon: <DoorOpen />, count: assets(0) },
    ],
  },
  { id: 'bcn3', name: 'BCN3', icon: <Building2 />, count: assets(310), children: 'wanted' },
]

const selected = fn<(id: string) => void>()
const opened = fn<(expanded: string[]) => void>()

interface PlacesProps {
  label: string
  nodes: readonly TreeNode[]
  expanded: string[]
  current?: string
  loading: string
}

function Places({ label, nodes, expanded: first, current, loading }: PlacesProps) {
  const [expanded, setExpanded] = useState(first)
  const [chosen, setChosen] = useState<string | null>(current ?? null)
  return (
    <TreeView
      label={label}
      nodes={nodes}
      expanded={expanded}
      selected={chosen}
      current={current}
      words={{ loading }}
      onExpandedChange={(next) => {
        opened(next)
        setExpanded(next)
      }}
      onSelect={(id) => {
        selected(id)
        setChosen(id)
      }}
    />
  )
}

const meta = {
  component: Places,
  args: { label: 'Places', nodes: company, expanded: ['mad1', 'dh2'], loading: 'Loading…' },
  beforeEach: () => {
    selected.mockClear()
    opened.mockClear()
  },
  decorators: [
    (Story) => (
      <div className={css({ width: '[18rem]' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Places>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeys: Story = {
  args: { expanded: [] },
  play: async ({ canvas }) => {
    const item = (name: RegExp) => canvas.getByRole('treeitem', { name })
    await userEvent.tab()
    await expect(item(/^MAD1 ?1284 assets$/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(item(/MAD1/)).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(item(/DH1/)).toHaveFocus())
    await expect(item(/DH1/)).toHaveAttribute('aria-level', '2')
    await userEvent.keyboard('d')
    await waitFor(() => expect(item(/DH2/)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(selected).toHaveBeenLastCalledWith('dh2')
    await expect(item(/DH2/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(item(/MAD1/)).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(item(/BCN3/)).toHaveFocus())
  },
}

export const Current: Story = {
  args: { current: 'rack-R02' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treeitem', { name: /R02/ })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByText('R03'))
    await expect(selected).toHaveBeenLastCalledWith('rack-R03')
    // a press on the row goes there and opens nothing
    await userEvent.click(canvas.getByText('BCN3'))
    await expect(opened).not.toHaveBeenCalled()
  },
}

export const LoadingChildren: Story = {
  args: { expanded: ['mad1'] },
  play: async ({ canvas }) => {
    const hall = canvas.getByRole('treeitem', { name: /DH1/ })
    await userEvent.click(hall.firstElementChild ?? hall)
    await expect(opened).toHaveBeenLastCalledWith(['mad1', 'dh1'])
    await expect(selected).not.toHaveBeenCalled()
    await expect(hall).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Loading…')).toBeVisible()
  },
}

export const ChildrenFailed: Story = {
  args: {
    nodes: [{ id: 'mad1', name: 'MAD1', children: 'wanted', failure: 'The places could not be read' }],
    expanded: ['mad1'],
  },
}

export const OneDisabled: Story = {
  args: { nodes: [{ id: 'mad1', name: 'MAD1', disabled: true, children: racks }, ...racks], expanded: [] },
}

export const LongSpanish: Story = {
  args: {
    label: 'Lugares',
    loading: 'Cargando…',
    nodes: [
      {
        id: '1',
        name: 'Centro de datos principal de la región centro',
        count: { text: '12.840', label: '12.840 activos' },
        icon: <Building2 />,
        children: [
          {
            id: '2',
            name: 'Sala de comunicaciones y operadores de la planta baja',
            icon: <DoorOpen />,
            count: { text: '310', label: '310 activos' },
          },
        ],
      },
    ],
    expanded: ['1'],
  },
}
