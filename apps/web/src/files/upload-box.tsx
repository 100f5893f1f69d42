import { acceptOf, FILE_PURPOSES, isImage, type FilePurpose, type StoredFile } from '@plenum/domain/file'
import { FileUpload } from '@plenum/ui/file-upload'
import { useState } from 'react'
import { useWords } from '#app/page/use-words.ts'
import { Pictures } from './pictures.tsx'
import { files as api } from './queries.ts'
import { useShownUpload, useStoredFiles } from './use-shown-files.ts'
import { useUploadWords } from './use-upload-words.ts'
import { useUploads } from './use-uploads.ts'

interface UploadBoxProps {
  purpose: FilePurpose
  /** Takes pictures or documents alone. */
  is?: 'image' | 'document'
  label: string
  /** What is taken: formats and sizes. */
  hint: string
  most: number
  /** Those that arrived, in the order in which they did. */
  files: readonly StoredFile[]
  disabled?: boolean
  onFiles: (change: (files: StoredFile[]) => StoredFile[]) => void
  /** Whether files are still on their way: what they belong to has to wait for them. */
  onBusy?: (busy: boolean) => void
  /** Whether some did not arrive and wait for being sent again, or removed. */
  onFailed?: (failed: boolean) => void
}

const nobody = () => {}

/** Files that a form carries: chosen, dropped, pasted or photographed here, and sent at once. */
export function UploadBox(props: UploadBoxProps) {
  const { purpose, is, most, files, onFiles, onBusy = nobody, onFailed = nobody, ...box } = props
  useWords('feedback')
  const [looking, setLooking] = useState<string | null>(null)
  const { words, refusals } = useUploadWords(purpose, most)
  const { queue, uploads } = useUploads({
    purpose,
    onArrived: (file) => onFiles((before) => [...before, file]),
    onBusy,
    onFailed,
  })
  const shownUpload = useShownUpload()
  const shown = [...useStoredFiles(files), ...uploads.map((upload) => shownUpload(upload))]
  const remove = (id: string) => {
    if (files.every((file) => file.id !== id)) return queue.remove(id)
    onFiles((before) => before.filter((file) => file.id !== id))
    // one that cannot be deleted now is cleared away by itself
    void api.remove(id).catch(() => undefined)
  }
  return (
    <>
      <FileUpload
        {...box}
        accept={acceptOf(purpose, is)}
        maxSize={FILE_PURPOSES[purpose].most}
        maxFiles={most}
        files={shown}
        words={words}
        onFiles={queue.add}
        onRefused={(refused) =>
          queue.refuse(refused.map(({ file, reason }) => ({ file, reason: refusals[reason] })))
        }
        onCancel={queue.cancel}
        onRetry={queue.retry}
        onRemove={remove}
        onOpen={setLooking}
      />
      <Pictures files={files.filter(isImage)} current={looking} onCurrent={setLooking} />
    </>
  )
}
