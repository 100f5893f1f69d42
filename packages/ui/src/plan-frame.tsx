import { floorPlan } from '@plenum/ui/recipes'
import { Maximize, Minus, Plus } from 'lucide-react'
import { memo } from 'react'
import type { PlanGrid, PlanWords } from './floor-plan-types.ts'
import { IconButton } from './icon-button.tsx'
import type { Size } from './image-zoom.ts'
import { PLAN_ZOOM_STEP, scaleBar, tileLetters, type PlanView } from './plan-geometry.ts'
import type { PlanViewing } from './use-plan-view.ts'

const styles = floorPlan()

/** Pixels of the strips above and at the left that count the tiles. */
const RULER = { column: 18, row: 26 }
/** Pixels between two numbers at least. */
const APART = 28
const STEPS = [1, 2, 5, 10, 20, 50, 100]

/** Half the box a number is set in the middle of. */
const HALF_MARK = 20
/** Marks are looked up so many at a time, and not at every pixel of a pan. */
const AT_ONCE = 10

interface RulerProps {
  is: 'column' | 'row'
  grid: PlanGrid
  view: PlanView
  size: Size
}

/** Letters or numbers of the tiles, at an edge of what is seen. */
export function PlanRuler({ is, grid, view, size }: RulerProps) {
  const isColumn = is === 'column'
  const { tile, columns, rows, firstColumn = 1, firstRow = 1 } = grid
  const pixels = tile * view.scale
  const from = (isColumn ? grid.x - view.x : grid.y - view.y) * view.scale
  const length = isColumn ? size.width : size.height
  const handful = AT_ONCE * pixels
  const start = Math.max(Math.floor(-from / handful) * AT_ONCE, 0)
  const end = Math.min(Math.ceil((length - from) / handful) * AT_ONCE, isColumn ? columns : rows)
  // moved, not placed: nothing is laid out again while the room is panned
  const transform = isColumn ? `translate(${from}px, 0)` : `translate(0, ${from}px)`
  return (
    <div aria-hidden="true" data-is={is} className={styles.ruler}>
      <div className={styles.marks} style={{ transform }}>
        <Marks is={is} first={isColumn ? firstColumn : firstRow} start={start} end={end} pixels={pixels} />
      </div>
    </div>
  )
}

interface MarksProps {
  is: RulerProps['is']
  /** The number of the first tile of all, and which of them are marked. */
  first: number
  start: number
  end: number
  pixels: number
}

const Marks = memo(function Marks({ is, first, start, end, pixels }: MarksProps) {
  const step = STEPS.find((every) => every * pixels >= APART) ?? 200
  return Array.from({ length: Math.max(end - start, 0) }, (_, at) => start + at)
    .filter((tile) => step === 1 || (first + tile) % step === 0)
    .map((tile) => {
      const middle = (tile + 0.5) * pixels
      const transform =
        is === 'column'
          ? `translate(${middle - HALF_MARK}px, 0)`
          : `translate(${RULER.row / 2 - HALF_MARK}px, ${middle - RULER.column / 2}px)`
      return (
        <span key={tile} className={styles.mark} style={{ transform }}>
          {is === 'column' ? tileLetters(first + tile) : first + tile}
        </span>
      )
    })
})

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
