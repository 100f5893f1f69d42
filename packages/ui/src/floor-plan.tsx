import './later.css'
import { cx } from '@plenum/ui/css'
import { floorPlan } from '@plenum/ui/recipes'
import { useId, useImperativeHandle, useMemo } from 'react'
import type { FloorPlanProps } from './floor-plan-types.ts'
import type { Size } from './image-zoom.ts'
import { PlanCanvas } from './plan-canvas.tsx'
import { PlanRuler, PlanScale, PlanTools } from './plan-frame.tsx'
import { steppedScale, toPlan, type PlanView } from './plan-geometry.ts'
import { MovedItems, PlanHatches, PlanItems } from './plan-items.tsx'
import type { PlanIndex } from './plan-index.ts'
import { PlanList } from './plan-list.tsx'
import { PlanOverlay } from './plan-overlay.tsx'
import { PlanStructure, ZoneNames } from './plan-structure.tsx'
import type { Box } from './rack-geometry.ts'
import { usePlanHands } from './use-plan-hands.ts'
import { drawnBox, usePlanKeys } from './use-plan-keys.ts'
import { usePlanThings, type PlanThings } from './use-plan-things.ts'
import { usePlanView } from './use-plan-view.ts'

const styles = floorPlan()
const NONE: ReadonlySet<string> = new Set()

/** So many are elements each; more are drawn on a canvas. */
export const MOST_ELEMENTS = 10_000
/** So many things in view are too small for words. */
const MOST_WORDED = 2500

/** A room to scale: looked at with wheel, hands and keys, and edited by whoever listens to what hands and keys do. */
export function FloorPlan(props: FloorPlanProps) {
  const { model, words, selected = NONE, moved = null } = props
  const planId = useId()
  const viewing = usePlanView(model.bounds)
  const things = usePlanThings(props)
  const { shown, setStage } = viewing
  const hands = usePlanHands({
    ...props,
    viewing,
    bounds: model.bounds,
    selected,
    hitAt: (at, pointerType) => things.hitAt(at, pointerType, shown?.view.scale ?? 1),
    hitsIn: things.hitsIn,
    isArea: things.isArea,
    onPressed: (hit) => keys.focus(hit),
  })
  const keys = usePlanKeys({ ...props, planId, things, viewing, cancel: () => hands.cancel() })
  useImperativeHandle(props.control, () => ({
    pointAt: (client) => {
      viewing.locate()
      return shown ? toPlan(shown.view, viewing.pointOf(client)) : { x: 0, y: 0 }
    },
    fit: viewing.fit,
    show: viewing.show,
    focus: keys.goTo,
  }))
  const hovered = hands.hover && things.thingOf(hands.hover)
  return (
    <div className={cx(styles.colours, styles.root)}>
      <div ref={setStage} className={styles.stage} data-cursor={cursorOf(hands, props)} {...hands.on}>
        {shown && (
          <>
            <Layers {...props} {...shown} planId={planId} things={things} />
            <svg aria-hidden="true" className={styles.over}>
              <g transform={transformOf(shown.view)}>
                <PlanOverlay
                  {...props}
                  scale={shown.view.scale}
                  focused={keys.ringed}
                  hovered={hovered ? drawnBox(hovered, moved) : null}
                  marquee={hands.marquee}
                />
              </g>
            </svg>
            {model.grid && <PlanRuler is="row" grid={model.grid} {...shown} />}
            {model.grid && <PlanRuler is="column" grid={model.grid} {...shown} />}
          </>
        )}
      </div>
      {shown && things.inOrder.length > 0 && (
        <PlanList
          planId={planId}
          label={words.label}
          things={things.inOrder}
          active={keys.active}
          selected={selected}
          nameOf={things.nameOf}
          view={shown.view}
          onKeyDown={keys.onKeyDown}
          onFocusIn={keys.onFocusIn}
          onFocusOut={keys.onFocusOut}
        />
      )}
      {shown && <PlanScale view={shown.view} length={words.length} />}
      <PlanTools viewing={viewing} words={words} />
    </div>
  )
}

const transformOf = ({ scale, x, y }: PlanView) => `scale(${scale}) translate(${-x} ${-y})`

function cursorOf({ doing, hover }: ReturnType<typeof usePlanHands>, props: FloorPlanProps): string {
  if (doing === 'pan') return 'panning'
  if (doing === 'drag') return 'move'
  if (props.onPoint !== undefined) return 'point'
  if (hover !== null) return props.onDragStart === undefined ? 'press' : 'move'
  return props.emptyDrag === 'marquee' ? 'rest' : 'pan'
}

interface LayersProps extends FloorPlanProps {
  view: PlanView
  size: Size
  planId: string
  things: PlanThings
}

/** The room, and what stands in it: elements, or a canvas where these would be too many. */
function Layers({ model, selected = NONE, moved = null, view, size, planId, things }: LayersProps) {
  const { items, shapes } = model
  const scale = steppedScale(view.scale)
  const isDrawn = items.length + shapes.length > MOST_ELEMENTS
  const worded = useWorded(isDrawn ? null : things.itemIndex, view, size)
  const { text } = worded
  const held = moved?.ids ?? NONE
  return (
    <>
      <svg aria-hidden="true" className={styles.under}>
        <g transform={transformOf(view)}>
          <PlanHatches planId={planId} scale={scale} />
          <PlanStructure
            bounds={model.bounds}
            grid={model.grid}
            picture={model.picture}
            shapes={shapes}
            scale={scale}
            around={worded.around}
            selected={selected}
          />
          {!isDrawn && (
            <PlanItems planId={planId} items={items} selected={selected} held={held} text={text} />
          )}
        </g>
      </svg>
      {isDrawn && (
        <PlanCanvas
          items={items}
          index={things.itemIndex}
          selected={selected}
          held={held}
          view={view}
          size={size}
        />
      )}
      <svg aria-hidden="true" className={styles.over}>
        <g transform={transformOf(view)}>
          <ZoneNames shapes={shapes} scale={scale} />
          {moved && (
            <g transform={`translate(${moved.by.x} ${moved.by.y})`}>
              <MovedItems planId={planId} items={items} ids={moved.ids} text={text} />
            </g>
          )}
        </g>
      </svg>
    </>
  )
}

/** What gets words: what is in view and some way around it, looked up again once that is left. */
function useWorded(index: PlanIndex | null, view: PlanView, size: Size) {
  const scale = steppedScale(view.scale)
  const [width, height] = [size.width / scale, size.height / scale]
  const column = Math.round((2 * view.x) / width)
  const row = Math.round((2 * view.y) / height)
  return useMemo(() => {
    const around: Box = {
      x: (column * width) / 2 - width * 0.4,
      y: (row * height) / 2 - height * 0.4,
      width: width * 1.8,
      height: height * 1.8,
    }
    const numbers = index?.within(around) ?? []
    if (index === null || numbers.length > MOST_WORDED) return { around, text: null }
    return {
      around,
      text: { scale, ids: new Set(numbers.map((number) => index.things[number]?.hit.id ?? '')) },
    }
  }, [index, scale, column, row, width, height])
}
