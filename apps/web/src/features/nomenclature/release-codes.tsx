import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { useState } from 'react'
import { AlertDialog } from '#app/page/alert-dialog.ts'
import { useRelease } from './use-release.ts'

interface ReleaseCodesProps {
  id: string
  onGone: () => void
}

/** Gives up all that is free of a reserve once it is asked again. */
export function ReleaseCodes({ id, onGone }: ReleaseCodesProps) {
  const { t } = useTranslation('nomenclature')
  const common = useTranslation('common').t
  const { release, isBusy } = useRelease(id)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t(($) => $.release_all)}</Button>
      {isAsking && (
        <AlertDialog
          open
          onCancel={() => setIsAsking(false)}
          title={t(($) => $.release_title)}
          description={t(($) => $.release_text)}
        >
          <Button onClick={() => setIsAsking(false)}>{common(($) => $.actions.cancel)}</Button>
          <Button
            tone="danger"
            loading={isBusy}
            onClick={() => void release().then((isDone) => isDone && onGone())}
          >
            {t(($) => $.release_all)}
          </Button>
        </AlertDialog>
      )}
    </>
  )
}
