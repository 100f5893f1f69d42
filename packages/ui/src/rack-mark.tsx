import './later.css'
import { rackElevation } from '@plenum/ui/recipes'
import { useSpan } from './rack-context.ts'
import type { RackSpan } from './rack-geometry.ts'

/** What happens to a thing on the day that is shown. */
export type RackMarkKind = 'came' | 'left' | 'rival'

/** Half the width of a badge, in millimetres. */
const HALF = 15

/** Drawn around the middle: an arrow in, an arrow out, an exclamation mark. */
const SIGNS: Record<RackMarkKind, string> = {
  came: 'M-9 0H7M1 -6L7 0L1 6',
  left: 'M9 0H-7M-1 -6L-7 0L-1 6',
  rival: 'M0 -8V2M0 7V8',
}

/** A badge over a device, and a line around it where it is in conflict; what it means is said by the device's label. */
export function RackMark({ span, kind }: { span: RackSpan; kind: RackMarkKind }) {
  const styles = rackElevation({ mark: kind })
  const { x, y, width, height } = useSpan(span)
  const middle = y + height / 2
  // beside the rails, where nothing is written
  const edge = span.half === 'right' ? x + width + HALF : x - HALF
  return (
    <g aria-hidden="true">
      {kind === 'rival' && (
        <rect x={x} y={y} width={width} height={height} rx={6} className={styles.outline} />
      )}
      <circle cx={edge} cy={middle} r={HALF} className={styles.badge} />
      <path d={SIGNS[kind]} transform={`translate(${edge} ${middle})`} className={styles.sign} />
    </g>
  )
}
