import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { http } from '#app/api.ts'
import { answeringFor, InventoryStory, receivedAssets, type StoryInventory } from './story-inventory.tsx'

const inventory: StoryInventory = { assets: [], page: 50, again: 0, changed: [] }

const holding = (over: Omit<Partial<StoryInventory>, 'assets'> & { count: number }) => () => {
  const { count, ...rest } = over
  Object.assign(inventory, { page: 50, again: 0, refused: undefined, changed: [], ...rest })
  inventory.assets = receivedAssets(count)
  return answeringFor(inventory)
}

const last = receivedAssets(100).at(-1)

const meta = {
  title: 'Selected assets',
  component: InventoryStory,
  parameters: { layout: 'fullscreen' },
  args: { changed: [last?.id ?? ''] },
  beforeEach: holding({ count: 14 }),
} satisfies Meta<typeof InventoryStory>

export default meta
type Story = StoryObj<typeof meta>

/** Presses as a hand does: what the scripts of stories press draws no part that is still being fetched. */
const press = (control: HTMLElement) => control.click()

const bar = () => screen.findByRole('group', { name: 'Selected rows' })
const tick = async (what: string) => press(await screen.findByRole('checkbox', { name: `Select ${what}` }))
const tickAll = () => tick('all loaded rows')
const counted = async () => Number.parseInt((await bar()).textContent ?? '', 10)
const isCounted = async (count: number) => waitFor(async () => expect(await counted()).toBe(count))

/** Changes the status of what is selected. */
async function install() {
  press(within(await bar()).getByRole('button', { name: 'Status' }))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'New status' }), 'Installation')
  press(screen.getByRole('button', { name: 'Change' }))
}

async function takeAway(way: string) {
  press(within(await bar()).getByRole('button', { name: 'Export and labels' }))
  const item = await screen.findByRole('menuitem', { name: way })
  // before that it does not listen
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  await userEvent.keyboard(way.charAt(0))
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
  press(item)
}

async function copyCodes() {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await takeAway('Copy codes')
  await waitFor(() => expect(write).toHaveBeenCalled())
  const [text = ''] = write.mock.calls.at(-1) ?? []
  write.mockRestore()
  return text.split('\n')
}

/** What a change takes out of the list is selected no more: the next one is made of what is ticked then. */
export const ChangedOutOfTheList: Story = {
  args: { search: '?status=received' },
  play: async () => {
    await tickAll()
    await tick('Asset 100')
    await tick('Asset 101')
    await isCounted(12)
    await install()
    // the filters stand there again
    await screen.findByRole('searchbox')
    await expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull()
    await tick('Asset 100')
    await isCounted(1)
    press(within(await bar()).getByRole('button', { name: 'Priority' }))
    press(await screen.findByRole('button', { name: 'Take off the priority' }))
    await waitFor(() => expect(inventory.changed.map(({ length }) => length)).toEqual([12, 1]))
  },
}

/** The answer of a change is read to its end, whatever became of the list. */
export const AnsweredOutOfTheList: Story = {
  args: { search: '?status=received' },
  beforeEach: holding({ count: 14, refused: receivedAssets(1)[0]?.id ?? '' }),
  play: async () => {
    await tickAll()
    await isCounted(14)
    await install()
    await screen.findByRole('heading', { name: 'Not changed: 1' })
    await waitFor(() => expect(screen.queryByText('14 selected')).toBeNull())
    await expect(screen.getByRole('heading', { name: 'Not changed: 1' })).toBeVisible()
    const [close] = screen.getAllByRole('button', { name: 'Close' }).toReversed()
    if (close) press(close)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Somebody else changes what stands above all that is selected. */
export const ChangedMeanwhile: Story = {
  beforeEach: holding({ count: 100, page: 12 }),
  play: async () => {
    // of the second page
    await screen.findByText('Asset 113')
    await tickAll()
    const all = await counted()
    await expect(all).toBeGreaterThan(12)
    await expect(await copyCodes()).toHaveLength(all)
    // what was not loaded yet comes to stand at the top
    const [newest] = inventory.assets.splice(-1)
    if (newest) inventory.assets.unshift({ ...newest, name: 'Changed by somebody' })
    press(screen.getByRole('button', { name: 'Somebody works' }))
    await expect(await screen.findByText('1 asset was changed by somebody')).toBeVisible()
    await isCounted(all)
    await expect(await copyCodes()).toHaveLength(all)
    press(screen.getByRole('button', { name: 'Show' }))
    await expect(await screen.findByText('Changed by somebody')).toBeVisible()
    // it may have taken the place of the last one
    await expect(await counted()).toBeGreaterThanOrEqual(all - 1)
    await expect(await copyCodes()).toHaveLength(await counted())
  },
}

/** Many of the selected ones themselves were changed, as by what one has just done with them: they are shown as they are. */
export const ChangedAllOfThem: Story = {
  args: { changed: receivedAssets(9).map(({ id }) => id) },
  play: async () => {
    await tickAll()
    await isCounted(14)
    inventory.assets = inventory.assets.map((asset, at) =>
      at < 9 ? { ...asset, name: `Moved ${at}` } : asset,
    )
    press(screen.getByRole('button', { name: 'Somebody works' }))
    await expect(await screen.findByText('Moved 8')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Show' })).toBeNull()
    await isCounted(14)
  },
}

/** One that was given another name meanwhile comes again with a later page. */
export const ComesAgain: Story = {
  beforeEach: holding({ count: 12, page: 8, again: 1 }),
  play: async () => {
    await screen.findByText('Asset 111')
    await expect(screen.getAllByRole('row', { name: /Asset 107/ })).toHaveLength(1)
    await tickAll()
    await isCounted(12)
    await expect(await copyCodes()).toHaveLength(12)
  },
}

/** What is selected is exported by name: the filter may hold for it no more. */
export const Exported: Story = {
  args: { search: '?status=received' },
  play: async () => {
    const open = spyOn(http, 'open').mockReturnValue(Promise.withResolvers<never>().promise)
    await tick('Asset 103')
    await takeAway('Export…')
    press(await screen.findByRole('button', { name: 'Export' }))
    await waitFor(() => expect(open).toHaveBeenCalled())
    const ids = inventory.assets.filter(({ name }) => name === 'Asset 103').map(({ id }) => id)
    await expect(open.mock.calls[0]?.[1]?.json).toMatchObject({ ids, filter: { closed: 'with' } })
    open.mockRestore()
  },
}

const leaving = receivedAssets(9)

/** What was to be taken away is, although it left the list while somebody asked how. */
export const ExportedOutOfTheList: Story = {
  args: { search: '?status=received', changed: leaving.map(({ id }) => id) },
  play: async () => {
    const open = spyOn(http, 'open').mockReturnValue(Promise.withResolvers<never>().promise)
    await tick('Asset 103')
    await takeAway('Export…')
    const start = await screen.findByRole('button', { name: 'Export' })
    inventory.assets = inventory.assets.map((asset, at) => (at < 9 ? { ...asset, status: 'active' } : asset))
    press(screen.getByRole('button', { name: 'Somebody works', hidden: true }))
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Selected rows', hidden: true })).toBeNull(),
    )
    press(start)
    await waitFor(() => expect(open).toHaveBeenCalled())
    await expect(open.mock.calls[0]?.[1]?.json).toMatchObject({ ids: [leaving[3]?.id] })
    open.mockRestore()
  },
}
