import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { InApp } from '#app/page/story-router.tsx'
import { feedbackServer } from './story-feedback.ts'
import { box, bugDraft, reportIssue } from './story-writing.ts'
import { SupportDialog } from './support-dialog.tsx'

/** The dialog over a page with a filter in its address. */
const Over = ({ onClose }: { onClose: () => void }) => (
  <InApp
    Story={() => <SupportDialog open onClose={onClose} />}
    user={{ id: 'ana' }}
    at="/app?search=leaf&over=support"
  />
)

const meta = {
  component: Over,
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => feedbackServer({ drafts: { bug: bugDraft() } })(),
} satisfies Meta<typeof Over>

export default meta
type Story = StoryObj<typeof meta>

export const Improvement: Story = {
  play: async ({ args }) => {
    await expect(await box(/^Subject/)).toBeVisible()
    await expect(screen.getByRole('dialog', { name: 'Feedback' })).toHaveTextContent('/app?search=leaf')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const BugInSpanish: Story = {
  globals: { language: 'es' },
  play: async () => {
    await screen.findByRole('textbox', { name: /^Asunto/ })
    await reportIssue()
    await expect(await screen.findByRole('button', { name: 'Mover el paso 3' })).toBeVisible()
  },
}
