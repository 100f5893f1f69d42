import { css } from '@plenum/ui/css'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { followAssets, type ChangedAssets } from '#app/page/live-assets.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, never, pageOf } from '#app/page/story-server.ts'
import { AssetsLive } from './assets-live.tsx'
import { listQueryOf } from './assets-search.ts'
import { assetQueries } from './queries.ts'
import { storyAsset } from './story-asset.ts'

const ids = (count: number) =>
  Array.from({ length: count }, (_, at) => storyAsset.id.replace(/..$/, `${10 + at}`))

/** A list that somebody has scrolled down while others work. */
function LiveStory({ changed, hasBegun = false }: { changed: ChangedAssets; hasBegun?: boolean }) {
  const grid = useRef<HTMLDivElement>(null)
  const queryClient = useQueryClient()
  const [news] = useState(() => {
    if (hasBegun) {
      const { queryKey } = assetQueries.list(listQueryOf({}))
      queryClient.setQueryData(queryKey, { pages: [{ results: [storyAsset], next: null }], pageParams: [''] })
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    }
    return followAssets(queryClient)
  })
  return (
    <div className={css({ width: '[28rem]', maxWidth: 'full' })}>
      <div
        className={css({ height: '[8rem]', overflowY: 'auto' })}
        ref={(scroller) => scroller?.scrollTo({ top: 200 })}
      >
        <div ref={grid} role="group" aria-label="Assets" tabIndex={-1} className={css({ height: '[60rem]' })}>
          <button type="button" onClick={() => news.tell(changed)}>
            Somebody works
          </button>
        </div>
      </div>
      <AssetsLive address={{}} isSelecting={false} grid={grid} />
    </div>
  )
}

/** A list that nobody has put anything into, and so has no grid. */
function EmptyStory() {
  const grid = useRef<HTMLDivElement>(null)
  const queryClient = useQueryClient()
  const [news] = useState(() => followAssets(queryClient))
  const list = useInfiniteQuery(assetQueries.list(listQueryOf({})))
  const rows = list.data?.pages.flatMap(({ results }) => results) ?? []
  return (
    <>
      <button type="button" onClick={() => news.tell(ids(1))}>
        Somebody works
      </button>
      <p>{rows.map(({ name }) => name).join()}</p>
      {list.isSuccess && <AssetsLive address={{}} isSelecting={false} grid={grid} />}
    </>
  )
}

const meta = {
  title: 'Assets live',
  component: LiveStory,
  args: { changed: ids(3) },
  beforeEach: answering(pageOf()),
  decorators: [inApplication],
} satisfies Meta<typeof LiveStory>

export default meta
type Story = StoryObj<typeof meta>

const happens = async () => {
  // beyond the upper edge: pressed where it is, without bringing it into view
  const button = await screen.findByRole('button', { name: 'Somebody works' })
  button.click()
}

/** Nothing moves under anybody's hands: a line says what is new, and leads there. */
export const Some: Story = {
  play: async () => {
    await happens()
    await expect(await screen.findByText('3 assets were changed by somebody')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show' })).toBeNull())
    const list = screen.getByRole('group', { name: 'Assets' })
    await expect(list).toHaveFocus()
    await expect(list.parentElement?.scrollTop).toBe(0)
  },
}

export const One: Story = {
  args: { changed: ids(1) },
  play: async () => {
    await happens()
    await expect(await screen.findByText('1 asset was changed by somebody')).toBeVisible()
  },
}

export const Many: Story = {
  args: { changed: null },
  play: async () => {
    await happens()
    await expect(await screen.findByText('Many assets were changed by somebody')).toBeVisible()
  },
}

/** What happened between the list's answer and this moment is not missed. */
export const Before: Story = {
  args: { hasBegun: true },
  play: async () => {
    await expect(await screen.findByText('Many assets were changed by somebody')).toBeVisible()
  },
}

export const ManyInSpanish: Story = {
  args: { changed: null },
  globals: { language: 'es' },
  play: async () => {
    await happens()
    await screen.findByRole('status')
  },
}

/** The first asset comes in by itself: there is nothing that it could move. */
export const FirstAsset: Story = {
  beforeEach: () => {
    const answers = [pageOf(), pageOf(storyAsset)]
    return answering((path) => (answers.length > 1 ? answers.shift() : answers[0])?.(path) ?? never(path))()
  },
  render: () => <EmptyStory />,
  play: async () => {
    await happens()
    await expect(await screen.findByText(storyAsset.name)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Show' })).toBeNull()
  },
}
