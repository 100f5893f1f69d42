import './later.css'
import { floorPlan } from '@plenum/ui/recipes'
import { memo, type KeyboardEvent } from 'react'
import type { PlanHit } from './floor-plan-types.ts'
import type { PlanView } from './plan-geometry.ts'
import type { PlanThing } from './plan-index.ts'

const styles = floorPlan()

/** As many on either side of the one that the keys are at are there for who listens. */
const AROUND = 40

export const optionId = (planId: string, hit: PlanHit) => `${planId}-${hit.what}-${hit.id}`

interface PlanListProps {
  planId: string
  label: string
  /** As one reads them. */
  things: readonly PlanThing[]
  /** The place of the one the keys are at. */
  active: number
  selected: ReadonlySet<string>
  nameOf: (hit: PlanHit) => string
  view: PlanView
  onKeyDown: (event: KeyboardEvent) => void
  /** One has the focus, and one sees it: the keys brought it there. */
  onFocusIn: (place: number, isVisible: boolean) => void
  onFocusOut: () => void
}

/** What stands on a plan as a list that keys walk through, each over what is drawn: a few at a time, counted as all. */
export function PlanList({ view, label, onKeyDown, onFocusIn, onFocusOut, ...rest }: PlanListProps) {
  const { scale, x, y } = view
  return (
    <div
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable="true"
      className={styles.list}
      style={{ transform: `scale(${scale}) translate(${-x}px, ${-y}px)` }}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const place = target.dataset['place']
        if (place !== undefined) onFocusIn(Number(place), target.matches(':focus-visible'))
      }}
      onBlur={onFocusOut}
    >
      <Options {...rest} />
    </div>
  )
}

// panning moves the list as a whole
const Options = memo(function Options({
  planId,
  things,
  active,
  selected,
  nameOf,
}: Pick<PlanListProps, 'planId' | 'things' | 'active' | 'selected' | 'nameOf'>) {
  const first = Math.max(active - AROUND, 0)
  return things
    .slice(first, active + AROUND + 1)
    .map(({ hit, box }, at) => (
      <div
        key={optionId(planId, hit)}
        id={optionId(planId, hit)}
        role="option"
        aria-label={nameOf(hit)}
        aria-selected={selected.has(hit.id)}
        aria-setsize={things.length}
        aria-posinset={first + at + 1}
        tabIndex={first + at === active ? 0 : -1}
        className={styles.option}
        data-place={first + at}
        style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
      />
    ))
})
