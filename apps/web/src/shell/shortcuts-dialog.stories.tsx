import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

const meta = { component: ShortcutsDialog, args: { open: true, onClose: fn() } } satisfies Meta<
  typeof ShortcutsDialog
>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await waitFor(() => expect(within(dialog).getByText('Ctrl K')).toBeVisible())
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const OnAMac: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'userAgentData', { value: { platform: 'macOS' }, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'userAgentData')
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await waitFor(() => expect(within(dialog).getByText('⌘K')).toBeVisible())
    await expect(within(dialog).queryByText(/Ctrl/)).not.toBeInTheDocument()
  },
}

export const Spanish: Story = {
  globals: { language: 'es' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Atajos de teclado' })
    await waitFor(() => expect(within(dialog).getByText('Av Pág')).toBeVisible())
  },
}
