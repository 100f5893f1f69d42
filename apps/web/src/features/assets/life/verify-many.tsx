import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { MapPinCheck } from 'lucide-react'
import { useWords } from '#app/page/use-words.ts'

interface VerifyManyProps {
  prepare: () => void
  onClick: () => void
}

/** Begins to confirm that the selected assets stand where their records say. */
export function VerifyMany({ prepare, onClick }: VerifyManyProps) {
  useWords('life')
  const { t } = useTranslation('life')
  return (
    <Button onPointerEnter={prepare} onFocus={prepare} onClick={onClick}>
      <MapPinCheck aria-hidden="true" />
      {t(($) => $.verify.many)}
    </Button>
  )
}
