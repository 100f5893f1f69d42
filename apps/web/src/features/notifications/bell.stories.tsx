import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { http } from '#app/api.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing, never } from '#app/page/story-server.ts'
import { Bell } from './bell.tsx'
import { everyKind, newsServer, told } from './story-news.ts'

/** No line to a server here: what there is to tell is told when asked. */
const silent = () => {
  const open = spyOn(http, 'open').mockImplementation(() => Promise.withResolvers<never>().promise)
  const send = spyOn(http, 'send').mockImplementation(() => Promise.resolve())
  return () => {
    open.mockRestore()
    send.mockRestore()
  }
}

const serving = (answer: (path: string) => Promise<unknown>) => () => {
  const restore = [answering(answer)(), silent()]
  return () => restore.forEach((each) => each())
}

const meta = {
  component: Bell,
  args: { person: '0190a0a0-0000-7000-8000-0000000000aa' },
  beforeEach: serving(newsServer()),
  decorators: [
    (Story) => (
      <div className={css({ display: 'flex', justifyContent: 'flex-end', minHeight: '[34rem]' })}>
        <Story />
      </div>
    ),
    inApplication,
  ],
} satisfies Meta<typeof Bell>

export default meta
type Story = StoryObj<typeof meta>

const open = async (name: string) => {
  const bell = await screen.findByRole('button', { name })
  bell.click()
}

export const ThreeUnread: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible()
  },
}

export const NoneUnread: Story = {
  beforeEach: serving(newsServer({ unread: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Notifications' })).toBeVisible()
  },
}

export const ManyUnread: Story = {
  beforeEach: serving(newsServer({ unread: 1240 })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Notifications, 1,240 unread' })).toBeVisible()
    // the mark comes with a part of its own
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-count]')).toHaveAttribute('data-count', '99+'),
    )
  },
}

export const OpenByKeys: Story = {
  play: async () => {
    await open('Notifications, 3 unread')
    const panel = await screen.findByRole('dialog', { name: 'Notifications' })
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
    const newest = await screen.findByRole('link', { name: /^Unread: Ana Ruiz sent ticket #12/ })
    await expect(newest).toHaveAttribute('href', expect.stringMatching(/^\/app\/support\/tickets\/0190/))
    await expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/app/notifications')
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
    await expect(http.send).toHaveBeenCalledWith('post', 'api/notifications/marks/', { json: {} })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications, 3 unread' })).toHaveFocus())
  },
}

export const OneOpened: Story = {
  play: async () => {
    await open('Notifications, 3 unread')
    await userEvent.click(await screen.findByRole('link', { name: /^Unread: Ana Ruiz sent/ }))
    await expect(http.send).toHaveBeenCalledWith('post', 'api/notifications/marks/', {
      json: { ids: [everyKind[0]?.id] },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const OpenInSpanish: Story = {
  globals: { language: 'es' },
  play: async () => {
    await open('Notificaciones, 3 sin leer')
    await expect(
      await screen.findByRole('link', { name: /^Sin leer: Ana Ruiz ha enviado el ticket #12/ }),
    ).toBeVisible()
  },
}

export const OpenOnAPhone: Story = {
  ...OpenInSpanish,
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '320px', height: '640px' } } } },
  },
  globals: { language: 'es', viewport: { value: 'phone' } },
}

export const NothingYet: Story = {
  beforeEach: serving(newsServer({ news: [], unread: 0 })),
  play: async () => {
    await open('Notifications')
    await expect(await screen.findByText('Nothing yet')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  },
}

export const Coming: Story = {
  beforeEach: serving(never),
  play: async () => {
    await open('Notifications')
    await expect(await screen.findByRole('status', { name: 'Loading...' })).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach: serving(failing),
  play: async () => {
    await open('Notifications')
    await expect(await screen.findByText('The notifications could not be loaded')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const LongNames: Story = {
  beforeEach: serving(
    newsServer({
      news: [
        told(0, {
          read_at: null,
          kind: 'person_joined',
          about: 'María del Pilar Fernández de Córdoba y Álvarez de Toledo-Bobadilla',
        }),
      ],
    }),
  ),
  play: async () => {
    await open('Notifications, 3 unread')
    await expect(await screen.findByRole('link', { name: /María del Pilar/ })).toBeVisible()
  },
}
