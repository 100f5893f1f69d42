import type { StoredFile } from '@plenum/domain/file'
import { useTranslation } from '@plenum/i18n/react'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { saveFile } from '#app/page/save-file.ts'
import { files } from './queries.ts'

/** Saves a file of the server on the person's own disk; says so where it fails. */
export function useDownload(): (file: Pick<StoredFile, 'id' | 'name'>) => void {
  const { t } = useTranslation('files')
  const errorWords = useErrorWords()
  return ({ id, name }) => {
    files.content(id).then(
      (content) => saveFile(name, content),
      (error: unknown) =>
        notify({ type: 'error', title: t(($) => $.download_failed, { name }), message: errorWords(error) }),
    )
  }
}
