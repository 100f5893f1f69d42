import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect, fn, spyOn, userEvent } from 'storybook/test'
import { useState } from 'react'
import { examplePicture } from './example-picture.ts'
import { FileUpload, type FileUploadWords } from './file-upload.tsx'
import type { UploadFile, UploadState } from './upload-state.ts'

const photo = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'rack-front.svg', {
  type: 'image/svg+xml',
})
const manual = new File([new Uint8Array(2000)], 'manual.pdf', { type: 'application/pdf' })
const program = new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' })

const refusals = {
  wrong_format: 'Only PDF and pictures are taken',
  too_large: 'At most 1 kB',
  too_many: 'At most three files',
}
const taken = fn<(files: File[]) => void>()
const opened = fn<(id: string) => void>()
const released = fn<(address: string) => void>()

const english: FileUploadWords = {
  list: 'Files',
  photo: 'Take a photo',
  waiting: 'Waiting',
  canceled: 'Canceled',
  progress: (name) => `Sending ${name}`,
  open: (name) => `Open ${name}`,
  cancel: (name) => `Stop sending ${name}`,
  retry: (name) => `Send ${name} again`,
  remove: (name) => `Remove ${name}`,
  told: (progress) =>
    progress.at === 'sending'
      ? `Sending ${progress.files} files, ${progress.percent} %`
      : `${progress.files} files sent`,
}

interface AttachmentsProps {
  label: string
  hint: string
  start: readonly UploadFile[]
  disabled?: boolean
  words?: FileUploadWords
}

function Attachments({ start, words = english, ...rest }: AttachmentsProps) {
  const [files, setFiles] = useState(start)
  const add = (more: readonly { file: File; state: UploadState }[]) =>
    setFiles((now) => [
      ...now,
      ...more.map((one) => ({ ...one, id: one.file.name, detail: `${one.file.size} B` })),
    ])
  const put = (id: string, state: UploadState) =>
    setFiles((now) => now.map((one) => (one.id === id ? { ...one, state } : one)))
  return (
    <FileUpload
      {...rest}
      files={files}
      accept=".pdf,image/*"
      maxSize={1000}
      maxFiles={3}
      words={words}
      onOpen={opened}
      onFiles={(chosen) => {
        taken(chosen)
        add(chosen.map((file) => ({ file, state: { at: 'waiting' } })))
      }}
      onRefused={(refused) =>
        add(refused.map(({ file, reason }) => ({ file, state: { at: 'refused', error: refusals[reason] } })))
      }
      onCancel={(id) => put(id, { at: 'canceled' })}
      onRetry={(id) => put(id, { at: 'sending', part: 0 })}
      onRemove={(id) => setFiles((now) => now.filter((one) => one.id !== id))}
    />
  )
}

const meta = {
  component: Attachments,
  args: {
    label: 'Drop files here, or press to choose',
    hint: 'PDF or pictures, at most 1 kB each, three in all',
    start: [],
  },
  beforeEach: () => {
    taken.mockClear()
    opened.mockClear()
  },
  decorators: [
    (Story) => (
      <div className={css({ width: 'dialog' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Attachments>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const release = spyOn(URL, 'revokeObjectURL').mockImplementation(released)
    const input = canvas.getByLabelText('Drop files here, or press to choose')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.upload(input, [photo, manual, program], { applyAccept: false })
    await expect(taken).toHaveBeenCalledWith([photo])
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent('At most 1 kB')
    await expect(canvas.getAllByRole('alert')[1]).toHaveTextContent('Only PDF and pictures are taken')
    const address = canvas.getByRole('presentation').getAttribute('src')
    await expect(address).toMatch(/^blob:/)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Open rack-front.svg' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledWith('rack-front.svg')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove rack-front.svg' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(released).toHaveBeenCalledWith(address)
    release.mockRestore()
  },
}

export const Sending: Story = {
  args: {
    start: [
      { id: '1', file: photo, detail: '1.2 MB', state: { at: 'sending', part: 0.64 } },
      { id: '2', file: manual, detail: '340 kB', state: { at: 'waiting' } },
    ],
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending rack-front.svg' })
    await expect(bar).toHaveAttribute('aria-valuenow', '64')
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending 2 files, 25 %')
    const cancel = canvas.getByRole('button', { name: 'Stop sending rack-front.svg' })
    cancel.focus()
    await userEvent.keyboard('{Enter}')
    await expect(cancel).toHaveAccessibleName('Remove rack-front.svg')
    await expect(cancel).toHaveFocus()
    await expect(canvas.getByText(/Canceled/)).toBeVisible()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Stop sending rack-front.svg' })).toHaveFocus()
  },
}

export const Failed: Story = {
  args: {
    start: [{ id: '1', file: photo, detail: '1.2 MB', state: { at: 'failed', error: 'It was cut off' } }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send rack-front.svg again' }))
    await expect(canvas.getByRole('progressbar')).toBeVisible()
  },
}

/** What is with the server already stands beside what was chosen now. */
export const WithTheServer: Story = {
  args: {
    start: [
      {
        id: '1',
        name: 'room-b.jpg',
        thumbnail: examplePicture(300, 200),
        detail: '1.2 MB, by Ana Ruiz',
        state: { at: 'done' },
      },
      { id: '2', name: 'contract.pdf', detail: '340 kB, by Jon Bell', state: { at: 'done' } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Open room-b.jpg' }))
    await expect(opened).toHaveBeenCalledWith('1')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove contract.pdf' }))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument()
    await expect(canvas.getByLabelText('Drop files here, or press to choose')).toHaveFocus()
  },
}

export const Pasted: Story = {
  play: async ({ canvas }) => {
    canvas.getByLabelText('Drop files here, or press to choose').focus()
    const clipboard = new DataTransfer()
    clipboard.items.add(photo)
    clipboard.items.add(program)
    await userEvent.paste(clipboard)
    await expect(taken).toHaveBeenCalledWith([photo])
    await expect(canvas.getByRole('alert')).toHaveTextContent('Only PDF and pictures are taken')
  },
}

/** Offered where a finger is the pointer: the device is one with a camera. */
export const Photo: Story = {
  play: async ({ canvas }) => {
    const camera = canvas.getByLabelText('Take a photo')
    await expect(camera).toHaveAttribute('capture', 'environment')
    await userEvent.upload(camera, photo)
    await expect(taken).toHaveBeenCalledWith([photo])
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongSpanish: Story = {
  args: {
    label: 'Arrastra aquí los documentos, o pulsa para elegirlos en tu equipo',
    hint: 'PDF o imágenes de hasta 5 MB cada una, tres como máximo. También puedes pegarlas.',
    words: {
      list: 'Archivos',
      photo: 'Hacer una foto',
      waiting: 'En espera',
      canceled: 'Cancelado',
      progress: (name) => `Enviando ${name}`,
      open: (name) => `Abrir ${name}`,
      cancel: (name) => `Detener el envío de ${name}`,
      retry: (name) => `Enviar ${name} otra vez`,
      remove: (name) => `Quitar ${name}`,
      told: (progress) =>
        progress.at === 'sending'
          ? `Enviando ${progress.files} archivos, ${progress.percent} %`
          : `${progress.files} archivos enviados`,
    },
    start: [
      {
        id: '1',
        file: new File([], 'Contrato de mantenimiento preventivo y correctivo de los grupos 2026.pdf'),
        detail: '4,8 MB de 5 MB',
        state: { at: 'sending', part: 0.96 },
      },
      {
        id: '2',
        file: new File([], 'plano.dwg'),
        detail: '12 MB',
        state: {
          at: 'refused',
          error: 'Pasa de 5 MB y no es PDF ni imagen: conviértelo antes de subirlo.',
        },
      },
    ],
  },
}
