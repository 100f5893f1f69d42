import type { ReactNode } from 'react'

/** Where a file is on its way to the server. */
export type UploadState =
  | { at: 'waiting' }
  /** The part sent, 0 to 1. */
  | { at: 'sending'; part: number }
  /** It may be tried again. */
  | { at: 'failed'; error: string }
  /** It is not taken, however often it is tried. */
  | { at: 'refused'; error: string }
  | { at: 'canceled' }
  | { at: 'done' }

/** A file from the person's own disk, or one that is with the server. */
type Shown = { file: File } | { name: string; thumbnail?: string | undefined; icon?: ReactNode }

export type UploadFile = Shown & {
  id: string
  /** Its size in words, and whatever else is known: '1.2 MB'. */
  detail: string
  state: UploadState
}

/** What is told of the whole while it is under way. */
export type UploadProgress =
  | { at: 'resting' }
  | { at: 'sending'; files: number; percent: number }
  | { at: 'sent'; files: number }

export const nameOf = (upload: UploadFile) => ('file' in upload ? upload.file.name : upload.name)

/** A thumbnail stands for a picture; of other files the server makes none. */
export const isPicture = (upload: UploadFile) =>
  'file' in upload ? upload.file.type.startsWith('image/') : upload.thumbnail !== undefined

const TELL_EVERY = 25

const partOf = ({ state }: UploadFile) => {
  if (state.at === 'sending') return state.part
  return state.at === 'done' ? 1 : 0
}

/** How far the files chosen here have come, in steps rare enough to be spoken. */
export function progressOf(uploads: readonly UploadFile[]): UploadProgress {
  const own = uploads.filter((upload) => 'file' in upload)
  const under = own.filter(({ state }) => state.at === 'waiting' || state.at === 'sending')
  const done = own.filter(({ state }) => state.at === 'done')
  if (under.length === 0) return done.length === 0 ? { at: 'resting' } : { at: 'sent', files: done.length }
  const parts = [...under, ...done].map(partOf)
  const percent = (100 * parts.reduce((sum, part) => sum + part, 0)) / parts.length
  return { at: 'sending', files: under.length, percent: Math.floor(percent / TELL_EVERY) * TELL_EVERY }
}
