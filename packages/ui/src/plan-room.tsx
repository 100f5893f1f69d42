import './later.css'
import { floorPlan } from '@plenum/ui/recipes'
import { memo, useMemo, type CSSProperties, type ReactNode } from 'react'
import type { PlanModel, PlanMoved } from './floor-plan-types.ts'
import type { Size } from './image-zoom.ts'
import { PlanCanvas } from './plan-canvas.tsx'
import { drawnAround, steppedScale, transformOf, type PlanView } from './plan-geometry.ts'
import type { PlanIndex } from './plan-index.ts'
import { HeldItems, MovedItems, PlanHatches, PlanItems } from './plan-items.tsx'
import type { PlanLook, PlanShown } from './plan-look.ts'
import { PlanOverlay, type OverlayProps } from './plan-overlay.tsx'
import { PlanStructure, ZoneNames } from './plan-structure.tsx'
import type { Box } from './rack-geometry.ts'
import { useLed, usePlanLook } from './use-plan-look.ts'

const styles = floorPlan()

/** So many are elements each; more are drawn on canvases. */
const MOST_ELEMENTS = 10_000
/** So many things in view are too small for words. */
const MOST_WORDED = 2500

interface RoomProps {
  model: PlanModel
  selected: ReadonlySet<string>
  moved: PlanMoved | null
  planId: string
  /** Of its items and of its shapes, in their order. */
  index: PlanIndex
  shapeIndex: PlanIndex
  look: PlanLook
  overlay: Omit<OverlayProps, 'view'>
}

/** A room, and what stands in it: elements, or canvases where these would be too many. */
export function PlanRoom({ moved, shapeIndex, overlay, ...room }: RoomProps) {
  const { model, selected, index, look, planId } = room
  const isDrawn = model.items.length + model.shapes.length > MOST_ELEMENTS
  return (
    <>
      {isDrawn && (
        <PlanCanvas model={model} index={index} shapeIndex={shapeIndex} selected={selected} look={look} />
      )}
      <World look={look}>
        {!isDrawn && <Elements {...room} />}
        {moved && <Moved planId={planId} model={model} moved={moved} look={look} />}
        <Overlay {...overlay} look={look} />
      </World>
    </>
  )
}

const worldTransform = ({ view, drawn }: PlanShown) =>
  `translate(${(drawn.x - view.x) * view.scale}px, ${(drawn.y - view.y) * view.scale}px) scale(${view.scale / drawn.scale})`

/** While a hand moves, what is in it goes along as it was drawn. */
function World({ look, children }: { look: PlanLook; children: ReactNode }) {
  return (
    <div ref={useLed(look, worldTransform)} className={styles.world}>
      {children}
    </div>
  )
}

const WHOLE: PlanView = { scale: 1, x: 0, y: 0 }
const NO_SIZE: Size = { width: 0, height: 0 }

/** What is drawn where one looks: another only where what was drawn no longer goes along. */
function useDrawn(look: PlanLook) {
  const drawn = usePlanLook(look, (shown) => shown?.drawn ?? WHOLE)
  const size = usePlanLook(look, (shown) => shown?.size ?? NO_SIZE)
  return useMemo(() => drawnAround(drawn, size), [drawn, size])
}

function Overlay({ look, ...drawn }: Omit<OverlayProps, 'view'> & { look: PlanLook }) {
  return <PlanOverlay {...drawn} view={useDrawn(look).view} />
}

type ElementsProps = Omit<RoomProps, 'moved' | 'shapeIndex' | 'overlay'>

const Elements = memo(function Elements({ model, selected, planId, index, look }: ElementsProps) {
  const { items, shapes } = model
  const { view, size } = useDrawn(look)
  const scale = steppedScale(view.scale)
  const { around, text } = useWorded(index, view, size)
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
          <PlanItems planId={planId} items={items} selected={selected} text={text} />
        </g>
      </svg>
      <svg aria-hidden="true" className={styles.over}>
        <g transform={transformOf(view)}>
          <ZoneNames shapes={shapes} scale={scale} />
        </g>
      </svg>
    </>
  )
})

const movedStyle = ({ by }: PlanMoved, { scale }: PlanView): CSSProperties => ({
  transform: `translate(${by.x * scale}px, ${by.y * scale}px)`,
})

/** What a hand has: pale where it stood, and where the hand has it. */
function Moved({
  planId,
  model,
  moved,
  look,
}: Pick<RoomProps, 'planId' | 'model' | 'look'> & { moved: PlanMoved }) {
  const { view } = useDrawn(look)
  return (
    <>
      <svg aria-hidden="true" className={styles.over}>
        <g transform={transformOf(view)}>
          <HeldItems items={model.items} ids={moved.ids} />
        </g>
      </svg>
      <svg aria-hidden="true" className={styles.moved} style={movedStyle(moved, view)}>
        <g transform={transformOf(view)}>
          <MovedItems planId={planId} items={model.items} ids={moved.ids} scale={steppedScale(view.scale)} />
        </g>
      </svg>
    </>
  )
}

/** What gets words: what is in view and some way around it, looked up again once that is left. */
function useWorded(index: PlanIndex, view: PlanView, size: Size) {
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
    const numbers = index.within(around)
    if (numbers.length > MOST_WORDED) return { around, text: null }
    return {
      around,
      text: { scale, ids: new Set(numbers.map((number) => index.things[number]?.hit.id ?? '')) },
    }
  }, [index, scale, column, row, width, height])
}
