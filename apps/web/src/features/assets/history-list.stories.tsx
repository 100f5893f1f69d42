import { startingTypes } from '@plenum/domain/asset-type-record'
import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering } from '#app/page/story-server.ts'
import { HistoryList } from '#app/history/history-list.tsx'
import { useHistoryWords } from './history-words.ts'
import { storyHistory } from './story-asset.ts'

/** The list with the words of assets. */
const AssetHistoryList = (props: Omit<ComponentProps<typeof HistoryList>, 'words'>) => (
  <HistoryList {...props} words={useHistoryWords()} />
)

const args: ComponentProps<typeof AssetHistoryList> = {
  events: storyHistory,
  now: new Date('2026-11-21T12:00:00Z'),
  undoing: undefined,
  onUndo: fn(),
  others: ({ records }) => `with ${records - 1} more`,
}

const meta = {
  component: AssetHistoryList,
  args,
  beforeEach: answering(() => Promise.resolve({ results: startingTypes(), next: null })),
  decorators: [
    (Story) => (
      <div className={css({ width: 'sheet' })}>
        <Story />
      </div>
    ),
    inApplication,
  ],
} satisfies Meta<typeof AssetHistoryList>

export default meta
type Story = StoryObj<typeof meta>

export const Changes: Story = {
  play: async ({ args: given, canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Undo' })
    if (first) await userEvent.click(first)
    await expect(given.onUndo).toHaveBeenCalledWith(expect.objectContaining({ kind: 'update' }))
  },
}

const place = (name: string, position: number) => ({
  node_id: name,
  trail: [
    { id: 'MAD1', name: 'MAD1', type: 'data_center' },
    { id: name, name, type: 'rack' },
  ],
  position,
  face: 'front',
})

export const Moved: Story = {
  args: {
    events: storyHistory.slice(0, 1).map((event) => ({
      ...event,
      batch: { ...event.batch, kind: 'move' as const, reason: 'Makes room for the new storage' },
      field: 'place',
      from: place('R01', 10),
      to: place('R02', 20),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MAD1 › R01 › U10')).toBeVisible()
    await expect(canvas.getByText('MAD1 › R02 › U20')).toBeVisible()
    await expect(canvas.getByText('Makes room for the new storage')).toBeVisible()
  },
}

export const WithoutTheRightToUndo: Story = {
  args: { onUndo: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Undoing: Story = { args: { undoing: storyHistory[0]?.batch.id } }
export const Empty: Story = { args: { events: [] } }
export const Spanish: Story = { globals: { language: 'es' } }
