import { acceptOf, FILE_PURPOSES } from '@plenum/domain/file'
import { useTranslation } from '@plenum/i18n/react'
import { FileUpload } from '@plenum/ui/file-upload'
import type { UploadFile } from '@plenum/ui/upload-state'
import { files } from '#app/files/queries.ts'
import { useShownUpload, useStoredFiles } from '#app/files/use-shown-files.ts'
import { useUploadWords } from '#app/files/use-upload-words.ts'
import { useUploads } from '#app/files/use-uploads.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import type { createLinkQueue, Unlinked } from './link-queue.ts'

const MB = 1024 * 1024
/** Nobody means to choose more at once. */
const MOST = 100

interface PhotoUploadProps {
  /** Those that arrived and are not in the asset's list. */
  waiting: readonly Unlinked[]
  queue: ReturnType<typeof createLinkQueue>
}

/** Sends photos, and hands on those that arrive; what failed on either way stays here to be tried again. */
export function PhotoUpload({ waiting, queue }: PhotoUploadProps) {
  const { t } = useTranslation('files')
  const errorWords = useErrorWords()
  const { words, refusals } = useUploadWords('asset_photo', MOST)
  const sending = useUploads({
    purpose: 'asset_photo',
    onArrived: queue.add,
    onBusy: () => {},
    onFailed: () => {},
  })
  const shownUpload = useShownUpload()
  const failed = waiting.flatMap(({ file, state }) => (state.at === 'failed' ? [{ file, ...state }] : []))
  const shown = useStoredFiles(failed.map(({ file }) => file)).map((file, index): UploadFile => ({
    ...file,
    state: { at: 'failed', error: errorWords(failed[index]?.error) },
  }))
  const isFailed = (id: string) => failed.some(({ file }) => file.id === id)
  const remove = (id: string) => {
    if (!isFailed(id)) return sending.queue.remove(id)
    queue.drop(id)
    // one that cannot be deleted now is cleared away by itself
    void files.remove(id).catch(() => undefined)
  }
  return (
    <FileUpload
      label={t(($) => $.photos.drop)}
      hint={t(($) => $.photos.hint, { megabytes: FILE_PURPOSES.asset_photo.most / MB })}
      accept={acceptOf('asset_photo')}
      maxSize={FILE_PURPOSES.asset_photo.most}
      maxFiles={MOST}
      files={[...shown, ...sending.uploads.map((upload) => shownUpload(upload))]}
      words={words}
      onFiles={sending.queue.add}
      onRefused={(refused) =>
        sending.queue.refuse(refused.map(({ file, reason }) => ({ file, reason: refusals[reason] })))
      }
      onCancel={sending.queue.cancel}
      onRetry={(id) => (isFailed(id) ? queue.retry(id) : sending.queue.retry(id))}
      onRemove={remove}
    />
  )
}
