import { MOST_FILES } from '@plenum/domain/ticket'
import type { StoredFile } from '@plenum/domain/file'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { FileList } from '@plenum/ui/file-list'
import { IconButton } from '@plenum/ui/icon-button'
import { Download } from 'lucide-react'
import { useDownload } from '#app/files/use-download.ts'
import { useStoredFiles } from '#app/files/use-shown-files.ts'
import { useUploadWords } from '#app/files/use-upload-words.ts'

interface TicketFilesProps {
  label: string
  files: readonly StoredFile[]
  /** A picture is to be seen large. */
  onLook: (id: string) => void
}

/** Files that were sent: pictures open, and every one can be downloaded. */
export function TicketFiles({ label, files, onLook }: TicketFilesProps) {
  const { t } = useTranslation('files')
  const { words } = useUploadWords('feedback', MOST_FILES)
  const shown = useStoredFiles(files)
  const download = useDownload()
  return (
    <div className={css({ maxWidth: 'prose' })}>
      <FileList
        label={label}
        files={shown}
        words={words}
        onOpen={onLook}
        action={({ id }) => {
          const file = files.find((each) => each.id === id)
          return (
            file && (
              <IconButton label={t(($) => $.download, { name: file.name })} onClick={() => download(file)}>
                <Download />
              </IconButton>
            )
          )
        }}
      />
    </div>
  )
}
