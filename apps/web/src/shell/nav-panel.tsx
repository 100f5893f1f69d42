import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import * as Sheet from '@plenum/ui/sheet'
import { useState, type ReactNode } from 'react'

interface NavPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Told when it comes, and when it has gone and given the focus back. */
  onThere: (isThere: boolean) => void
  children: ReactNode
}

/** The navigation off its canvas, on narrow screens: choosing an entry closes it, wherever that leads. */
export function NavPanel({ open, onOpenChange, onThere, children }: NavPanelProps) {
  const { t } = useTranslation('shell')
  const [follow] = useState(() => () => {
    onThere(true)
    // Ark gives the focus back in a turn of its own, which was asked for before
    return () => void setTimeout(() => onThere(false))
  })
  return (
    <Sheet.Root open={open} onOpenChange={(change) => onOpenChange(change.open)}>
      <Sheet.Content
        side="left"
        size="nav"
        aria-label={t(($) => $.navigation)}
        // an entry of the page it stands over, or of what opens over that, leads to no other page
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) onOpenChange(false)
        }}
      >
        <div ref={follow} className={css({ display: 'contents' })}>
          {children}
        </div>
      </Sheet.Content>
    </Sheet.Root>
  )
}
