import { hstack } from '@plenum/ui/patterns'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { reporter, supporter } from './story-tickets.ts'
import { TicketsToolbar } from './tickets-toolbar.tsx'

const meta = {
  component: TicketsToolbar,
  args: { viewer: supporter, address: {}, onChange: fn() },
  decorators: [
    (Story) => (
      <div className={hstack({ gap: '2', flexWrap: 'wrap' })}>
        <Story />
      </div>
    ),
    inApplication,
  ],
} satisfies Meta<typeof TicketsToolbar>

export default meta
type Story = StoryObj<typeof meta>

export const Everybodys: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Status' })).toHaveValue('open')
    // the key that every list's search has
    await userEvent.keyboard('/label')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ search: 'label' }, true))
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'blocked')
    await expect(args.onChange).toHaveBeenCalledWith({ status: 'blocked' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'bug')
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'bug' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Priority' }), 'high')
    await expect(args.onChange).toHaveBeenCalledWith({ priority: 'high' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Mine' }))
    await expect(args.onChange).toHaveBeenCalledWith({ whose: 'mine' })
  },
}

export const Narrowed: Story = {
  args: { address: { whose: 'mine', status: 'done', kind: 'bug', priority: 'low', search: '12' } },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Status' }), 'open')
    await expect(args.onChange).toHaveBeenCalledWith({ status: undefined })
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  },
}

export const NarrowedInSpanish: Story = { ...Narrowed, play: () => {}, globals: { language: 'es' } }

export const OwnOnly: Story = {
  args: { viewer: reporter },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Status' })).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}
