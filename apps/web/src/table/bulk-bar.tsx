import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

interface BulkBarProps {
  /** How many rows are selected, in words. */
  count: string
  onClear: () => void
  /** What can be done with them all. */
  children: ReactNode
}

/** Stands in place of a list's filters while rows are selected. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('common')
  return (
    <div
      role="group"
      aria-label={t(($) => $.table.selection)}
      className={hstack({ gap: '2', flexWrap: 'wrap', width: 'full' })}
    >
      <span className={css({ textStyle: 'strong', fontVariantNumeric: 'tabular-nums', mr: '2' })}>
        {count}
      </span>
      {children}
      <Button tone="quiet" onClick={onClear}>
        <X aria-hidden="true" />
        {t(($) => $.actions.clear)}
      </Button>
    </div>
  )
}
