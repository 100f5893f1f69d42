import './later.css'
import { cx } from '@plenum/ui/css'
import { rackElevation } from '@plenum/ui/recipes'
import type { ComponentProps } from 'react'
import { faceText } from './face-text.ts'
import { useSpan } from './rack-context.ts'
import type { Box, RackSpan } from './rack-geometry.ts'
import { StatusGlyph, type StatusTone } from './status-chip.tsx'

interface FaceProps {
  span: RackSpan
  name: string
  code: string
  status?: StatusTone | undefined
  /** The address of a picture of this side. */
  image?: string | undefined
}

const MARK = 20

/** What is drawn of a thing: its face with code, name and state, or its picture with the code. */
function Face({
  box,
  name,
  code,
  status,
  image,
  state,
}: Omit<FaceProps, 'span'> & { box: Box; state: State }) {
  const styles = rackElevation({ state })
  const { x, y, width, height } = { ...box, y: box.y + 1.5, height: box.height - 3 }
  const mark = status === undefined || height < MARK ? 0 : MARK + 10
  const text = faceText({ code, name: image === undefined ? name : '', width, height, mark })
  const veil = text.code.text.length * text.code.size * 0.6 + 16
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={4} className={styles.face} />
      {/* an inner picture of its own clips what it holds */}
      <svg aria-hidden="true" x={x} y={y} width={width} height={height}>
        {image !== undefined && (
          <>
            <image
              href={image}
              width={width}
              height={height}
              preserveAspectRatio="none"
              className={styles.image}
            />
            <rect
              x={4}
              y={text.code.y - text.code.size}
              width={veil}
              height={text.code.size * 1.4}
              rx={4}
              className={styles.veil}
            />
          </>
        )}
        <text x={text.code.x} y={text.code.y} fontSize={text.code.size} className={styles.code}>
          {text.code.text}
        </text>
        {/* who hears what is written hears two words */}{' '}
        {text.name && (
          <text x={text.name.x} y={text.name.y} fontSize={text.name.size} className={styles.name}>
            {text.name.text}
          </text>
        )}
        {mark > 0 && status !== undefined && (
          <StatusGlyph
            tone={status}
            x={width - MARK - 10}
            y={(height - MARK) / 2}
            width={MARK}
            height={MARK}
          />
        )}
      </svg>
    </>
  )
}

type State = 'still' | 'open' | 'held' | 'moving' | 'back' | 'planned' | 'gone'

interface FixedProps extends FaceProps {
  state?: State
  /** What is said of it; without it it is a picture nobody is told of. */
  label?: string
}

/** A device that cannot be pressed: to look at only, the back of one, or one to come. */
export function FixedDevice({ span, state = 'still', label, ...face }: FixedProps) {
  const styles = rackElevation({ state })
  return (
    <g
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={styles.device}
    >
      {label !== undefined && <title>{label}</title>}
      <Face box={useSpan(span)} state={state} {...face} />
    </g>
  )
}

interface DeviceProps extends FaceProps, Omit<ComponentProps<'g'>, 'name' | 'children'> {
  label: string
  state?: State
  /** Whether it can be dragged. */
  movable?: boolean
}

/** A device that is pressed or dragged; a finger drags it by its grip, so that the rest still scrolls the page. */
export function Device({
  span,
  name,
  code,
  status,
  image,
  label,
  state = 'still',
  movable = false,
  className,
  ...rest
}: DeviceProps) {
  const styles = rackElevation({ state, use: 'pressed' })
  const box = useSpan(span)
  const grip = { x: box.x + box.width - 84, y: box.y, width: 48, height: box.height }
  const middle = grip.y + grip.height / 2
  return (
    <g role="button" aria-label={label} {...rest} className={cx(styles.device, className)}>
      <Face box={box} state={state} name={name} code={code} status={status} image={image} />
      {movable && (
        <g data-grip="" className={styles.grip}>
          <rect {...grip} />
          <path d={[-6, 0, 6].map((by) => `M${grip.x + 14} ${middle + by}h20`).join('')} />
        </g>
      )}
    </g>
  )
}
