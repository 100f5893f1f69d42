import { Resizer } from '@plenum/ui/data-table'
import { useState, type KeyboardEvent } from 'react'
import { NARROWEST, WIDEST } from './column-layout.ts'

const STEP = 0.5
const GREAT_STEP = 2

interface ColumnResizerProps {
  label: string
  /** Pixels. */
  width: number
  rem: number
  /** Takes a width in rem, or none for the column's own. */
  onWidth: (width: number | undefined) => void
}

/** Where a key takes the edge; undefined for any other key. */
function widthAfter({ key, shiftKey }: KeyboardEvent, width: number): number | undefined {
  const step = shiftKey ? GREAT_STEP : STEP
  const widths: Record<string, number> = {
    ArrowLeft: width - step,
    ArrowRight: width + step,
    Home: NARROWEST,
    End: WIDEST,
  }
  return widths[key]
}

/** Moves a column's right edge: by dragging, by the arrow keys; Enter or two clicks give the column its own width. */
export function ColumnResizer({ label, width, rem, onWidth }: ColumnResizerProps) {
  const [grip, setGrip] = useState<{ x: number; width: number } | null>(null)
  return (
    <Resizer
      label={label}
      width={width}
      narrowest={NARROWEST * rem}
      widest={WIDEST * rem}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setGrip({ x: event.clientX, width })
      }}
      onPointerMove={(event) => grip && onWidth((grip.width + event.clientX - grip.x) / rem)}
      onLostPointerCapture={() => setGrip(null)}
      onDoubleClick={() => onWidth(undefined)}
      onKeyDown={(event) => {
        const next = widthAfter(event, width / rem)
        if (next === undefined && event.key !== 'Enter') return
        event.preventDefault()
        onWidth(next)
      }}
    />
  )
}
