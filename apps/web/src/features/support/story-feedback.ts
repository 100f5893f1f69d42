import { ClientError } from '@plenum/api-client/client-error'
import type { IssueCode } from '@plenum/domain/issue'
import type { StoredFile } from '@plenum/domain/file'
import { spyOn } from 'storybook/test'
import { http } from '#app/api.ts'
import { forgetDrafts } from '#app/drafts/signing-out.ts'

let stored = 0

/** A file that the server keeps. */
export const storedFile = (name: string, created_at = new Date().toISOString()): StoredFile => ({
  id: `0191a2b3-0000-7000-8000-${String(++stored).padStart(12, '0')}`,
  name,
  media_type: name.endsWith('.png') ? 'image/png' : 'text/csv',
  size: 48_230,
  width: null,
  height: null,
  uploaded_by: null,
  created_at,
})

const refused = (status: number, errors: { code: IssueCode; attr: string | null; detail: string }[]) =>
  new ClientError({
    kind: 'http',
    status,
    body: { type: 'validation_error', detail: errors[0]?.detail ?? '', errors },
    originalError: null,
  })

/** What a server says that takes a ticket but for something in it. */
export const refusing = (attr: string | null, detail: string) =>
  refused(400, [{ code: 'does_not_exist', attr, detail }])

interface FakeServer {
  /** By the kind of ticket. */
  drafts?: Record<string, Record<string, unknown>>
  /** In place of taking what is sent. */
  tickets?: (sent: unknown) => Promise<unknown>
  files?: () => Promise<unknown>
}

/** What becomes of what is sent. */
export const ticket = { id: '0191a2b3-0000-7000-8000-0000000000aa', number: 42 }

const picture = async () => {
  const canvas = new OffscreenCanvas(96, 96)
  const drawing = canvas.getContext('2d')
  if (drawing) {
    drawing.fillStyle = '#2f6b73'
    drawing.fillRect(0, 0, 96, 96)
    drawing.fillStyle = '#dfe7ea'
    drawing.fillRect(20, 24, 56, 48)
  }
  return canvas.convertToBlob()
}

/** For stories: a server that keeps drafts and takes files and tickets. */
export const feedbackServer =
  ({ drafts = {}, tickets, files }: FakeServer = {}) =>
  () => {
    sessionStorage.clear()
    forgetDrafts()
    const kept = new Map(Object.entries(drafts))
    const keyOf = (path: string) => path.split('/').at(-2) ?? ''
    const call = spyOn(http, 'call').mockImplementation((_, path, _schema, options) => {
      if (path.startsWith('api/files/'))
        return files?.() ?? Promise.resolve(storedFile(nameIn(options?.form)))
      if (path.startsWith('api/tickets/')) return tickets?.(options?.json) ?? Promise.resolve(ticket)
      const content = kept.get(keyOf(path))
      return content
        ? Promise.resolve({ content, updated_at: new Date().toISOString() })
        : Promise.reject(refused(404, []))
    })
    const send = spyOn(http, 'send').mockImplementation(() => Promise.resolve())
    const blob = spyOn(http, 'blob').mockImplementation(picture)
    return () => {
      call.mockRestore()
      send.mockRestore()
      blob.mockRestore()
    }
  }

const nameIn = (form: FormData | undefined) => {
  const file = form?.get('file')
  return file instanceof File ? file.name : 'file'
}
