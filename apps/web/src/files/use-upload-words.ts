import { FILE_FORMATS, FILE_PURPOSES, type FilePurpose } from '@plenum/domain/file'
import { useTranslation } from '@plenum/i18n/react'
import type { FileRefusal } from '@plenum/ui/file-rules'
import type { FileUploadWords } from '@plenum/ui/file-upload'

const MB = 1024 * 1024

const takesPictures = (purpose: FilePurpose) =>
  FILE_PURPOSES[purpose].formats.some((format) => FILE_FORMATS[format].is === 'image')

/** What is said of files on their way, and why one is not taken. */
export function useUploadWords(purpose: FilePurpose, most: number) {
  const { t } = useTranslation('files')
  const words: FileUploadWords = {
    list: t(($) => $.list),
    ...(takesPictures(purpose) && { photo: t(($) => $.photo) }),
    waiting: t(($) => $.waiting),
    canceled: t(($) => $.canceled),
    open: (name) => t(($) => $.open, { name }),
    cancel: (name) => t(($) => $.cancel, { name }),
    retry: (name) => t(($) => $.retry, { name }),
    remove: (name) => t(($) => $.remove, { name }),
    progress: (name) => t(($) => $.progress, { name }),
    told: (progress) =>
      progress.at === 'sent'
        ? t(($) => $.sent, { count: progress.files })
        : t(($) => $.sending, { count: progress.files, percent: progress.percent }),
  }
  const refusals: Record<FileRefusal, string> = {
    wrong_format: t(($) => $.wrong_format),
    too_large: t(($) => $.too_large, { megabytes: FILE_PURPOSES[purpose].most / MB }),
    too_many: t(($) => $.too_many, { count: most }),
  }
  return { words, refusals }
}
