import { acceptOf, FILE_PURPOSES } from '@plenum/domain/file'
import type { CurrentUser } from '@plenum/domain/session'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { sortFiles } from '@plenum/ui/file-rules'
import { hstack, stack } from '@plenum/ui/patterns'
import { Suspense, useRef, useState, type ChangeEvent } from 'react'
import { PersonAvatar } from '#app/files/person-avatar.tsx'
import { useUploadWords } from '#app/files/use-upload-words.ts'
import { preparedPart } from '#app/notices/prepared-part.ts'
import { useFailure, type Failure } from '#app/notices/use-failure.tsx'

const PictureDialog = preparedPart(
  () => import('./picture-dialog.tsx'),
  (module) => module.PictureDialog,
)

const accept = acceptOf('avatar')

interface OwnPictureProps {
  user: CurrentUser
  /** Keeps the square of a picture, or none; throws where it was refused. */
  onPicture: (picture: File | null) => Promise<void>
}

/** One's own picture: chosen, cut to a square, or taken away. */
export function OwnPicture({ user, onPicture }: OwnPictureProps) {
  const { t } = useTranslation('profile')
  const failure = useFailure(t(($) => $.picture.failed))
  const { refusals } = useUploadWords('avatar', 1)
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [failed, setFailed] = useState<Failure | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const rules = { accept, maxSize: FILE_PURPOSES.avatar.most, maxFiles: 1 }
    const sorted = sortFiles([...(currentTarget.files ?? [])], rules, 0)
    // the same file chosen again must be told again
    currentTarget.value = ''
    const [reason] = sorted.refused
    setRefused(reason ? refusals[reason.reason] : null)
    setFailed(null)
    setChosen(sorted.taken[0] ?? null)
  }
  const remove = async () => {
    setIsBusy(true)
    await onPicture(null).then(
      () => setFailed(null),
      (error: unknown) => setFailed(failure(error)),
    )
    setIsBusy(false)
  }
  return (
    <div className={stack({ gap: '3' })}>
      <div className={hstack({ gap: '4', flexWrap: 'wrap' })}>
        <PersonAvatar name={user.full_name} picture={user.avatar} size="lg" />
        <div className={css({ flex: '1', minWidth: '[10rem]', overflowWrap: 'anywhere' })}>
          <p className={css({ textStyle: 'label' })}>{user.full_name}</p>
          <p className={css({ color: 'text.muted' })}>{user.email}</p>
        </div>
        <div className={hstack({ gap: '2', flexWrap: 'wrap' })}>
          <Button
            size="compact"
            onClick={() => {
              PictureDialog.prepare()
              input.current?.click()
            }}
          >
            {t(($) => (user.avatar === null ? $.picture.add : $.picture.change))}
          </Button>
          {user.avatar !== null && (
            <Button size="compact" tone="quiet" loading={isBusy} onClick={() => void remove()}>
              {t(($) => $.picture.remove)}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            accept={accept}
            hidden
            aria-label={t(($) => $.picture.choose)}
            onChange={choose}
          />
        </div>
      </div>
      <p className={css({ textStyle: 'caption', color: 'text.muted' })}>{t(($) => $.picture.hint)}</p>
      {refused !== null && <Alert tone="error" live title={refused} />}
      {failed && (
        <Alert tone="error" live title={failed.title}>
          {failed.message}
        </Alert>
      )}
      <Suspense fallback={null}>
        {chosen && <PictureDialog picture={chosen} onClose={() => setChosen(null)} onPicture={onPicture} />}
      </Suspense>
    </div>
  )
}
