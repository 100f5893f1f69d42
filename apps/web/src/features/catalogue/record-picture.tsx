import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { useQuery } from '@tanstack/react-query'
import { ImageOff } from 'lucide-react'
import { pictureQuery } from '#app/files/queries.ts'
import { useFileChoice } from '#app/files/use-file-choice.ts'
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
  const { t } = useTranslation('catalogue')
  const { problem, isBusy, attempt, open, input } = useFileChoice(purpose, async (file) =>
    onPicture((await api.files.upload(file, { purpose })).id),
  )
  return (
    <div className={stack({ gap: '2', flex: '1', minWidth: '[12rem]' })}>
      <span className={css({ textStyle: 'label' })}>{title}</span>
      <Shown picture={picture} label={label} />
      {canWrite && (
        <div className={hstack({ gap: '2', flexWrap: 'wrap' })}>
          <Button size="compact" loading={isBusy} onClick={open}>
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
          <input {...input} aria-label={t(($) => $.picture.choose, { of: label })} />
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
