import type { ClientError } from '@plenum/api-client/client-error'
import { useTranslation } from '@plenum/i18n/react'
import { Checkbox } from '@plenum/ui/checkbox'
import { useState } from 'react'

/** Asks whether to go on, once the server has named what depends on an asset. */
export function useAcknowledgement() {
  const { t } = useTranslation('life')
  const [answer, setAnswer] = useState<'unasked' | 'asked' | 'given'>('unasked')
  return {
    acknowledged: answer === 'given',
    /** Looks into a refusal, and hands it on. */
    heard: (refused: ClientError | null): ClientError | null => {
      if (refused?.errors.some(({ code }) => code === 'others_depend')) setAnswer('asked')
      return refused
    },
    question: answer !== 'unasked' && (
      <Checkbox
        label={t(($) => $.acknowledge)}
        checked={answer === 'given'}
        onChange={({ target }) => setAnswer(target.checked ? 'given' : 'asked')}
      />
    ),
  }
}
