import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect, fn, spyOn, userEvent } from 'storybook/test'
import { useState } from 'react'
import { FileUpload, type UploadFile } from './file-upload.tsx'

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const photo = new File([Uint8Array.from(atob(PIXEL), (sign) => sign.charCodeAt(0))], 'rack-front.png', {
  type: 'image/png',
})
const manual = new File([new Uint8Array(2000)], 'manual.pdf', { type: 'application/pdf' })
const program = new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' })

const refusals = {
  wrong_format: 'Only PDF and pictures are taken',
  too_large: 'At most 1 kB',
  too_many: 'At most three files',
}
const taken = fn<(files: File[]) => void>()
const released = fn<(address: string) => void>()

interface AttachmentsProps {
  label: string
  hint: string
  start: readonly UploadFile[]
  disabled?: boolean
}

function Attachments({ start, ...rest }: AttachmentsProps) {
  const [files, setFiles] = useState(start)
  const add = (more: readonly Omit<UploadFile, 'id' | 'detail'>[]) =>
    setFiles((now) => [
      ...now,
      ...more.map((one) => ({ ...one, id: one.file.name, detail: `${one.file.size} B` })),
    ])
  return (
    <FileUpload
      {...rest}
      files={files}
      accept=".pdf,image/*"
      maxSize={1000}
      maxFiles={3}
      words={{ remove: (name) => `Remove ${name}`, progress: (name) => `Sending ${name}` }}
      onFiles={(chosen) => {
        taken(chosen)
        add(chosen.map((file) => ({ file })))
      }}
      onRefused={(refused) => add(refused.map(({ file, reason }) => ({ file, error: refusals[reason] })))}
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
  beforeEach: () => void taken.mockClear(),
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
    const errors = canvas.getAllByRole('alert').map((error) => error.textContent)
    await expect(errors).toEqual(['At most 1 kB', 'Only PDF and pictures are taken'])
    const address = canvas.getByRole('presentation').getAttribute('src')
    await expect(address).toMatch(/^blob:/)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove rack-front.png' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(released).toHaveBeenCalledWith(address)
    release.mockRestore()
  },
}

export const Sending: Story = {
  args: {
    start: [
      { id: '1', file: photo, detail: '1.2 MB', done: 0.64 },
      { id: '2', file: manual, detail: '340 kB' },
    ],
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending rack-front.png' })
    await expect(bar).toHaveAttribute('aria-valuenow', '64')
  },
}

export const Failed: Story = {
  args: {
    start: [
      {
        id: '1',
        file: photo,
        detail: '1.2 MB',
        done: 0.4,
        error: 'The connection was lost. Choose it again.',
      },
    ],
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongSpanish: Story = {
  args: {
    label: 'Arrastra aquí los documentos, o pulsa para elegirlos en tu equipo',
    hint: 'PDF o imágenes de hasta 5 MB cada una, tres como máximo',
    start: [
      {
        id: '1',
        file: new File(
          [],
          'Contrato de mantenimiento preventivo y correctivo de los grupos electrógenos 2026.pdf',
        ),
        detail: '4,8 MB de 5 MB',
        done: 0.96,
      },
      {
        id: '2',
        file: new File([], 'plano.dwg'),
        detail: '12 MB',
        error: 'Este archivo pasa de 5 MB y además no es un PDF ni una imagen: conviértelo antes de subirlo.',
      },
    ],
  },
}
