import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { http } from '#app/api.ts'
import { rejecting } from '#app/form/story-refusal.ts'
import { beforeSpanish } from '#app/page/story-language.tsx'
import { inApplication, inMain } from '#app/page/story-router.tsx'
import { answering } from '#app/page/story-server.ts'
import { answeringChecks, FITS, OVERLOADS } from '../story-check.ts'
import { storyRequest } from '../story-work.ts'
import { ActDialog } from './act-dialog.tsx'

const request = storyRequest('approval', { actions: ['approve'] })

const meta = {
  component: ActDialog,
  args: { request, action: 'approve', canOverride: false, onClose: fn() },
  decorators: [beforeSpanish, inMain, inApplication],
} satisfies Meta<typeof ActDialog>

export default meta
type Story = StoryObj<typeof meta>

/** What the server says of it comes in words, and is asked for again in another language. */
export const TurnedToSpanish: Story = {
  beforeEach: answeringChecks(request.items[0]?.id ?? '', ['It is closed', 'Está cerrado']),
  play: async ({ canvas }) => {
    await expect(await screen.findByText(/It is closed/)).toBeVisible()
    canvas.getByText('Español').click()
    await expect(await screen.findByText(/Está cerrado/)).toBeVisible()
    await expect(screen.queryByText(/It is closed/)).toBeNull()
  },
}

const standard = storyRequest('todo', { actions: ['start'] })
const why = 'Agreed until the new feed is here'
const reason = { name: /^Reason to go on/ }

/** What was approved beforehand starts against the fit check with a reason, too. */
export const StartedAgainstTheCheck: Story = {
  args: { request: standard, action: 'start', canOverride: true },
  beforeEach: answering((path) => Promise.resolve(path.endsWith('/check/') ? OVERLOADS : standard)),
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', reason), why)
    await userEvent.click(screen.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(http.call).toHaveBeenCalledWith(
      'post',
      `api/work/${standard.id}/act/`,
      expect.anything(),
      expect.objectContaining({ json: { action: 'start', reason: null, override_reason: why } }),
    )
  },
}

/** Who may not approve is told who can. */
export const StartedBySomebodyElse: Story = {
  args: { request: standard, action: 'start' },
  beforeEach: answering(() => Promise.resolve(OVERLOADS)),
  play: async () => {
    await expect(await screen.findByText(/^Someone who may approve can go on/)).toBeVisible()
    await expect(screen.queryByRole('textbox', reason)).toBeNull()
  },
}

/** What has come since the check is said, and asks for its reason then. */
export const OverloadedSinceTheCheck: Story = {
  args: { canOverride: true },
  beforeEach: () => {
    let check = FITS
    const refuse = rejecting('required', 'This field is required', 'override_reason')
    return answering((path) => {
      if (path.endsWith('/check/')) return Promise.resolve(check)
      check = OVERLOADS
      return refuse()
    })()
  },
  play: async () => {
    await screen.findByText(/^Everything fits/)
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('This field is required')
    await expect(await screen.findByRole('textbox', reason)).toBeVisible()
  },
}
