import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { http } from '#app/api.ts'
import { inApplication, inMain } from '#app/page/story-router.tsx'
import { comeBack, onceAnswering, pageOf } from '#app/page/story-server.ts'
import { OwnSessions } from './own-sessions.tsx'

const meta = {
  component: OwnSessions,
  beforeEach: onceAnswering(pageOf()),
  decorators: [inMain, inApplication],
} satisfies Meta<typeof OwnSessions>

export default meta
type Story = StoryObj<typeof meta>

/** What is typed in the dialog stays where the sessions cannot be asked for again. */
export const EndingAllWhileAskedAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all sessions' }))
    const password = await screen.findByLabelText(/Your password/)
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
    await userEvent.type(password, 'sec')
    comeBack()
    await waitFor(() => expect(http.call).toHaveBeenCalledTimes(2))
    await userEvent.type(password, 'ret')
    await expect(screen.getByLabelText(/Your password/)).toHaveValue('secret')
  },
}
