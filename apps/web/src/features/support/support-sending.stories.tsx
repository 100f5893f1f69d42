import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { feedbackServer, refusing, storedFile, ticket } from './story-feedback.ts'
import { asOnItsPage, storyWriter } from './story-frame.tsx'
import {
  taken,
  png,
  box,
  send,
  reportIssue,
  stepGroup,
  attach,
  improvement,
  fillImprovement,
  bugDraft,
  restoredDraft,
} from './story-writing.ts'
import { SupportForm } from './support-form.tsx'

const meta = {
  component: SupportForm,
  args: storyWriter,
  parameters: { layout: 'padded' },
  beforeEach: feedbackServer(),
  decorators: asOnItsPage,
} satisfies Meta<typeof SupportForm>

export default meta
type Story = StoryObj<typeof meta>

export const FilesFailed: Story = {
  beforeEach: feedbackServer({ files: () => Promise.reject(new Error('The server is away')) }),
  play: async () => {
    await fillImprovement()
    await attach(await screen.findByRole('group', { name: /^Images or files/ }), png('list.png'))
    await expect(await screen.findByRole('button', { name: 'Send list.png again' })).toBeVisible()
    await send()
    await expect(await screen.findByText(/^Some files were not sent/)).toBeVisible()
    await expect(screen.queryByText(/Thank you/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove list.png' }))
    await waitFor(() => expect(screen.queryByText(/^Some files were not sent/)).toBeNull())
    await send()
    await expect(await screen.findByText(/Thank you/)).toBeVisible()
  },
}

let arrive = () => {}

/** Sent as soon as the last file has arrived. */
export const WaitsForItsFiles: Story = {
  beforeEach: () => {
    taken.mockClear()
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const file = storedFile('list.png')
    arrive = () => resolve(file)
    return feedbackServer({ files: () => promise, tickets: taken })()
  },
  play: async () => {
    await fillImprovement()
    await attach(await screen.findByRole('group', { name: /^Images or files/ }), png('list.png'))
    await send()
    await expect(await screen.findByText('This is sent as soon as its files have arrived.')).toBeVisible()
    await expect(taken).not.toHaveBeenCalled()
    arrive()
    await expect(await screen.findByText('Thank you. This is ticket 42.')).toBeVisible()
    await expect(taken).toHaveBeenCalledWith(
      expect.objectContaining({ files: [expect.any(String)], context: null }),
    )
  },
}

/** What the server refuses is said where it is wrong. */
export const FileRefused: Story = {
  beforeEach: feedbackServer({
    drafts: { bug: bugDraft() },
    tickets: () => Promise.reject(refusing('steps.1.files.0', 'This record does not exist')),
  }),
  play: async () => {
    await reportIssue()
    await screen.findByRole('button', { name: 'Move step 3' })
    await send()
    await expect(await within(await stepGroup(2)).findByRole('alert')).toHaveTextContent(
      'This record does not exist',
    )
  },
}

/** Nothing typed is lost, and it can be tried again. */
export const SubmissionFailed: Story = {
  beforeEach: () => {
    let isFirst = true
    return feedbackServer({
      tickets: () => {
        if (!isFirst) return Promise.resolve(ticket)
        isFirst = false
        return Promise.reject(refusing(null, 'The disk is almost full; nothing was changed'))
      },
    })()
  },
  play: async () => {
    await fillImprovement()
    await send()
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('Form submission error')
    await expect(alert).toHaveTextContent('The disk is almost full; nothing was changed')
    await expect(await box(/^Subject/)).toHaveValue(improvement.subject)
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await expect(await screen.findByText(/Thank you/)).toBeVisible()
  },
}

export const SubmissionFailedInSpanish: Story = {
  globals: { language: 'es' },
  beforeEach: feedbackServer({
    drafts: { improvement: restoredDraft() },
    tickets: () => Promise.reject(refusing(null, 'El disco está casi lleno; no se ha cambiado nada')),
  }),
  play: async () => {
    await waitFor(async () => expect(await box(/^Asunto/)).toHaveValue(improvement.subject))
    await send()
    await expect(await screen.findByRole('alert')).toHaveTextContent('Error al enviar el formulario')
  },
}

export const Sent: Story = {
  play: async () => {
    await fillImprovement()
    await send()
    await expect(await screen.findByRole('link', { name: 'Open ticket 42' })).toHaveAttribute(
      'href',
      `/app/support/tickets/${ticket.id}`,
    )
    await expect(screen.getByRole('link', { name: 'My tickets' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('group', { name: /Thank you/ })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Write another one' }))
    await expect(await box(/^Subject/)).toHaveValue('')
  },
}
