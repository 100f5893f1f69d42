import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { Download } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { examplePicture } from './example-picture.ts'
import { FileList } from './file-list.tsx'
import { IconButton } from './icon-button.tsx'

const meta = {
  component: FileList,
  args: {
    label: 'Attachments',
    files: [
      {
        id: '1',
        name: 'rack-front.png',
        thumbnail: examplePicture(300, 200),
        detail: '1.2 MB',
        state: { at: 'done' },
      },
      { id: '2', name: 'manual.pdf', detail: '340 kB', state: { at: 'done' } },
    ],
    words: {
      waiting: 'Waiting',
      canceled: 'Canceled',
      progress: (name) => `Sending ${name}`,
      open: (name) => `Open ${name}`,
      retry: (name) => `Send ${name} again`,
      remove: (name) => `Remove ${name}`,
      cancel: (name) => `Stop sending ${name}`,
    },
  },
  decorators: [
    (Story) => (
      <div className={css({ width: 'dialog' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileList>

export default meta
type Story = StoryObj<typeof meta>

export const ToRead: Story = {
  args: {
    onOpen: fn(),
    action: (upload) => (
      <IconButton label={`Download ${upload.id}`} size="compact">
        <Download />
      </IconButton>
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Open rack-front.png' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('1')
    await expect(canvas.queryByRole('button', { name: 'Open manual.pdf' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument()
  },
}

export const EveryState: Story = {
  args: {
    onOpen: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    files: [
      { id: '1', name: 'waits.pdf', detail: '340 kB', state: { at: 'waiting' } },
      { id: '2', name: 'goes.pdf', detail: '340 kB', state: { at: 'sending', part: 0.64 } },
      {
        id: '3',
        name: 'lost.pdf',
        detail: '340 kB',
        state: { at: 'failed', error: 'The connection was lost' },
      },
      {
        id: '4',
        name: 'wrong.exe',
        detail: '2 MB',
        state: { at: 'refused', error: 'No programs are taken' },
      },
      { id: '5', name: 'stopped.pdf', detail: '340 kB', state: { at: 'canceled' } },
      {
        id: '6',
        name: 'there.png',
        thumbnail: examplePicture(300, 200),
        detail: '1.2 MB',
        state: { at: 'done' },
      },
    ],
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    await expect(names).toEqual([
      'Remove waits.pdf',
      'Stop sending goes.pdf',
      'Send lost.pdf again',
      'Remove lost.pdf',
      'Remove wrong.exe',
      'Send stopped.pdf again',
      'Remove stopped.pdf',
      'Open there.png',
      'Remove there.png',
    ])
  },
}

/** The focus stays beside what was pressed. */
export const KeepsTheFocus: Story = {
  args: { ...EveryState.args },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Send lost.pdf again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledWith('3')
    await expect(canvas.getByRole('button', { name: 'Remove lost.pdf' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledWith('3')
    await expect(canvas.getByRole('button', { name: 'Remove wrong.exe' })).toHaveFocus()
    canvas.getByRole('button', { name: 'Remove there.png' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove stopped.pdf' })).toHaveFocus()
  },
}

export const LongSpanish: Story = {
  args: {
    label: 'Documentos adjuntos',
    onRetry: fn(),
    onRemove: fn(),
    files: [
      {
        id: '1',
        name: 'Contrato de mantenimiento preventivo y correctivo de los grupos electrógenos 2026.pdf',
        detail: '4,8 MB',
        state: { at: 'canceled' },
      },
      {
        id: '2',
        name: 'Fotografía del cuadro eléctrico de la sala norte.jpg',
        detail: '12 MB',
        state: {
          at: 'failed',
          error: 'Se ha perdido la conexión. Vuelve a enviarlo cuando la recuperes; nada se ha perdido.',
        },
      },
    ],
    words: {
      waiting: 'En espera',
      canceled: 'Envío cancelado',
      progress: (name) => `Enviando ${name}`,
      retry: (name) => `Enviar ${name} otra vez`,
      remove: (name) => `Quitar ${name}`,
    },
  },
}
