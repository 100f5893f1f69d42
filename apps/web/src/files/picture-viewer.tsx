import type { StoredFile } from '@plenum/domain/file'
import { formatPercent } from '@plenum/i18n/format-size'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { IconButton } from '@plenum/ui/icon-button'
import { ImageViewer } from '@plenum/ui/image-viewer'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { pictureQuery } from './queries.ts'
import { useDownload } from './use-download.ts'

export interface PicturesProps {
  files: readonly StoredFile[]
  /** The id of the one looked at; null for none. */
  current: string | null
  onCurrent: (id: string | null) => void
}

/** Looks at one of several pictures of the server over the whole page. */
export function PictureViewer({ files, current, onCurrent }: PicturesProps) {
  const { t } = useTranslation('files')
  const language = useLanguage()
  const errorWords = useErrorWords()
  const download = useDownload()
  const shown = files.find(({ id }) => id === current)
  const picture = useQuery({ ...pictureQuery(current ?? '', 'content'), enabled: shown !== undefined })
  return (
    <ImageViewer
      images={files.map(({ id, name }) => ({
        id,
        name,
        ...(id === current && {
          src: picture.data,
          ...(picture.error && { error: errorWords(picture.error) }),
        }),
      }))}
      current={current}
      onCurrent={onCurrent}
      actions={
        shown && (
          <IconButton label={t(($) => $.download, { name: shown.name })} onClick={() => download(shown)}>
            <Download />
          </IconButton>
        )
      }
      words={{
        close: t(($) => $.viewer.close),
        previous: t(($) => $.viewer.previous),
        next: t(($) => $.viewer.next),
        zoomIn: t(($) => $.viewer.zoom_in),
        zoomOut: t(($) => $.viewer.zoom_out),
        fit: t(($) => $.viewer.fit),
        loading: t(($) => $.viewer.loading),
        failed: t(($) => $.viewer.failed),
        position: (position, count) => t(($) => $.viewer.position, { position, count }),
        scale: (percent) => formatPercent(language, percent / 100),
      }}
    />
  )
}
