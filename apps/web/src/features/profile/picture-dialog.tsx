import { formatPercent } from '@plenum/i18n/format-size'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import type { Crop } from '@plenum/ui/crop-geometry'
import * as Dialog from '@plenum/ui/dialog'
import { ImageCrop } from '@plenum/ui/image-crop'
import { useEffect, useState } from 'react'
import { useFailure, type Failure } from '#app/notices/use-failure.tsx'
import { cropPicture } from './crop-picture.ts'

interface PictureDialogProps {
  picture: File
  onClose: () => void
  onPicture: (picture: File) => Promise<void>
}

/** Chooses the square of a picture, and keeps it. */
export function PictureDialog({ picture, onClose, onPicture }: PictureDialogProps) {
  const { t } = useTranslation('profile')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const failure = useFailure(t(($) => $.picture.failed))
  const [src] = useState(() => URL.createObjectURL(picture))
  useEffect(() => () => URL.revokeObjectURL(src), [src])
  const [crop, setCrop] = useState<Crop | null>(null)
  const [failed, setFailed] = useState<Failure | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const save = async (chosen: Crop) => {
    setIsBusy(true)
    try {
      await onPicture(await cropPicture(picture, chosen))
      onClose()
    } catch (error) {
      setFailed(failure(error))
      setIsBusy(false)
    }
  }
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content>
        <Dialog.Header title={t(($) => $.picture.title)} closeLabel={common(($) => $.actions.close)} />
        <Dialog.Body>
          <ImageCrop
            src={src}
            onCrop={setCrop}
            words={{
              label: t(($) => $.picture.title),
              hint: t(($) => $.picture.crop_hint),
              zoom: t(($) => $.picture.zoom),
              scale: (percent) => formatPercent(language, percent / 100),
              loading: t(($) => $.picture.loading),
              failed: t(($) => $.picture.unreadable),
            }}
          />
          {failed && (
            <Alert tone="error" live title={failed.title}>
              {failed.message}
            </Alert>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{common(($) => $.actions.cancel)}</Button>
          <Button
            tone="primary"
            loading={isBusy}
            {...(crop === null && { disabledReason: t(($) => $.picture.loading) })}
            onClick={() => crop && void save(crop)}
          >
            {common(($) => $.actions.save)}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
