import './later.css'
import { floorPlan } from '@plenum/ui/recipes'
import type { FloorPlanProps, PlanGhost, PlanGuide } from './floor-plan-types.ts'
import { boxOf, grown, transformOf, type PlanView } from './plan-geometry.ts'
import { pathOf } from './plan-shapes.ts'
import type { Box } from './rack-geometry.ts'

const styles = floorPlan()

export interface OverlayProps extends Pick<FloorPlanProps, 'ghosts' | 'guides' | 'handles' | 'sketch'> {
  view: PlanView
  /** What has the focus by the keys, and what lies under the pointer. */
  focused: Box | null
  hovered: Box | null
  marquee: Box | null
}

/** Pixels: words over the plan, a handle's half, and how far a ring stands off. */
const TEXT = 12
const HANDLE = 5
const RING = 3

/** What lies over a room while a hand or a key is at work. */
export function PlanOverlay({ view, focused, hovered, marquee, ...drawn }: OverlayProps) {
  const { ghosts = [], guides = [], handles = [], sketch = [] } = drawn
  const { scale } = view
  const handle = HANDLE / scale
  const count = ghosts.length + guides.length + handles.length + sketch.length
  // an element that holds nothing would still be laid out at every move of a hand
  if (count === 0 && !focused && !hovered && !marquee) return null
  return (
    <svg aria-hidden="true" className={styles.over}>
      <g transform={transformOf(view)}>
        {hovered && <rect {...grown(hovered, 1 / scale)} className={styles.hover} />}
        {focused && (
          <>
            <rect data-under="" {...grown(focused, RING / scale)} className={styles.ring} />
            <rect data-ring="" {...grown(focused, RING / scale)} className={styles.ring} />
          </>
        )}
        {ghosts.map((ghost) => (
          <Ghost key={ghost.id} ghost={ghost} scale={scale} />
        ))}
        {guides.map((guide) => (
          <Guide key={`${guide.axis}${guide.at}${guide.from}`} guide={guide} scale={scale} />
        ))}
        {sketch.length > 1 && <path d={pathOf(sketch)} className={styles.sketch} />}
        {[...sketch, ...handles].map(({ x, y }) => (
          <rect
            key={`${x} ${y}`}
            x={x - handle}
            y={y - handle}
            width={2 * handle}
            height={2 * handle}
            rx={1 / scale}
            className={styles.handle}
          />
        ))}
        {marquee && <rect {...marquee} className={styles.marquee} />}
      </g>
    </svg>
  )
}

function Ghost({ ghost, scale }: { ghost: PlanGhost; scale: number }) {
  const { x, y, width, depth, rotation, state, text } = ghost
  const box = boxOf(ghost)
  return (
    <g data-ghost="">
      <rect
        x={-width / 2}
        y={-depth / 2}
        width={width}
        height={depth}
        transform={`translate(${x} ${y}) rotate(${rotation})`}
        data-state={state}
        className={styles.ghost}
      />
      {text && (
        <text
          x={x}
          y={box.y - 6 / scale}
          fontSize={TEXT / scale}
          strokeWidth={4 / scale}
          data-state={state}
          className={styles.ghostText}
        >
          {text}
        </text>
      )}
    </g>
  )
}

/** Half the length of the strokes at a measured line's ends, in pixels. */
const TICK = 4

function Guide({ guide: { axis, at, from, to, text }, scale }: { guide: PlanGuide; scale: number }) {
  const tick = TICK / scale
  const isAcross = axis === 'across'
  const ends = [from, to].map((end) =>
    isAcross ? `M${end} ${at - tick}v${2 * tick}` : `M${at - tick} ${end}h${2 * tick}`,
  )
  const middle = (from + to) / 2
  const place = isAcross ? { x: middle, y: at - 6 / scale } : { x: at + 6 / scale, y: middle }
  return (
    <g>
      <path
        d={(isAcross ? `M${from} ${at}H${to}` : `M${at} ${from}V${to}`) + (text ? ends.join('') : '')}
        className={styles.guide}
      />
      {text && (
        <text
          {...place}
          fontSize={TEXT / scale}
          strokeWidth={4 / scale}
          className={styles.guideText}
          {...(!isAcross && {
            style: { textAnchor: 'start' as const, dominantBaseline: 'central' as const },
          })}
        >
          {text}
        </text>
      )}
    </g>
  )
}
