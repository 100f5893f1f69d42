import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { NoticeCenter } from '#app/notices/notice-center.tsx'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing } from '#app/page/story-server.ts'
import { PlaceDialogs } from './place-dialogs.tsx'
import { storyBranch, storyBranches, storyPlace, storyTree } from './story-places.ts'

const made = { batch_id: storyBranch('Madrid 1').id, ids: [storyBranch('A01').id] }
/** A room of another data centre, which the tree of this one does not reach. */
const far = {
  ...storyBranch('Data hall 2'),
  id: '0190a0a0-0000-7000-8000-000000000099',
  parent_id: storyBranch('Lisboa 1').id,
  name: 'Sala Tejo',
}
const company = { nodes: [...storyBranches, far], asset_count: 42, is_whole: true }
const answer = (path: string) =>
  Promise.resolve(
    path.endsWith('/tree/')
      ? company
      : path.endsWith('/history/')
        ? { results: [], next: null }
        : path.endsWith('/') && /bulk|copy/.test(path)
          ? made
          : storyPlace('Row A'),
  )

const meta = {
  component: PlaceDialogs,
  args: {
    acting: { kind: 'many', id: storyBranch('Row A').id },
    tree: storyTree,
    onOpen: fn(),
    onClose: fn(),
  },
  beforeEach: answering(answer),
  decorators: [inApplication],
} satisfies Meta<typeof PlaceDialogs>

export default meta
type Story = StoryObj<typeof meta>

const text = (name: RegExp) => screen.findByRole('textbox', { name })

/** The names show before they are made, and those that are there already. */
export const Many: Story = {
  play: async ({ args }) => {
    await userEvent.type(await text(/^Name/), 'A##')
    await expect(screen.getByText('A01, A02, A03, A04, A05 … A12')).toBeVisible()
    await expect(screen.getByText('There already: A01 and A02')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const ManyTheWrongWayRound: Story = {
  play: async ({ args }) => {
    await userEvent.type(await text(/^Name/), 'A')
    await userEvent.clear(screen.getByRole('spinbutton', { name: 'To' }))
    await userEvent.type(screen.getByRole('spinbutton', { name: 'To' }), '0')
    await expect(screen.getByText(/must not be lower than the first/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await expect(await screen.findByText('This value is not valid')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** What moves along is said before anything moves. */
export const Move: Story = {
  args: { acting: { kind: 'move', id: storyBranch('Row A').id, to: storyBranch('Data hall 2').id } },
  play: async ({ args }) => {
    await expect(await screen.findByText('What moves along: 2 places and 40 assets.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** It moved, whatever became of its history. */
export const MoveWithoutHistory: Story = {
  args: { acting: { kind: 'move', id: storyBranch('A01').id, to: storyBranch('Row B').id } },
  beforeEach: answering((path) => (path.endsWith('/history/') ? failing(path) : answer(path))),
  render: (props) => (
    <>
      <PlaceDialogs {...props} />
      <NoticeCenter />
    </>
  ),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Move' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    const told = await screen.findByText('Moved to Row B')
    await waitFor(() => expect(told).toBeVisible())
  },
}

export const MoveNowhere: Story = {
  args: { acting: { kind: 'move', id: storyBranch('Row A').id, to: null } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Move' }))
    await expect(await screen.findByText('This field is required')).toBeVisible()
  },
}

/** It may go to where the tree that is shown does not reach. */
export const MoveElsewhere: Story = {
  args: { acting: { kind: 'move', id: storyBranch('Row A').id, to: null } },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: /^To/ }), 'tejo')
    await userEvent.click(await screen.findByRole('option', { name: /Lisboa 1/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const Copy: Story = {
  args: { acting: { kind: 'copy', id: storyBranch('Data hall 1').id } },
  play: async ({ args }) => {
    const name = await text(/^Name/)
    await expect(name).toHaveValue('Data hall 1')
    await userEvent.type(name, ' B')
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
    await waitFor(() =>
      expect(args.onOpen).toHaveBeenCalledWith({
        id: made.ids[0],
        parent_id: storyBranch('Ground floor').id,
      }),
    )
  },
}

export const Add: Story = {
  args: { acting: { kind: 'add', id: storyBranch('Row A').id, type: 'rack' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Add: Rack' })).toBeVisible()
  },
}

export const ManyInSpanish: Story = {
  globals: { language: 'es' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Añadir varios lugares en Row A' })).toBeVisible()
  },
}
