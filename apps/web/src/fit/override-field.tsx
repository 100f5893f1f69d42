import { REASON_FROM } from '@plenum/domain/reason'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import type { ReactNode } from 'react'

interface OverrideFieldProps {
  canOverride: boolean
  /** The field itself, in the form that it belongs to. */
  children: (texts: { label: string; help: string }) => ReactNode
}

/** Where a reason to go on against the fit check is given, or who may give one. */
export function OverrideField({ canOverride, children }: OverrideFieldProps) {
  const { t } = useTranslation('fit')
  if (!canOverride)
    return <p className={css({ textStyle: 'table', color: 'text.muted' })}>{t(($) => $.override_ask)}</p>
  return children({
    label: t(($) => $.override),
    help: t(($) => $.override_help, { count: REASON_FROM }),
  })
}
