import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { AlertDialog } from './alert-dialog.tsx'
import { Button } from './button.tsx'

const meta = {
  component: AlertDialog,
  args: {
    open: true,
    onCancel: fn(),
    title: 'You have unsaved changes. Do you want to leave?',
    children: (
      <>
        <Button>Stay</Button>
        <Button tone="danger">Leave</Button>
        <Button tone="primary">Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: /unsaved changes/ })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce())
  },
}

export const Spanish: Story = {
  args: {
    title: 'Tienes cambios sin guardar. ¿Quieres salir?',
    description: 'Los cambios del activo MAD1-SW-0042 se perderán.',
    children: (
      <>
        <Button>Quedarse</Button>
        <Button tone="danger">Salir</Button>
        <Button tone="primary">Guardar</Button>
      </>
    ),
  },
}
