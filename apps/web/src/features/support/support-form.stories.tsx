import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { notices } from '#app/notices/notice-center.tsx'
import { feedbackServer } from './story-feedback.ts'
import { asOnItsPage, storyWriter } from './story-frame.tsx'
import {
  taken,
  png,
  box,
  write,
  send,
  reportIssue,
  stepGroup,
  attach,
  improvement,
  steps,
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

export const Improvement: Story = {
  play: async () => {
    await expect(await box(/^Subject/)).toBeVisible()
    await expect(screen.getByRole('checkbox')).not.toBeChecked()
    await expect(screen.getByText('/app/settings/assets-inventory?search=leaf')).toBeVisible()
  },
}

export const Bug: Story = {
  play: async () => {
    await reportIssue()
    await expect(await stepGroup(1)).toBeVisible()
  },
}

/** Nothing is filled in: the first thing wrong is said under each field, and the first of them has the focus. */
export const Invalid: Story = {
  play: async () => {
    await box(/^Subject/)
    await send()
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3))
    await expect(screen.getAllByRole('alert')[0]).toHaveTextContent('This field is required')
    await waitFor(async () => expect(await box(/^Subject/)).toHaveFocus())
  },
}

export const EachStepNeedsAnImage: Story = {
  play: async () => {
    await reportIssue()
    await write(/^Subject/, 'The list stays empty')
    await write(/^Step 1/, 'Open the inventory.')
    await attach(await stepGroup(1), png('list.png'))
    await userEvent.click(screen.getByRole('button', { name: 'Add a step' }))
    await write(/^Step 2/, 'Filter by rack.')
    await attach(await stepGroup(2), new File(['x'], 'rows.csv', { type: 'text/csv' }))
    await write(/^Expected result/, 'The assets of that rack.')
    await expect(await screen.findByText('rows.csv')).toBeVisible()
    await send()
    const second = within(await stepGroup(2))
    await expect(await second.findByRole('alert')).toHaveTextContent('Add at least one image')
    await expect(screen.getAllByRole('alert')).toHaveLength(1)
    await waitFor(() => expect(document.activeElement?.closest('[data-invalid]')).not.toBeNull())
  },
}

/** What is typed and attached goes along with its step. */
export const StepsReorderedByKeys: Story = {
  beforeEach: () => {
    taken.mockClear()
    return feedbackServer({ drafts: { bug: bugDraft() }, tickets: taken })()
  },
  play: async () => {
    await reportIssue()
    const handle = await screen.findByRole('button', { name: 'Move step 3' })
    handle.focus()
    await userEvent.keyboard(' {ArrowUp}{ArrowUp} ')
    await expect(await box(/^Step 1/)).toHaveValue('Press Back.')
    await expect(await within(await stepGroup(1)).findByText('step-3.png')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Remove step 2' }))
    await send()
    await expect(await screen.findByText('Thank you. This is ticket 42.')).toBeVisible()
    await expect(taken).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: 'bug',
        steps: [steps[2], steps[1]].map((step) => ({
          text: step?.text,
          files: step?.files.map(({ id }) => id),
        })),
        context: expect.objectContaining({ page: '/app/racks', language: 'en' }),
      }),
    )
  },
}

export const DraftRestored: Story = {
  beforeEach: () => feedbackServer({ drafts: { improvement: restoredDraft() } })(),
  play: async () => {
    await waitFor(async () => expect(await box(/^Subject/)).toHaveValue(improvement.subject))
    await expect(screen.getByText(/^Draft of .* restored$/)).toBeVisible()
    await expect(screen.getByText('1 file is no longer there; add it again')).toBeVisible()
    await expect(screen.queryByText('old.png')).toBeNull()
  },
}

/** Discarding can be undone until something else is typed. */
export const DraftDiscarded: Story = {
  beforeEach: () => {
    // what stories before it told stands in the corner of the page they share
    notices.toaster.remove()
    return feedbackServer({ drafts: { improvement: restoredDraft() } })()
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await expect(await box(/^Subject/)).toHaveValue('')
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(undo).toHaveFocus())
    await userEvent.click(undo)
    await expect(await box(/^Subject/)).toHaveValue(improvement.subject)
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await write(/^Subject/, 'Another')
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

/** Two seconds after the last word. */
export const DraftKept: Story = {
  play: async () => {
    await write(/^Subject/, 'Free power')
    await expect(await screen.findByText(/^Draft saved /)).toBeVisible()
  },
}

export const BugInSpanish: Story = {
  globals: { language: 'es' },
  beforeEach: () => feedbackServer({ drafts: { bug: bugDraft() } })(),
  play: async () => {
    await reportIssue()
    await expect(await screen.findByRole('button', { name: 'Mover el paso 3' })).toBeVisible()
  },
}
