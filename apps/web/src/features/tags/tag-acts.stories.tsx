import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, pageOf } from '#app/page/story-server.ts'
import { tag } from './story-tags.ts'
import { TagActs } from './tag-acts.tsx'

const leased = tag('Leased', { count: 12 })
const all = pageOf(leased, tag('Rented', { id: '018f3f6e-7b6a-7c11-9d3e-2f6a1b5c8d01' }))
const gone = Promise.resolve({ batch_id: leased.id })
const answer = (path: string) =>
  path === 'api/tags/' ? all(path) : path.endsWith('/merge/') ? gone : Promise.resolve(leased)

const meta = {
  component: TagActs,
  args: { act: { kind: 'edit', tag: leased }, onClose: fn() },
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
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const EditInSpanish: Story = { globals: { language: 'es' } }

export const Add: Story = { args: { act: { kind: 'add' } } }

export const Merge: Story = {
  args: { act: { kind: 'merge', tag: leased } },
  play: async ({ args }) => {
    await expect(await screen.findByText(/takes its place on 12 assets/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Merge into another' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
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
