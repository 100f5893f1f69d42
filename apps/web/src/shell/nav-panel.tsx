import * as Sheet from '@plenum/ui/sheet'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface NavPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** The navigation off its canvas, on narrow screens. */
export function NavPanel({ open, onOpenChange, children }: NavPanelProps) {
  const { t } = useTranslation('shell')
  return (
    <Sheet.Root open={open} onOpenChange={(change) => onOpenChange(change.open)}>
      <Sheet.Content side="left" size="nav" aria-label={t(($) => $.navigation)}>
        {children}
      </Sheet.Content>
    </Sheet.Root>
  )
}
