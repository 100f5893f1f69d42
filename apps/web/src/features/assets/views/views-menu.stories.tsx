import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing, failingOnce, never, pageOf } from '#app/page/story-server.ts'
import { storyUser } from '#app/page/story-user.ts'
import { useWords } from '#app/page/use-words.ts'
import type { AssetsSearch } from '../assets-search.ts'
import { useColumnChoice } from '../column-choice.ts'
import { storyView } from './story-views.ts'
import { MenuOfViews } from './views-menu.tsx'

const team = { id: '0190c0c0-0000-7000-8000-00000000bbbb', name: 'Operators' }
const repair = storyView('To repair', { is_default: true })
const audit = storyView('Audit', {
  own: false,
  owner: { id: '0190c0c0-0000-7000-8000-00000000cccc', name: 'Leo Martín' },
  team,
})

interface MenuStoryProps {
  address: AssetsSearch
  team: typeof team | null
  onChange: (change: Partial<AssetsSearch>) => void
}

function MenuStory({ address, team: own, onChange }: MenuStoryProps) {
  useWords('inventory')
  const columns = useColumnChoice()
  return (
    <MenuOfViews
      user={{ ...storyUser, team: own }}
      address={address}
      columns={columns}
      defaultOpen
      onChange={onChange}
    />
  )
}

const meta = {
  title: 'Views menu',
  component: MenuStory,
  args: { address: {} satisfies Partial<AssetsSearch>, team, onChange: fn() },
  render: (args) => (
    <Suspense fallback={null}>
      <MenuStory {...args} />
    </Suspense>
  ),
  beforeEach: answering(pageOf(repair, audit)),
  decorators: [
    (Story) => (
      <div className={css({ width: '[24rem]', maxWidth: 'full', minHeight: '[22rem]' })}>
        <Story />
      </div>
    ),
    inApplication,
  ],
} satisfies Meta<typeof MenuStory>

export default meta
type Story = StoryObj<typeof meta>

const opened = async (name: string) => {
  const item = await screen.findByRole('menuitem', { name })
  await waitFor(() => expect(item).toBeVisible())
  return item
}

export const NothingChosen: Story = {
  play: async ({ args }) => {
    await opened('Save as a new view…')
    await expect(screen.queryByRole('menuitem', { name: 'Begin with this view' })).toBeNull()
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /To repair/ }))
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ saved: repair.id, status: 'faulty,repair' }),
      false,
    )
  },
}

export const NothingChosenInSpanish: Story = { globals: { language: 'es' } }

/** Its owner may keep what was changed, and share it. */
export const OwnAndChanged: Story = {
  args: { address: { saved: repair.id, status: 'faulty' } satisfies Partial<AssetsSearch> },
  play: async () => {
    await opened('Share with Operators')
    await expect(screen.getByRole('menuitem', { name: 'Save the changes' })).not.toHaveAttribute(
      'aria-disabled',
    )
    await expect(screen.getByRole('button', { name: /To repair/, hidden: true })).toHaveTextContent('changed')
  },
}

/** Only its owner changes it. */
export const OfTheTeamAndChanged: Story = {
  args: { address: { saved: audit.id, status: 'faulty' } satisfies Partial<AssetsSearch> },
  play: async () => {
    const save = await opened('Save the changes Only Leo Martín can change it.')
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.queryByRole('menuitem', { name: /Share/ })).toBeNull()
  },
}

export const OwnWithoutATeam: Story = {
  args: {
    address: { saved: repair.id, status: 'faulty,repair' } satisfies Partial<AssetsSearch>,
    team: null,
  },
  globals: { language: 'es' },
}

export const Loading: Story = {
  beforeEach: answering(never),
  play: async () => {
    const waiting = await screen.findByRole('menuitemradio', { name: 'Loading...' })
    await waitFor(() => expect(waiting).toBeVisible())
  },
}

export const Failed: Story = {
  beforeEach: failingOnce(pageOf(repair)),
  play: async () => {
    const retry = await opened('The views could not be loaded Try again')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(retry).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menuitemradio', { name: /To repair/ })
    await expect(screen.queryByText('The views could not be loaded')).toBeNull()
  },
}

export const FailedInSpanish: Story = { beforeEach: answering(failing), globals: { language: 'es' } }
