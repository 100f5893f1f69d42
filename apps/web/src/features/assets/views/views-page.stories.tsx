import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Suspense } from 'react'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing, failingOnce, never, pageOf } from '#app/page/story-server.ts'
import { useWords } from '#app/page/use-words.ts'
import { storyView } from './story-views.ts'
import { ViewsList } from './views-page.tsx'

const team = { id: '0190c0c0-0000-7000-8000-00000000bbbb', name: 'Operators' }
const colleague = { id: '0190c0c0-0000-7000-8000-00000000cccc', name: 'Leo Martín' }
const views = pageOf(
  storyView('To repair', { is_default: true, is_team_default: true, team }),
  storyView('A long name that somebody gave to everything that goes out of warranty this year', {
    settings: {
      ...storyView('').settings,
      filter: { search: 'leaf', warranty_from: '0d', warranty_to: '180d', without: 'owner' },
    },
  }),
  storyView('Audit', {
    own: false,
    owner: colleague,
    team,
    settings: { ...storyView('').settings, filter: {} },
  }),
)

function Words({ user }: Parameters<typeof ViewsList>[0]) {
  useWords('inventory')
  return <ViewsList user={user} />
}

const meta = {
  component: ViewsList,
  args: { user: { id: 'me', team } },
  render: (args) => (
    <Suspense fallback={null}>
      <Words {...args} />
    </Suspense>
  ),
  beforeEach: answering(views),
  decorators: [inApplication],
} satisfies Meta<typeof ViewsList>

export default meta
type Story = StoryObj<typeof meta>

// words, menus and dialogs are fetched when they are first needed
export const Own: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'To repair' })
    await expect(link).toHaveAttribute('href', expect.stringContaining('status=faulty'))
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for To repair' }))
    const unshare = await screen.findByRole('menuitem', { name: 'Stop sharing' })
    await waitFor(() => expect(unshare).toBeVisible())
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    // a script presses its next key before the menu has drawn what the last one did, and that one is lost
    await userEvent.keyboard('{End}')
    const remove = screen.getByRole('menuitem', { name: 'Delete' })
    await waitFor(() => expect(remove).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{Enter}')
    const question = await screen.findByRole('alertdialog')
    await waitFor(() => expect(question).toBeVisible())
  },
}

/** A team begins with one of its views, where a person has not said otherwise. */
export const TheTeamBeginsWithIt: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Default of Operators')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for To repair' }))
    const end = await screen.findByRole('menuitem', { name: 'Let Operators begin with all assets' })
    await waitFor(() => expect(end).toBeVisible())
  },
}

export const TheTeamBeginsWithItInSpanish: Story = {
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Por defecto en Operators')).toBeVisible())
  },
}

export const OfATeam: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Audit' }))
    const begin = await screen.findByRole('menuitem', { name: 'Begin with this view' })
    await waitFor(() => expect(begin).toBeVisible())
    await expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
  },
}

export const NotRenamed: Story = {
  beforeEach: answering((path) => (path === 'api/saved-views/' ? views(path) : failing(path))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for To repair' }))
    const rename = await screen.findByRole('menuitem', { name: 'Rename…' })
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(rename.nextElementSibling).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(rename).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{Enter}')
    const name = await screen.findByRole('textbox', { name: /Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'To mend{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent('The view was not saved')
    await expect(name).toHaveValue('To mend')
  },
}

export const InSpanish: Story = { globals: { language: 'es' } }
export const Loading: Story = { beforeEach: answering(never) }
export const None: Story = { beforeEach: answering(pageOf()) }
export const NoneInSpanish: Story = { beforeEach: answering(pageOf()), globals: { language: 'es' } }
export const FailedInSpanish: Story = { beforeEach: answering(failing), globals: { language: 'es' } }
export const Failed: Story = {
  beforeEach: failingOnce(views),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The views could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('link', { name: 'To repair' })).toBeVisible()
  },
}
