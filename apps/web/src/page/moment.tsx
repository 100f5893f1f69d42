import { formatDateTime, formatDay, formatFullDateTime } from '@plenum/i18n/format'
import { useLanguage } from '@plenum/i18n/react'
import type { PointerEvent, ReactNode } from 'react'

interface MomentProps {
  /** The instant, in ISO 8601. */
  at: string
  /** How much of it is told where nothing else is said of it; to the minute unless only the day matters. */
  to?: 'minute' | 'day'
  className?: string
  children?: ReactNode
}

/** An instant in short, in the reader's own zone; in full, with seconds and zone, to who points at it. */
export function Moment({ at, to = 'minute', className, children }: MomentProps) {
  const language = useLanguage()
  // made only where it is read: the format costs a list its first row
  const tellInFull = ({ currentTarget }: PointerEvent<HTMLTimeElement>) => {
    currentTarget.title = formatFullDateTime(language, currentTarget.dateTime)
  }
  return (
    // another one where the row is another: what was told of the last one ends with it
    <time key={at} dateTime={at} className={className} onPointerEnter={tellInFull}>
      {children ?? (to === 'day' ? formatDay(language, at) : formatDateTime(language, at))}
    </time>
  )
}
