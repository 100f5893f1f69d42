import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { http } from '#app/api.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, overtakenBy, pageOf } from '#app/page/story-server.ts'
import { storyMerge, tag } from './story-tags.ts'
import { TagActs } from './tag-acts.tsx'

const leased = tag('Leased', { count: 12 })
const all = pageOf(leased, tag('Rented', { id: '018f3f6e-7b6a-7c11-9d3e-2f6a1b5c8d01' }))
const gone = Promise.resolve({ batch_id: leased.id })
const answer = (path: string) =>
  path === 'api/tags/' ? all(path) : path.endsWith('/merge/') ? gone : Promise.resolve(leased)

const meta = {
  component: TagActs,
  args: { act: { kind: 'edit', tag: leased }, canWrite: true, onClose: fn() },
  beforeEach: answering(answer),
  decorators: [inApplication],
} satisfies Meta<typeof TagActs>

export default meta
type Story = StoryObj<typeof meta>

export const Edit: Story = {
  play: async ({ args }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('Leased')
    await userEvent.clear(name)
    await userEvent.type(name, 'On lease')
    await userEvent.click(screen.getByRole('radio', { name: 'Green' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'Network')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(http.call).toHaveBeenCalledWith(
      'patch',
      `api/tags/${leased.id}/`,
      expect.anything(),
      expect.objectContaining({ json: { name: 'On lease', colour: 'green', scope: 'network' } }),
    )
  },
}

export const EditInSpanish: Story = { globals: { language: 'es' } }

const seen = { ...leased, id: '018f3f6e-7b6a-7c11-9d3e-2f6a1b5c8d02' }

/** What two made of one tag is laid side by side, and what is chosen is saved. */
export const ChangedMeanwhile: Story = {
  args: { act: { kind: 'edit', tag: seen } },
  beforeEach: overtakenBy({ ...seen, name: 'Rented', colour: 'green', version: 2 }, all),
  play: async ({ args }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'On lease{Enter}')
    await expect(await screen.findByRole('radio', { name: 'Theirs Rented' })).not.toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Save this' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(http.call).toHaveBeenCalledWith(
      'patch',
      `api/tags/${seen.id}/`,
      expect.anything(),
      expect.objectContaining({ json: { name: 'On lease', colour: 'green', scope: 'asset' } }),
    )
  },
}

export const Add: Story = { args: { act: { kind: 'add' } } }

export const Merge: Story = {
  args: { act: { kind: 'merge', tag: leased } },
  play: async ({ args }) => {
    await expect(await screen.findByText(/takes its place on 12 assets/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Merge into another' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** A merge can be taken back from the history of the tag that stayed. */
export const History: Story = {
  args: { act: { kind: 'history', tag: leased } },
  beforeEach: answering(pageOf(storyMerge)),
  play: async () => {
    await expect(await screen.findByText('“Rented” was merged into it')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled()
  },
}

export const HistoryForReaders: Story = {
  args: { act: { kind: 'history', tag: leased }, canWrite: false },
  beforeEach: answering(pageOf(storyMerge)),
  play: async () => {
    await screen.findByText('“Rented” was merged into it')
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

export const Delete: Story = {
  args: { act: { kind: 'delete', tag: leased } },
  play: async ({ args }) => {
    await expect(await screen.findByText('It is taken off 12 assets.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
