import { floorPlan } from '@plenum/ui/recipes'
import { Maximize, Minus, Plus } from 'lucide-react'
import type { PlanGrid, PlanWords } from './floor-plan-types.ts'
import { IconButton } from './icon-button.tsx'
import type { Size } from './image-zoom.ts'
import { PLAN_ZOOM_STEP, scaleBar, tileLetters, type PlanView } from './plan-geometry.ts'
import type { PlanViewing } from './use-plan-view.ts'

const styles = floorPlan()

/** Pixels of the strips above and at the left that count the tiles. */
const RULER = 18
/** Pixels between two numbers at least. */
const APART = 26
const STEPS = [1, 2, 5, 10, 20, 50, 100]

/** Letters and numbers of the tiles, at the edges of what is seen. */
export function PlanRulers({ grid, view, size }: { grid: PlanGrid; view: PlanView; size: Size }) {
  const { x, y, tile, columns, rows, firstColumn = 1, firstRow = 1 } = grid
  const pixels = tile * view.scale
  const step = STEPS.find((every) => every * pixels >= APART) ?? 200
  const marks = (count: number, first: number, from: number, seen: number) =>
    Array.from({ length: count }, (_, at) => ({ number: first + at, at: from + (at + 0.5) * pixels }))
      .filter(({ number }) => step === 1 || number % step === 0)
      .filter(({ at }) => at > RULER + 4 && at < seen - 4)
  const across = marks(columns, firstColumn, (x - view.x) * view.scale, size.width)
  const down = marks(rows, firstRow, (y - view.y) * view.scale, size.height)
  return (
    <g>
      <path
        d={`M0 0H${size.width}V${RULER}H${RULER}V${size.height}H0Z`}
        className={styles.ruler}
      />
      {across.map(({ number, at }) => (
        <text key={number} x={at} y={RULER / 2} className={styles.rulerText}>
          {tileLetters(number)}
        </text>
      ))}
      {down.map(({ number, at }) => (
        <text key={number} x={RULER / 2} y={at} className={styles.rulerText}>
          {number}
        </text>
      ))}
    </g>
  )
}

/** How long something is. */
export function PlanScale({ view, length }: { view: PlanView; length: PlanWords['length'] }) {
  const { mm, pixels } = scaleBar(view)
  return (
    <div className={styles.scale}>
      {length(mm)}
      <span className={styles.scaleBar} style={{ width: pixels }} />
    </div>
  )
}

/** The keys of the view for who has only a pointer. */
export function PlanTools({ viewing: { zoomBy, fit }, words }: { viewing: PlanViewing; words: PlanWords }) {
  return (
    <div className={styles.tools}>
      <IconButton label={words.zoomIn} onClick={() => zoomBy(PLAN_ZOOM_STEP)}>
        <Plus />
      </IconButton>
      <IconButton label={words.zoomOut} onClick={() => zoomBy(1 / PLAN_ZOOM_STEP)}>
        <Minus />
      </IconButton>
      <IconButton label={words.fit} onClick={fit}>
        <Maximize />
      </IconButton>
    </div>
  )
}
