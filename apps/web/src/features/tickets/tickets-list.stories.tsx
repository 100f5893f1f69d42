import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing, failingOnce, never, pageOf } from '#app/page/story-server.ts'
import { reporter, summary, supporter } from './story-tickets.ts'
import { TicketsList } from './tickets-list.tsx'

const leo = { id: '0190a0a0-0000-7000-8000-0000000000ac', name: 'Leo Maria Fernández de Valderrama' }
const some = pageOf(
  summary(14, { status: 'in_review', priority: 'low', answers: 3, reporter: leo }),
  summary(13, { kind: 'improvement', subject: 'Print labels for a whole row of racks', priority: 'high' }),
  summary(12, {
    status: 'blocked',
    answers: 12,
    subject:
      'A subject that is as long as a subject may be, which nobody reads to its end in a list but all the same is there',
  }),
)

const meta = {
  component: TicketsList,
  args: { viewer: supporter, address: {}, onChange: fn(), onOpen: fn() },
  beforeEach: answering(some),
  decorators: [
    (Story) => (
      <div
        className={css({
          display: 'flex',
          flexDirection: 'column',
          width: '[72rem]',
          maxWidth: '[calc(100vw - 2rem)]',
          height: '[26rem]',
        })}
      >
        <Story />
      </div>
    ),
    inApplication,
  ],
} satisfies Meta<typeof TicketsList>

export default meta
type Story = StoryObj<typeof meta>

export const Everybodys: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      await canvas.findByRole('row', { name: /#13.*Improvement.*To do.*High.*Eva Ruiz/ }),
    ).toBeVisible()
    await expect(canvas.getByText('That is all 3 tickets')).toBeVisible()
    canvas.getByRole('grid').focus()
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ number: 13 }))
    await userEvent.click(canvas.getByRole('button', { name: /Updated/ }))
    await expect(args.onChange).toHaveBeenCalledWith({ ordering: '-last_update' })
  },
}

export const EverybodysInSpanish: Story = { globals: { language: 'es' } }

/** Whose they are needs no column. */
export const OwnOnly: Story = {
  args: { viewer: reporter },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /#13/ })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Reporter' })).toBeNull()
  },
}

export const OnAPhone: Story = {
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  globals: { viewport: { value: 'phone' } },
}

export const NothingOpen: Story = {
  beforeEach: answering(pageOf()),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Nothing is open')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'New ticket' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show the closed ones too' }))
    await expect(args.onChange).toHaveBeenCalledWith({ status: 'any' })
  },
}

export const NoneYet: Story = {
  args: { viewer: reporter, address: { status: 'any' } },
  beforeEach: answering(pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tickets yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'New ticket' })).toBeVisible()
  },
}

export const NoneYetInSpanish: Story = { ...NoneYet, play: () => {}, globals: { language: 'es' } }

export const NoneMatches: Story = {
  args: { address: { search: 'flood', kind: 'bug' } },
  beforeEach: answering(pageOf()),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('No ticket matches')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onChange).toHaveBeenCalledWith({
      search: undefined,
      kind: undefined,
      status: undefined,
      priority: undefined,
    })
  },
}

export const Loading: Story = {
  beforeEach: answering(never),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Failed: Story = {
  beforeEach: failingOnce(some),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The tickets could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('row', { name: /#13/ })).toBeVisible()
  },
}

export const FailedInSpanish: Story = { beforeEach: answering(failing), globals: { language: 'es' } }
