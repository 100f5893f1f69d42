import { css } from '@plenum/ui/css'
import { USUAL_CHANNELS } from '@plenum/domain/notification'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { http } from '#app/api.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing, failingOnce, never } from '#app/page/story-server.ts'
import { Preferences } from './preferences.tsx'
import { newsServer } from './story-news.ts'

const meta = {
  component: Preferences,
  beforeEach: answering(newsServer()),
  decorators: [
    (Story) => (
      <div className={css({ width: '[26rem]', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
    inApplication,
  ],
} satisfies Meta<typeof Preferences>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const tickets = within(await canvas.findByRole('group', { name: 'New tickets' }))
    const here = tickets.getByRole('switch', { name: 'In Plenum' })
    await expect(here).toBeChecked()
    here.focus()
    await userEvent.keyboard(' ')
    await expect(here).not.toBeChecked()
    await waitFor(() =>
      expect(http.call).toHaveBeenCalledWith('put', 'api/notifications/preferences/', expect.anything(), {
        json: {
          ...USUAL_CHANNELS,
          person_joined: { in_app: false, by_mail: false },
          ticket_created: { in_app: false, by_mail: true },
        },
      }),
    )
    await expect(tickets.queryByText('You are notified about none of these.')).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(await tickets.findByText('You are notified about none of these.')).toBeVisible()
  },
}

let kept: PromiseWithResolvers<never>

export const NotKept: Story = {
  beforeEach: () => {
    kept = Promise.withResolvers()
    const answer = newsServer()
    const call = spyOn(http, 'call').mockImplementation((method, path) =>
      method === 'put' ? kept.promise : answer(path),
    )
    return () => call.mockRestore()
  },
  play: async ({ canvas }) => {
    const tickets = within(await canvas.findByRole('group', { name: 'New tickets' }))
    const here = tickets.getByRole('switch', { name: 'In Plenum' })
    await userEvent.click(here)
    await waitFor(() => expect(here).not.toBeChecked())
    await waitFor(() =>
      expect(http.call).toHaveBeenCalledWith('put', expect.anything(), expect.anything(), expect.anything()),
    )
    kept.reject(new Error('The server is away'))
    await waitFor(() => expect(here).toBeChecked())
  },
}

export const Spanish: Story = {
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No recibes ningún aviso de esto.')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '320px', height: '844px' } } } },
  },
  globals: { viewport: { value: 'phone' }, language: 'es' },
}

export const Loading: Story = { beforeEach: answering(never) }

export const Failed: Story = {
  beforeEach: failingOnce(newsServer()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your choices could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('group', { name: 'New tickets' })).toBeVisible()
  },
}

export const FailedInSpanish: Story = { beforeEach: answering(failing), globals: { language: 'es' } }
