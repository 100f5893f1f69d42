import { floorPlan } from '@plenum/ui/recipes'
import { Maximize, Minus, Plus } from 'lucide-react'
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
  const first = isColumn ? firstColumn : firstRow
  const step = STEPS.find((every) => every * pixels >= APART) ?? 200
  const start = Math.max(Math.ceil(((isColumn ? RULER.row : RULER.column) - from) / pixels), 0)
  const end = Math.min(Math.floor((length - from) / pixels), isColumn ? columns : rows)
  const marked = Array.from({ length: Math.max(end - start, 0) }, (_, at) => start + at).filter(
    (number) => step === 1 || (first + number) % step === 0,
  )
  return (
    <div aria-hidden="true" data-is={is} className={styles.ruler}>
      {marked.map((number) => {
        const middle = from + (number + 0.5) * pixels
        // moved, not placed: nothing is laid out again while the room is panned
        const moved = isColumn
          ? `translate(${middle - HALF_MARK}px, 0)`
          : `translate(${RULER.row / 2 - HALF_MARK}px, ${middle - RULER.column / 2}px)`
        return (
          <span key={number} className={styles.mark} style={{ transform: moved }}>
            {isColumn ? tileLetters(first + number) : first + number}
          </span>
        )
      })}
    </div>
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
