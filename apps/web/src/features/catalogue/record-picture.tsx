import { acceptOf, FILE_PURPOSES } from '@plenum/domain/file'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { sortFiles } from '@plenum/ui/file-rules'
import { hstack, stack } from '@plenum/ui/patterns'
import { useQuery } from '@tanstack/react-query'
import { ImageOff } from 'lucide-react'
import { useRef, useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureQuery } from '#app/files/queries.ts'
import { useUploadWords } from '#app/files/use-upload-words.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { useWords } from '#app/page/use-words.ts'
import { api } from './queries.ts'

interface RecordPictureProps {
  purpose: 'brand_logo' | 'model_image'
  /** What it shows: 'Front of R750'. */
  label: string
  /** Its heading: 'Front'. */
  title: string
  /** The id of the picture there is. */
  picture: string | null
  canWrite: boolean
  /** Keeps an upload as the picture, or takes it away. */
  onPicture: (file_id: string | null) => Promise<void>
}

/** One picture of a record: looked at, chosen anew or taken away. */
export function RecordPicture(props: RecordPictureProps) {
  const { purpose, label, title, picture, canWrite, onPicture } = props
  useWords('feedback')
  const { t } = useTranslation('catalogue')
  const errorWords = useErrorWords()
  const { refusals } = useUploadWords(purpose, 1)
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const attempt = async (change: () => Promise<void>) => {
    setIsBusy(true)
    setProblem(null)
    await change().catch((error: unknown) => setProblem(errorWords(error)))
    setIsBusy(false)
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const rules = { accept: acceptOf(purpose), maxSize: FILE_PURPOSES[purpose].most, maxFiles: 1 }
    const { taken, refused } = sortFiles([...(currentTarget.files ?? [])], rules, 0)
    // the same file chosen again must be told again
    currentTarget.value = ''
    const [reason] = refused
    const [file] = taken
    if (reason) setProblem(refusals[reason.reason])
    else if (file) void attempt(async () => onPicture((await api.files.upload(file, { purpose })).id))
  }
  return (
    <div className={stack({ gap: '2', flex: '1', minWidth: '[12rem]' })}>
      <span className={css({ textStyle: 'label' })}>{title}</span>
      <Shown picture={picture} label={label} />
      {canWrite && (
        <div className={hstack({ gap: '2', flexWrap: 'wrap' })}>
          <Button size="compact" loading={isBusy} onClick={() => input.current?.click()}>
            {t(($) => (picture === null ? $.picture.add : $.picture.change))}
          </Button>
          {picture !== null && (
            <Button
              size="compact"
              tone="quiet"
              disabled={isBusy}
              onClick={() => void attempt(() => onPicture(null))}
            >
              {t(($) => $.picture.remove)}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            accept={acceptOf(purpose)}
            hidden
            aria-label={t(($) => $.picture.choose, { of: label })}
            onChange={choose}
          />
        </div>
      )}
      {problem !== null && (
        <Alert tone="error" live title={t(($) => $.failed.picture)}>
          {problem}
        </Alert>
      )}
    </div>
  )
}

function Shown({ picture, label }: { picture: string | null; label: string }) {
  const { t } = useTranslation('catalogue')
  const { data } = useQuery({ ...pictureQuery(picture ?? '', 'content'), enabled: picture !== null })
  return (
    <div
      className={css({
        display: 'grid',
        placeItems: 'center',
        height: '[7rem]',
        padding: '2',
        borderRadius: 'control',
        border: 'hairline',
        color: 'text.muted',
        overflow: 'hidden',
      })}
    >
      {data === undefined ? (
        <span className={hstack({ gap: '2', textStyle: 'caption' })}>
          <ImageOff aria-hidden="true" size={16} strokeWidth={1.5} />
          {picture === null && t(($) => $.picture.none)}
        </span>
      ) : (
        <img
          src={data}
          alt={label}
          className={css({ maxWidth: 'full', maxHeight: '[6rem]', objectFit: 'contain' })}
        />
      )}
    </div>
  )
}
