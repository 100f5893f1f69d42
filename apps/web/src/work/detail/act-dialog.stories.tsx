import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { beforeSpanish } from '#app/page/story-language.tsx'
import { inApplication, inMain } from '#app/page/story-router.tsx'
import { answeringChecks } from '../story-check.ts'
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
