import { isImage, type StoredFile } from '@plenum/domain/file'
import { formatBytes } from '@plenum/i18n/format-size'
import { useLanguage } from '@plenum/i18n/react'
import type { UploadFile, UploadState } from '@plenum/ui/upload-state'
import { useQueries } from '@tanstack/react-query'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { pictureQuery } from './queries.ts'
import type { Upload } from './upload-queue.ts'

/** Files of the server as a list shows them, with their small pictures as these come. */
export function useStoredFiles(stored: readonly StoredFile[]): UploadFile[] {
  const language = useLanguage()
  const pictures = useQueries({
    queries: stored.map((file) => ({ ...pictureQuery(file.id, 'thumbnail'), enabled: isImage(file) })),
  })
  return stored.map((file, index) => ({
    id: file.id,
    name: file.name,
    thumbnail: pictures[index]?.data ?? (isImage(file) ? '' : undefined),
    detail: formatBytes(language, file.size),
    state: { at: 'done' },
  }))
}

/** How a file under way is shown. */
export function useShownUpload(): (upload: Upload) => UploadFile {
  const language = useLanguage()
  const errorWords = useErrorWords()
  const stateOf = (state: Upload['state']): UploadState => {
    if (state.at === 'refused') return { at: 'refused', error: state.reason }
    return state.at === 'failed' ? { at: 'failed', error: errorWords(state.error) } : state
  }
  return ({ id, file, state }) => ({
    id,
    file,
    detail: formatBytes(language, file.size),
    state: stateOf(state),
  })
}
