import './later.css'
import { cx } from '@plenum/ui/css'
import { floorPlan } from '@plenum/ui/recipes'
import { useId, useImperativeHandle } from 'react'
import type { FloorPlanProps } from './floor-plan-types.ts'
import { PlanRuler, PlanScale, PlanTools } from './plan-frame.tsx'
import { toPlan } from './plan-geometry.ts'
import { PlanList } from './plan-list.tsx'
import { PlanRoom } from './plan-room.tsx'
import { usePlanHands } from './use-plan-hands.ts'
import { drawnBox, usePlanKeys } from './use-plan-keys.ts'
import { usePlanLook } from './use-plan-look.ts'
import { usePlanThings } from './use-plan-things.ts'
import { usePlanView } from './use-plan-view.ts'

const styles = floorPlan()
const NONE: ReadonlySet<string> = new Set()

/** A room to scale: looked at with wheel, hands and keys, and edited by whoever listens to what hands and keys do. */
export function FloorPlan(props: FloorPlanProps) {
  const { model, words, selected = NONE, moved = null, ghosts, guides, handles, sketch } = props
  const planId = useId()
  const viewing = usePlanView(model.bounds)
  const things = usePlanThings(props)
  const { look, setStage } = viewing
  // names and focus follow once a hand rests
  const rested = usePlanLook(look, (shown) => shown?.rested)
  const hands = usePlanHands({
    ...props,
    viewing,
    bounds: model.bounds,
    selected,
    hitAt: (at, pointerType) => things.hitAt(at, pointerType, viewing.view()?.scale ?? 1),
    hitsIn: things.hitsIn,
    isArea: things.isArea,
    onPressed: (hit) => keys.focus(hit),
  })
  const keys = usePlanKeys({ ...props, planId, things, viewing, cancel: () => hands.cancel() })
  useImperativeHandle(props.control, () => ({
    pointAt: (client) => {
      viewing.locate()
      const view = viewing.view()
      return view ? toPlan(view, viewing.pointOf(client)) : { x: 0, y: 0 }
    },
    fit: viewing.fit,
    show: viewing.show,
    focus: keys.goTo,
  }))
  const hovered = hands.hover && hands.doing !== 'pan' ? things.thingOf(hands.hover) : null
  return (
    <div className={cx(styles.colours, styles.root)}>
      <div ref={setStage} className={styles.stage} data-cursor={cursorOf(hands, props)} {...hands.on}>
        {rested && (
          <>
            <PlanRoom
              model={model}
              selected={selected}
              moved={moved}
              planId={planId}
              index={things.itemIndex}
              shapeIndex={things.shapeIndex}
              look={look}
              overlay={{
                ghosts,
                guides,
                handles,
                sketch,
                focused: keys.ringed,
                hovered: hovered ? drawnBox(hovered, moved) : null,
                marquee: hands.marquee,
              }}
            />
            {model.grid && <PlanRuler is="row" grid={model.grid} look={look} />}
            {model.grid && <PlanRuler is="column" grid={model.grid} look={look} />}
          </>
        )}
      </div>
      {rested && things.inOrder.length > 0 && (
        <PlanList
          planId={planId}
          label={words.label}
          things={things.inOrder}
          active={keys.active}
          selected={selected}
          nameOf={things.nameOf}
          view={rested}
          onKeyDown={keys.onKeyDown}
          onFocusIn={keys.onFocusIn}
          onFocusOut={keys.onFocusOut}
        />
      )}
      {rested && <PlanScale look={look} length={words.length} />}
      <PlanTools viewing={viewing} words={words} />
    </div>
  )
}

function cursorOf({ doing, hover }: ReturnType<typeof usePlanHands>, props: FloorPlanProps): string {
  if (doing === 'pan') return 'panning'
  if (doing === 'drag') return 'move'
  if (props.onPoint !== undefined) return 'point'
  if (hover !== null) return props.onDragStart === undefined ? 'press' : 'move'
  return props.emptyDrag === 'marquee' ? 'rest' : 'pan'
}
