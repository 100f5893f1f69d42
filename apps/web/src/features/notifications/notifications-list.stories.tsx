import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent } from 'storybook/test'
import { http } from '#app/api.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing, failingOnce, never } from '#app/page/story-server.ts'
import { NotificationsList } from './notifications-list.tsx'
import { everyKind, newsServer } from './story-news.ts'

const meta = {
  component: NotificationsList,
  args: { address: {}, onShowAll: fn() },
  beforeEach: answering(newsServer()),
  decorators: [inApplication],
} satisfies Meta<typeof NotificationsList>

export default meta
type Story = StoryObj<typeof meta>

const phone = {
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  globals: { viewport: { value: 'phone' } },
}

export const EveryKind: Story = {
  play: async ({ canvas }) => {
    const send = spyOn(http, 'send').mockImplementation(() => Promise.resolve())
    await expect(
      await canvas.findByRole('link', { name: /^Unread: Leo Marín answered ticket #12/ }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Eva Ruiz joined/ })).toHaveAttribute('href', '/app/users')
    await expect(canvas.getByRole('link', { name: /^Ana Ruiz made you/ })).toHaveAttribute(
      'href',
      '/app/profile',
    )
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Unread: Ana Ruiz sent ticket #12/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(send).toHaveBeenLastCalledWith('post', 'api/notifications/marks/', {
      json: { ids: [everyKind[0]?.id], read: true },
    })
    await userEvent.click(canvas.getAllByRole('button', { name: 'Mark as unread' })[0] ?? document.body)
    await expect(send).toHaveBeenLastCalledWith('post', 'api/notifications/marks/', {
      json: { ids: [everyKind[3]?.id], read: false },
    })
    send.mockRestore()
  },
}

export const EveryKindInSpanish: Story = {
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /^Eva Ruiz se ha unido a tu empresa/ }),
    ).toBeVisible()
  },
}

export const OnAPhone: Story = phone

export const OnAPhoneInSpanish: Story = { ...phone, globals: { ...phone.globals, language: 'es' } }

export const MoreToShow: Story = {
  beforeEach: () => {
    const pages = [
      { results: everyKind.slice(0, 2), next: 'later' },
      { results: everyKind.slice(2), next: null },
    ]
    const call = spyOn(http, 'call').mockImplementation((_method, _path, _schema, options) =>
      Promise.resolve(pages[new Map(Object.entries(options?.query ?? {})).has('cursor') ? 1 : 0]),
    )
    return () => call.mockRestore()
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await expect(await canvas.findByRole('link', { name: /joined your company/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
  },
}

export const NothingYet: Story = {
  beforeEach: answering(newsServer({ news: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing yet')).toBeVisible()
  },
}

export const NothingYetInSpanish: Story = { ...NothingYet, play: () => {}, globals: { language: 'es' } }

export const AllRead: Story = {
  args: { address: { show: 'unread' } },
  beforeEach: answering(newsServer({ news: [] })),
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show what you have read' }))
    await expect(args.onShowAll).toHaveBeenCalled()
  },
}

export const Loading: Story = {
  beforeEach: answering(never),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading...' })).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach: failingOnce(newsServer()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The notifications could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('link', { name: /joined your company/ })).toBeVisible()
  },
}

export const FailedInSpanish: Story = { beforeEach: answering(failing), globals: { language: 'es' } }
