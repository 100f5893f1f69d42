import * as Dialog from '@plenum/ui/dialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation, useRouter } from '@tanstack/react-router'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { InApp } from '#app/page/story-router.tsx'
import { storyUser } from '#app/page/story-user.ts'
import { AppShell } from './app-shell.tsx'

/** As the browser's own, which work whatever lies over the page. */
const Ways = () => {
  const { history } = useRouter()
  const { pathname } = useLocation()
  return (
    <>
      <button type="button" onClick={() => history.back()}>
        Back from {pathname}
      </button>
      <button type="button" onClick={() => history.forward()}>
        Forward from {pathname}
      </button>
    </>
  )
}

const Feedback = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog.Root open={open} onOpenChange={(change) => !change.open && onClose()}>
    <Dialog.Content>
      <Dialog.Header title="Feedback" closeLabel="Close" />
    </Dialog.Content>
  </Dialog.Root>
)

/** On a phone, with the browser's ways where the search is. */
const meta = {
  component: AppShell,
  args: { Search: Ways, Bell: () => null, overlays: { support: Feedback } },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile2' } },
  decorators: [(Story) => <InApp Story={Story} user={storyUser} />],
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

const PANEL = { name: 'Main navigation' }
const opener = () => screen.findByRole('button', { name: 'Open the navigation' })
const isClosed = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog', PANEL)).toBeNull())
  await waitFor(async () => expect(await opener()).toHaveFocus())
}

async function staysClosedOn(pathname: string) {
  await screen.findByRole('button', { name: `Back from ${pathname}` })
  await expect(await opener()).toHaveAttribute('aria-expanded', 'false')
  await waitFor(() => expect(screen.queryByRole('dialog', PANEL)).toBeNull())
}

async function openPanel() {
  await userEvent.click(await opener())
  return within(await screen.findByRole('dialog', PANEL))
}

const press = async (name: string) => (await screen.findByRole('button', { name, hidden: true })).click()
const INVENTORY = '/app/settings/assets-inventory'

/** Back at the page where it was opened, it stays closed; so it does where it was open on the way. */
export const ClosedOnTheWayBack: Story = {
  play: async () => {
    const panel = await openPanel()
    await userEvent.click(panel.getByRole('button', { name: 'Settings' }))
    await userEvent.click(panel.getByRole('link', { name: 'Assets inventory' }))
    await isClosed()
    await press(`Back from ${INVENTORY}`)
    await staysClosedOn('/app')
    await press('Forward from /app')
    await staysClosedOn(INVENTORY)
    await openPanel()
    await press(`Back from ${INVENTORY}`)
    await staysClosedOn('/app')
    await press('Forward from /app')
    await staysClosedOn(INVENTORY)
  },
}

/** What opens over the page has it to itself, and gives the focus back to what is there. */
export const ClosedUnderFeedback: Story = {
  play: async () => {
    const panel = await openPanel()
    await userEvent.click(panel.getByRole('link', { name: 'Feedback' }))
    const feedback = await screen.findByRole('dialog', { name: 'Feedback' })
    await waitFor(() => expect(screen.queryByRole('dialog', PANEL)).toBeNull())
    await waitFor(() => expect(feedback.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await isClosed()
  },
}

/** An entry of the page one is on leads nowhere else. */
export const ClosedByTheSamePage: Story = {
  play: async () => {
    await userEvent.click((await openPanel()).getByRole('link', { name: 'Home' }))
    await isClosed()
    await userEvent.click((await openPanel()).getByRole('link', { name: /^Plenum/ }))
    await isClosed()
  },
}
