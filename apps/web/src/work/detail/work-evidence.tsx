import { FILE_PURPOSES, isImage, type StoredFile } from '@plenum/domain/file'
import type { WorkRequest } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { css } from '@plenum/ui/css'
import { FileList } from '@plenum/ui/file-list'
import { IconButton } from '@plenum/ui/icon-button'
import { hstack } from '@plenum/ui/patterns'
import { Download, Trash } from 'lucide-react'
import { useState } from 'react'
import { Pictures } from '#app/files/pictures.tsx'
import { UploadBox } from '#app/files/upload-box.tsx'
import { useDownload } from '#app/files/use-download.ts'
import { useStoredFiles } from '#app/files/use-shown-files.ts'
import { useUploadWords } from '#app/files/use-upload-words.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { useWords } from '#app/page/use-words.ts'
import { api } from '../queries.ts'
import { useWorkChange } from '../use-work-change.ts'
import { Section } from './detail-frame.tsx'

const MB = 1024 * 1024
const MOST = 20
const PURPOSE = 'work_evidence'

interface WorkEvidenceProps {
  request: WorkRequest
  /** Whether the person may add to it. */
  canAdd: boolean
}

/** Pictures and documents that show what was done. */
export function WorkEvidence({ request, canAdd }: WorkEvidenceProps) {
  useWords('feedback')
  const { t } = useTranslation('work')
  const files = useTranslation('files').t
  const errorWords = useErrorWords()
  const { change } = useWorkChange()
  // what arrived is the request's only once the server has said so
  const [arrived, setArrived] = useState<StoredFile[]>([])
  const [failure, setFailure] = useState<Error | null>(null)
  const attach = async (file: StoredFile) => {
    const ended = await change(api.work.addEvidence(request.id, [file.id]))
    if (ended instanceof Error) return setFailure(ended)
    setFailure(null)
    setArrived((before) => before.filter(({ id }) => id !== file.id))
  }
  const onFiles = (next: (before: StoredFile[]) => StoredFile[]) => {
    const after = next(arrived)
    setArrived(after)
    for (const file of after) if (!arrived.includes(file)) void attach(file)
  }
  if (!canAdd && request.evidence.length === 0 && !request.needs_evidence) return null
  return (
    <Section title={t(($) => $.evidence.title)}>
      {request.needs_evidence && request.evidence.length === 0 && (
        <p className={css({ color: 'text.muted' })}>{t(($) => $.evidence.needed)}</p>
      )}
      {failure && (
        <Alert tone="error" live title={t(($) => $.evidence.failed)}>
          {errorWords(failure)}
        </Alert>
      )}
      {request.evidence.length > 0 && <Shown request={request} canRemove={canAdd} />}
      {canAdd && (
        <UploadBox
          purpose={PURPOSE}
          label={t(($) => $.evidence.add)}
          hint={files(($) => $.documents.hint, { megabytes: FILE_PURPOSES[PURPOSE].most / MB })}
          most={MOST}
          files={arrived}
          onFiles={onFiles}
        />
      )}
    </Section>
  )
}

function Shown({ request, canRemove }: { request: WorkRequest; canRemove: boolean }) {
  const { t } = useTranslation('work')
  const files = useTranslation('files').t
  const { words } = useUploadWords(PURPOSE, MOST)
  const { press } = useWorkChange()
  const download = useDownload()
  const [looking, setLooking] = useState<string | null>(null)
  return (
    <>
      <FileList
        label={t(($) => $.evidence.title)}
        files={useStoredFiles(request.evidence)}
        words={words}
        onOpen={setLooking}
        action={({ id }) => {
          const file = request.evidence.find((each) => each.id === id)
          return (
            file && (
              <span className={hstack({ gap: '1' })}>
                <IconButton
                  label={files(($) => $.download, { name: file.name })}
                  onClick={() => download(file)}
                >
                  <Download />
                </IconButton>
                {canRemove && (
                  <IconButton
                    label={files(($) => $.remove, { name: file.name })}
                    onClick={() => void press(api.work.removeEvidence(request.id, id))}
                  >
                    <Trash />
                  </IconButton>
                )}
              </span>
            )
          )
        }}
      />
      <Pictures files={request.evidence.filter(isImage)} current={looking} onCurrent={setLooking} />
    </>
  )
}
