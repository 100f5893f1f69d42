import { hstack } from '@plenum/ui/patterns'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing, never, pageOf } from '#app/page/story-server.ts'
import { AuditToolbar } from './audit-toolbar.tsx'

const EVA = '0190a0a0-0000-7000-8000-0000000000ab'
const eva = { id: EVA, full_name: 'Eva Ruiz', email: 'eva@atlas.example' }

const meta = {
  component: AuditToolbar,
  args: { address: {}, onChange: fn() },
  beforeEach: answering(pageOf(eva)),
  decorators: [
    (Story) => (
      <div className={hstack({ gap: '2', flexWrap: 'wrap' })}>
        <Story />
      </div>
    ),
    inApplication,
  ],
} satisfies Meta<typeof AuditToolbar>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The box of people, once its list has been fetched. */
async function people(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('combobox', { name: 'Person' }))
  await waitFor(() =>
    expect(canvas.getByRole('combobox', { name: 'Person' })).toHaveAttribute('aria-expanded', 'true'),
  )
  return canvas.getByRole('combobox', { name: 'Person' })
}

export const Everything: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Kind of action' })).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: 'Clear the filters' })).toBeNull()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind of action' }), 'log')
    await expect(args.onChange).toHaveBeenCalledWith({ group: 'log' })
  },
}

export const ByPerson: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(await people(canvas), 'eva')
    await userEvent.click(await screen.findByRole('option', { name: /Eva Ruiz/ }))
    await expect(args.onChange).toHaveBeenCalledWith({ person: EVA })
  },
}

export const Narrowed: Story = {
  args: { address: { person: EVA, group: 'log', since: '2026-11-01', until: '2026-11-20' } },
  beforeEach: answering(() => Promise.resolve(eva)),
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the filters' }))
    await expect(args.onChange).toHaveBeenCalledWith({
      person: undefined,
      group: undefined,
      since: undefined,
      until: undefined,
      refreshes: undefined,
    })
  },
}

export const RefreshesHidden: Story = {
  play: async ({ args, canvas }) => {
    const refreshes = await canvas.findByRole('switch', { name: 'Show session refreshes' })
    await expect(refreshes).not.toBeChecked()
    refreshes.focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith({ refreshes: 'shown' })
  },
}

/** They narrow nothing, so there is nothing to clear. */
export const RefreshesShown: Story = {
  args: { address: { refreshes: 'shown' } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Show session refreshes' })).toBeChecked()
    await expect(canvas.queryByRole('button', { name: 'Clear the filters' })).toBeNull()
    await userEvent.click(canvas.getByRole('switch', { name: 'Show session refreshes' }))
    await expect(args.onChange).toHaveBeenCalledWith({ refreshes: undefined })
  },
}

export const NarrowedInSpanish: Story = { ...Narrowed, play: () => {}, globals: { language: 'es' } }

export const PeopleLoading: Story = {
  beforeEach: answering(never),
  play: async ({ canvas }) => {
    await people(canvas)
    await expect(await screen.findByText('Loading...')).toBeVisible()
  },
}

export const NobodyMatches: Story = {
  beforeEach: answering(pageOf()),
  play: async ({ canvas }) => {
    await people(canvas)
    await expect(await screen.findByText('Nobody matches')).toBeVisible()
  },
}

export const PeopleNotLoaded: Story = {
  beforeEach: answering(failing),
  play: async ({ canvas }) => {
    await people(canvas)
    await expect(await screen.findByText('The people could not be loaded')).toBeVisible()
  },
}
