import './later.css'
import { cx } from '@plenum/ui/css'
import { floorPlan } from '@plenum/ui/recipes'
import { memo, useId, useImperativeHandle, useMemo, type CSSProperties } from 'react'
import type { FloorPlanProps, PlanMoved } from './floor-plan-types.ts'
import type { Size } from './image-zoom.ts'
import { PlanCanvas } from './plan-canvas.tsx'
import { PlanRuler, PlanScale, PlanTools } from './plan-frame.tsx'
import { BEYOND, drawnAround, steppedScale, toPlan, type PlanView } from './plan-geometry.ts'
import { MovedItems, PlanHatches, PlanItems } from './plan-items.tsx'
import type { PlanIndex } from './plan-index.ts'
import { PlanList } from './plan-list.tsx'
import { PlanOverlay } from './plan-overlay.tsx'
import { PlanStructure, ZoneNames } from './plan-structure.tsx'
import type { Box } from './rack-geometry.ts'
import { usePlanHands } from './use-plan-hands.ts'
import { drawnBox, usePlanKeys } from './use-plan-keys.ts'
import { usePlanThings } from './use-plan-things.ts'
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
            <div className={styles.world} style={worldStyle(shown)}>
              <Room
                model={model}
                selected={selected}
                moved={moved}
                planId={planId}
                index={things.itemIndex}
                drawn={shown.drawn}
                size={shown.size}
                isMoving={shown.isMoving}
              />
            </div>
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

interface Seen {
  view: PlanView
  /** What the room was last drawn for. */
  drawn: PlanView
  size: Size
}

/** While a hand moves, the room goes along as it was drawn. */
const worldStyle = ({ view, drawn, size }: Seen): CSSProperties => ({
  transformOrigin: `${size.width * BEYOND}px ${size.height * BEYOND}px`,
  transform: `translate(${(drawn.x - view.x) * view.scale}px, ${(drawn.y - view.y) * view.scale}px) scale(${view.scale / drawn.scale})`,
})

const movedStyle = ({ by }: PlanMoved, { scale }: PlanView): CSSProperties => ({
  transform: `translate(${by.x * scale}px, ${by.y * scale}px)`,
})

interface RoomProps extends Pick<FloorPlanProps, 'model'> {
  selected: ReadonlySet<string>
  moved: PlanMoved | null
  planId: string
  index: PlanIndex
  drawn: PlanView
  size: Size
  isMoving: boolean
}

/** The room, and what stands in it: elements, or a canvas where these would be too many. */
const Room = memo(function Room({ model, selected, moved, planId, index, isMoving, ...seen }: RoomProps) {
  const { items, shapes } = model
  const { view, size } = useMemo(() => drawnAround(seen.drawn, seen.size), [seen.drawn, seen.size])
  const scale = steppedScale(view.scale)
  const isDrawn = items.length + shapes.length > MOST_ELEMENTS
  const { around, text } = useWorded(isDrawn ? null : index, view, size)
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
            around={around}
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
          index={index}
          selected={selected}
          held={held}
          view={view}
          size={size}
          isMoving={isMoving}
        />
      )}
      <svg aria-hidden="true" className={styles.over}>
        <g transform={transformOf(view)}>
          <ZoneNames shapes={shapes} scale={scale} />
        </g>
      </svg>
      {moved && (
        <svg aria-hidden="true" className={styles.moved} style={movedStyle(moved, view)}>
          <g transform={transformOf(view)}>
            <MovedItems planId={planId} items={items} ids={moved.ids} text={text} />
          </g>
        </svg>
      )}
    </>
  )
})

/** What gets words: what is in view and some way around it, looked up again once that is left. */
function useWorded(index: PlanIndex | null, view: PlanView, size: Size) {
  const scale = steppedScale(view.scale)
  const [width, height] = [size.width / scale, size.height / scale]
  const column = Math.round((4 * view.x) / width)
  const row = Math.round((4 * view.y) / height)
  return useMemo(() => {
    const around: Box = {
      x: (column * width) / 4 - width * 0.15,
      y: (row * height) / 4 - height * 0.15,
      width: width * 1.3,
      height: height * 1.3,
    }
    const numbers = index?.within(around) ?? []
    if (index === null || numbers.length > MOST_WORDED) return { around, text: null }
    return {
      around,
      text: { scale, ids: new Set(numbers.map((number) => index.things[number]?.hit.id ?? '')) },
    }
  }, [index, scale, column, row, width, height])
}
