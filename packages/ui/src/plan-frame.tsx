import './later.css'
import { floorPlan } from '@plenum/ui/recipes'
import { Maximize, Minus, Plus } from 'lucide-react'
import { memo, useCallback } from 'react'
import type { PlanGrid, PlanWords } from './floor-plan-types.ts'
import { IconButton } from './icon-button.tsx'
import { PLAN_ZOOM_STEP, scaleBar, steppedScale, tileLetters } from './plan-geometry.ts'
import type { PlanShown } from './plan-look.ts'
import { useLed, usePlanLook, type PlanSeen } from './use-plan-look.ts'
import type { PlanViewing } from './use-plan-view.ts'

const styles = floorPlan()

/** Pixels of the strips above and at the left that count the tiles. */
const RULER = { column: 18, row: 26 }
/** Pixels between two numbers at least. */
const APART = 28
const STEPS = [1, 2, 5, 10, 20, 50, 100]

/** Half the box a number is set in the middle of. */
const HALF_MARK = 20
/** Steps to a doubling in which marks are made anew while a hand moves. */
const STEPS_MOVING = 2

interface RulerProps {
  is: 'column' | 'row'
  grid: PlanGrid
  look: PlanSeen
}

/** Where the marks of a ruler lie, and which of them there are. */
function rulerOf({ is, grid }: Omit<RulerProps, 'look'>, { view, size, isMoving }: PlanShown) {
  const isColumn = is === 'column'
  const from = (isColumn ? grid.x - view.x : grid.y - view.y) * view.scale
  const length = isColumn ? size.width : size.height
  const made = isMoving ? steppedScale(view.scale, STEPS_MOVING) : view.scale
  // a handful at once, and not anew at every pixel of a pan
  const handful = Math.max(Math.round(length / 2 / (grid.tile * made)), 1)
  const counted = (pixels: number) => pixels / (grid.tile * view.scale) / handful
  return {
    from,
    made,
    start: Math.max(Math.floor(counted(-from)) * handful, 0),
    end: Math.min(Math.ceil(counted(length - from)) * handful, isColumn ? grid.columns : grid.rows),
    stretch: view.scale / made,
  }
}

const NOTHING = { from: 0, made: 0, start: 0, end: 0, stretch: 1 }

/** Letters or numbers of the tiles, at an edge of what is seen; while a hand moves they go along as they were made. */
export function PlanRuler({ is, grid, look }: RulerProps) {
  const isColumn = is === 'column'
  const part = (of: 'made' | 'start' | 'end') => (shown: PlanShown | null) =>
    (shown === null ? NOTHING : rulerOf({ is, grid }, shown))[of]
  const marks = useLed(
    look,
    useCallback(
      (shown) => {
        const { from, stretch } = rulerOf({ is, grid }, shown)
        return is === 'column'
          ? `translate(${from}px, 0) scale(${stretch}, 1)`
          : `translate(0, ${from}px) scale(1, ${stretch})`
      },
      [is, grid],
    ),
  )
  return (
    <div aria-hidden="true" data-is={is} className={styles.ruler}>
      <div ref={marks} className={styles.marks}>
        <Marks
          is={is}
          first={(isColumn ? grid.firstColumn : grid.firstRow) ?? 1}
          start={usePlanLook(look, part('start'))}
          end={usePlanLook(look, part('end'))}
          pixels={grid.tile * usePlanLook(look, part('made'))}
        />
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

/** The scale as its bar says it: while a hand moves not anew at every turn of the wheel. */
const scaleSaid = (shown: PlanShown | null) => {
  if (shown === null) return 1
  return shown.isMoving ? steppedScale(shown.view.scale) : shown.view.scale
}

/** How long something is. */
export function PlanScale({ look, length }: { look: PlanSeen; length: PlanWords['length'] }) {
  const { mm, pixels } = scaleBar({ scale: usePlanLook(look, scaleSaid) })
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
