import { FileKept, filesOf, PHOTO_ORDER, PhotosKept } from '@plenum/domain/asset-file-history'
import { formatDate, formatList } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import * as v from 'valibot'
import { useWords } from '#app/page/use-words.ts'

/** What a history says of photos and documents; null where it is not about them. */
export function useFileWords() {
  useWords('record', 'feedback')
  const { t } = useTranslation('live')
  const files = useTranslation('files').t
  const language = useLanguage()
  const keptWords = ({ name, caption, kind, expires_at, revision = 1 }: FileKept): string => {
    if (kind === undefined) return caption ? t(($) => $.history.file, { name, caption }) : name
    const said = { name, kind: files(($) => $.documents.kinds[kind]), revision }
    return expires_at
      ? t(($) => $.history.document_until, { ...said, date: formatDate(language, expires_at) })
      : t(($) => $.history.document_kept, said)
  }
  return {
    fieldWords: (field: string): string | null => {
      const about = filesOf(field)
      return about && t(($) => $.history[about])
    },
    valueWords: (field: string, value: unknown): string | null => {
      const about = filesOf(field)
      if (about === PHOTO_ORDER) {
        const photos = v.safeParse(PhotosKept, value)
        return photos.success
          ? formatList(
              language,
              photos.output.map(({ name }) => name),
            )
          : null
      }
      const kept = v.safeParse(FileKept, value)
      return about && kept.success ? keptWords(kept.output) : null
    },
  }
}
