import './later.css'
import { cx } from '@plenum/ui/css'
import { rackElevation } from '@plenum/ui/recipes'
import { use, useId, type ComponentProps, type CSSProperties, type ReactNode } from 'react'
import { cut, textWidth } from './face-text.ts'
import { Rack, useSpan } from './rack-context.ts'
import {
  CABINET_MM,
  GUTTER_MM,
  rackBoxes,
  unitNumbers,
  UNIT_MM,
  type RackSpan,
  type RackUnits,
} from './rack-geometry.ts'

/** Height of words that are not a device's, in millimetres. */
const LABEL = 26

const variables = (values: Record<`--${string}`, number>): CSSProperties => ({ ...values })

interface RootProps extends ComponentProps<'g'> {
  /** Says which rack this is, and from which side. */
  label: string
  rack: RackUnits
  /** Width of the cabinet in millimetres. */
  cabinet?: number
  /** What hangs beside the rails. */
  strips?: ReactNode
}

/** A rack to scale, seen from one side, its units counted on both; what else it is given goes to the bay between the rails. */
export function Root({ label, rack, cabinet = CABINET_MM, strips, children, ...bayProps }: RootProps) {
  const styles = rackElevation()
  const { width, height, bay } = rackBoxes(rack, cabinet)
  const lines = Array.from({ length: rack.units - 1 }, (_, at) => bay.y + (at + 1) * UNIT_MM)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles.root}
      style={variables({ '--aspect': width / height })}
      data-elevation=""
    >
      <Rack value={{ rack, bay, width }}>
        <rect
          x={GUTTER_MM}
          y={2}
          width={width - 2 * GUTTER_MM}
          height={height - 4}
          rx={8}
          className={styles.cabinet}
        />
        <UnitNumbers />
        {strips}
        <g role="group" aria-label={label} {...bayProps}>
          <rect data-units="" {...bay} className={styles.bay} />
          <path d={lines.map((y) => `M${bay.x} ${y}h${bay.width}`).join('')} className={styles.lines} />
          {children}
        </g>
      </Rack>
    </svg>
  )
}

function UnitNumbers() {
  const { rack, bay, width } = use(Rack)
  const styles = rackElevation()
  const columns = [GUTTER_MM / 2, width - GUTTER_MM / 2]
  return (
    <g aria-hidden="true">
      {unitNumbers(rack).map((unit, row) =>
        columns.map((x) => (
          <text key={`${x}${unit}`} x={x} y={bay.y + (row + 0.5) * UNIT_MM} className={styles.number}>
            {unit}
          </text>
        )),
      )}
    </g>
  )
}

/** A unit nothing stands at, for who walks by the keys. */
export function FreeUnit({
  span,
  label,
  ...rest
}: { span: RackSpan; label: string } & ComponentProps<'rect'>) {
  const { x, y, width, height } = useSpan(span)
  return (
    <rect
      role="button"
      aria-disabled="true"
      aria-label={label}
      {...rest}
      x={x}
      y={y}
      width={width}
      height={height}
      className={rackElevation().free}
    />
  )
}

interface ReservedProps {
  span: RackSpan
  label: string
  /** What is drawn of the label, as far as there is room. */
  text?: string
}

/** Units kept for somebody, hatched. */
export function Reserved({ span, label, text = label }: ReservedProps) {
  const styles = rackElevation({ state: 'reserved' })
  const pattern = useId()
  const { x, y, width, height } = useSpan(span)
  const room = { x: x + 1.5, y: y + 1.5, width: width - 3, height: height - 3 }
  const shown = cut(text, (width - 40) / LABEL)
  const middle = y + height / 2
  return (
    <g role="img" aria-label={label} className={styles.device}>
      <title>{label}</title>
      <pattern
        id={pattern}
        width={14}
        height={14}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0v14" className={styles.hatch} />
      </pattern>
      <rect {...room} rx={4} className={styles.face} />
      <rect {...room} rx={4} fill={`url(#${pattern})`} fillOpacity={0.4} />
      <rect
        x={x + 8}
        y={middle - 16}
        width={textWidth(shown) * LABEL * 0.9 + 14}
        height={32}
        rx={4}
        className={styles.veil}
      />
      <text x={x + 15} y={middle + 9} fontSize={LABEL} className={styles.label}>
        {shown}
      </text>
    </g>
  )
}

interface StripProps extends Omit<ComponentProps<'g'>, 'children'> {
  side: 'left' | 'right'
  /** Its place among those of its side, and how many there are. */
  at: number
  of: number
  label: string
  code: string
  /** Open or in somebody's hand; or where one in the hand would hang. */
  state?: 'still' | 'open' | 'held' | 'moving' | 'fits' | 'refused'
}

/** A thing without units, upright beside the rails. */
export function Strip({ side, at, of, label, code, state = 'still', className, ...rest }: StripProps) {
  const { bay, width } = use(Rack)
  const styles = rackElevation({ state, use: rest.onClick ? 'pressed' : 'fixed' })
  const post = bay.x - GUTTER_MM - 8
  const box = {
    x: side === 'left' ? GUTTER_MM + 4 : width - GUTTER_MM - post - 4,
    y: bay.y + (bay.height / of) * at + 4,
    width: post,
    height: bay.height / of - 8,
  }
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const size = Math.min(LABEL, box.width * 0.6)
  return (
    <g
      role={rest.onClick ? 'button' : 'img'}
      aria-label={label}
      {...rest}
      className={cx(styles.device, className)}
    >
      <rect {...box} rx={4} className={styles.face} />
      <text
        x={middle.x}
        y={middle.y}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={size}
        transform={`rotate(-90 ${middle.x} ${middle.y})`}
        aria-hidden="true"
        className={styles.code}
      >
        {code}
      </text>
    </g>
  )
}

/** Where a device would land, and why not. */
export function Ghost({
  span,
  state,
  children,
}: {
  span: RackSpan
  state: 'fits' | 'refused'
  children: string
}) {
  const styles = rackElevation({ state })
  const { x, y, width, height } = useSpan(span)
  const size = Math.min(LABEL, height * 0.7)
  return (
    <g aria-hidden="true" className={styles.device}>
      <rect x={x} y={y} width={width} height={height} rx={4} className={styles.face} />
      <svg x={x} y={y} width={width} height={height}>
        <text x={12} y={height / 2 + size * 0.36} fontSize={size} className={styles.code}>
          {children}
        </text>
      </svg>
    </g>
  )
}
