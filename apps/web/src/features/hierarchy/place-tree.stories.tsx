import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { PlaceTree } from './place-tree.tsx'
import { storyBranch, storyTree } from './story-places.ts'

const rowA = storyBranch('Row A')
const rowB = storyBranch('Row B')

const meta = {
  component: PlaceTree,
  args: {
    tree: storyTree,
    root: storyBranch('Madrid 1'),
    selected: storyBranch('Row A').id,
    canWrite: true,
    onSelect: fn(),
    onDrop: fn(),
  },
  decorators: [
    inApplication,
    (Story) => (
      <div className={css({ width: '[22rem]', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlaceTree>

export default meta
type Story = StoryObj<typeof meta>

/** The way to the selected place is open; arrows walk, Enter selects. */
export const ByKeys: Story = {
  play: async ({ args, canvas }) => {
    const row = await canvas.findByRole('treeitem', { name: /Row A/ })
    await userEvent.click(row)
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(storyBranch('A01').id)
    await expect(canvas.queryByText('Lisboa 1')).toBeNull()
  },
}

export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search places' }), 'a02')
    await expect(canvas.getByRole('treeitem', { name: /A02/ })).toBeVisible()
    await expect(canvas.queryByRole('treeitem', { name: /A01/ })).toBeNull()
    await expect(canvas.queryByRole('treeitem', { name: /Data hall 2/ })).toBeNull()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'nowhere')
    await expect(canvas.getByRole('status')).toHaveTextContent('No place fits this search.')
  },
}

/** A row goes into another room, not into a rack. */
export const Dragged: Story = {
  args: { selected: rowB.id },
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer()
    const target = await canvas.findByRole('treeitem', { name: /Data hall 1/ })
    const row = canvas.getByRole('treeitem', { name: /Row B/ })
    await fireEvent.dragStart(row, { dataTransfer })
    await expect(await fireEvent.dragOver(row, { dataTransfer })).toBe(true)
    await expect(await fireEvent.dragOver(target, { dataTransfer })).toBe(false)
    await fireEvent.drop(target, { dataTransfer })
    await expect(args.onDrop).toHaveBeenCalledWith(rowB.id, storyBranch('Data hall 1').id)
  },
}

export const ToRead: Story = {
  args: { canWrite: false, selected: rowA.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treeitem', { name: /Row A/ })).not.toHaveAttribute('draggable')
  },
}

export const Spanish: Story = { globals: { language: 'es' } }
