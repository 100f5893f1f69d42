import { ClientError } from '@plenum/api-client/client-error'
import type { Ticket } from '@plenum/domain/ticket'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { http } from '#app/api.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { bug, discussion, entry, improvement, reporter, supporter, ticketServer } from './story-tickets.ts'
import { TicketView } from './ticket-view.tsx'

const meta = {
  component: TicketView,
  args: { ticket: bug, viewer: supporter },
  parameters: { layout: 'fullscreen' },
  beforeEach: ticketServer({ ticket: bug, entries: discussion }),
  decorators: [inApplication],
} satisfies Meta<typeof TicketView>

export default meta
type Story = StoryObj<typeof meta>

/** Its pictures open large, one after the other. */
export const BugWithPictures: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: bug.subject })).toBeVisible()
    const first = canvas.getByRole('list', { name: 'Files of step 1' })
    const picture = await within(first).findByRole('button', { name: 'Look at rack-2.png' })
    picture.focus()
    await userEvent.keyboard('{Enter}')
    const viewer = await screen.findByRole('dialog', { name: 'rack-2.png' })
    await expect(await within(viewer).findByRole('img', { name: 'rack-2.png' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await screen.findByRole('dialog', { name: 'rack-3.png' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(picture).toHaveFocus())
    await expect(canvas.getByText(/Ada Byron moved it from “To do” to “In progress”/)).toBeVisible()
  },
}

export const BugInSpanish: Story = { globals: { language: 'es' } }

export const Improvement: Story = {
  args: { ticket: improvement },
  beforeEach: ticketServer({ ticket: improvement, entries: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has answered yet.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: improvement.context?.page ?? '' })).toHaveAttribute(
      'href',
      improvement.context?.page,
    )
    await expect(canvas.getByRole('button', { name: 'Download units-by-rack.csv' })).toBeVisible()
  },
}

export const ImprovementInSpanish: Story = { ...Improvement, play: () => {}, globals: { language: 'es' } }

/** A page of another place is said, and never followed. */
export const PageElsewhere: Story = {
  args: {
    ticket: {
      ...improvement,
      context: { page: '//elsewhere.example/app', version: '1', browser: 'Firefox', language: 'eu' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('//elsewhere.example/app')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /elsewhere/ })).toBeNull()
  },
}

const answerBox = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.findByRole('textbox', { name: 'Your answer' })

/** Written and sent without a pointer; the next one can be typed at once. */
export const Answering: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/It happens with every rack/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send answer' }))
    await expect(await canvas.findByText('This field is required')).toBeVisible()
    await userEvent.type(await answerBox(canvas), 'Thank you.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const list = canvas.getByRole('list', { name: 'Discussion' })
    await expect(await within(list).findByText('Thank you.')).toBeVisible()
    await waitFor(async () => expect(await answerBox(canvas)).toHaveFocus())
    await expect(await answerBox(canvas)).toHaveValue('')
  },
}

const unreachable = () => Promise.reject(new ClientError({ kind: 'network', originalError: null }))

/** What was typed stays. */
export const AnswerNotSent: Story = {
  beforeEach: ticketServer({ ticket: bug, entries: discussion, answer: unreachable }),
  play: async ({ canvas }) => {
    await userEvent.type(await answerBox(canvas), 'Thank you.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }))
    await expect(await canvas.findByText('The answer was not sent')).toBeVisible()
    await expect(await answerBox(canvas)).toHaveValue('Thank you.')
    // leaving asks first
    await userEvent.click(canvas.getByRole('link', { name: 'Tickets' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Unsaved changes')
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** What did not arrive is no part of the answer: it is sent again or taken away first. */
export const AnswerWithoutItsFile: Story = {
  beforeEach: ticketServer({ ticket: bug, entries: discussion, files: unreachable }),
  play: async ({ canvas }) => {
    await userEvent.type(await answerBox(canvas), 'See the list.')
    const picture = new File(['x'], 'list.png', { type: 'image/png' })
    await userEvent.upload(await canvas.findByLabelText('Add files'), picture)
    const [said] = await canvas.findAllByText(/^Some files were not sent/)
    await expect(said).toBeVisible()
    await userEvent.click(await answerBox(canvas))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(canvas.queryByText('Thank you.')).toBeNull()
    await expect(await answerBox(canvas)).toHaveValue('See the list.')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove list.png' }))
    await waitFor(() => expect(canvas.queryAllByText(/^Some files were not sent/)).toEqual([]))
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }))
    await expect(await canvas.findByText('Thank you.')).toBeVisible()
  },
}

const long = Array.from({ length: 40 }, (_, index) => entry(index + 1))

/** More is asked for by hand; one's own answer comes with all that lies before it. */
export const LongDiscussion: Story = {
  beforeEach: ticketServer({ ticket: bug, entries: long, later: [entry(41, { text: 'The last word' })] }),
  play: async ({ canvas }) => {
    await canvas.findByText('Answer 40')
    await expect(canvas.queryByText('The last word')).toBeNull()
    const more = canvas.getByRole('button', { name: 'Show more' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('The last word')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
  },
}

/** One press each; what it is already asks nothing. */
export const Deciding: Story = {
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Change the status' })
    await expect(within(group).getByRole('button', { pressed: true })).toHaveTextContent('In progress')
    const asked = (patch: object) =>
      expect(http.call).toHaveBeenCalledWith(
        'patch',
        `api/tickets/${bug.id}/`,
        expect.anything(),
        expect.objectContaining({ json: patch }),
      )
    within(group).getByRole('button', { name: 'In review' }).focus()
    await userEvent.keyboard('{Enter}')
    await asked({ status: 'in_review' })
    await waitFor(() =>
      expect(within(group).getByRole('button', { name: 'In review' })).not.toHaveAttribute('aria-busy'),
    )
    const urgency = canvas.getByRole('group', { name: 'Change the priority' })
    await userEvent.click(within(urgency).getByRole('button', { name: 'Low' }))
    await asked({ priority: 'low' })
    await userEvent.click(within(urgency).getByRole('button', { name: 'High' }))
    await expect(http.call).not.toHaveBeenCalledWith(
      'patch',
      expect.anything(),
      expect.anything(),
      expect.objectContaining({ json: { priority: 'high' } }),
    )
  },
}

/** Sees what became of it and answers, but decides nothing. */
export const ForItsReporter: Story = {
  args: { viewer: reporter },
  play: async ({ canvas }) => {
    await expect(await answerBox(canvas)).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Change the status' })).toBeNull()
    await expect(canvas.getByText('In progress')).toBeVisible()
  },
}

/** May look at all tickets and works on none. */
export const ForWhoOnlyReads: Story = {
  args: { viewer: { ...supporter, permissions: { ...supporter.permissions, support: 'onlyRead' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only Eva Ruiz and those who look after tickets/)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('group', { name: 'Change the status' })).toBeNull()
  },
}

const closed: Ticket = { ...bug, status: 'done' }

/** What is over begins anew before it becomes anything else. */
export const Closed: Story = {
  args: { ticket: closed },
  beforeEach: ticketServer({ ticket: closed, entries: discussion }),
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Change the status' })
    const offered = within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    await expect(offered).toEqual(['To do', 'In progress', 'Done'])
    await expect(canvas.getByText(/This ticket is closed/)).toBeVisible()
  },
}

export const ClosedInSpanish: Story = { ...Closed, play: () => {}, globals: { language: 'es' } }
