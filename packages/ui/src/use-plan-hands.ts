import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import type { FloorPlanProps, PlanDrag, PlanHit, PlanKeys } from './floor-plan-types.ts'
import { handsMoved, type Point } from './image-zoom.ts'
import { boxBetween, panView, toPlan, zoomView } from './plan-geometry.ts'
import type { PlanViewing } from './use-plan-view.ts'
import type { Box } from './rack-geometry.ts'

/** Pixels a pointer goes before a press is a drag. */
const SLIP = 4

type Gesture =
  | { at: 'rest' }
  | { at: 'press'; hit: PlanHit | null; from: Point; pans: boolean }
  | { at: 'pan' }
  | { at: 'drag'; drag: PlanDrag }
  | { at: 'marquee'; from: Point; to: Point }

type Told = Pick<
  FloorPlanProps,
  | 'emptyDrag'
  | 'onDragStart'
  | 'onDragMove'
  | 'onDragEnd'
  | 'onMarquee'
  | 'onSelect'
  | 'onOpen'
  | 'onHover'
  | 'onPoint'
  | 'onPointMove'
>

interface Hands extends Told {
  viewing: PlanViewing
  bounds: Box
  selected: ReadonlySet<string>
  /** What lies under a point of the room, for a pointer as blunt as this. */
  hitAt: (at: Point, pointerType: string) => PlanHit | null
  /** An area is pressed, and dragged only once it is selected: otherwise one could not begin a frame on it. */
  isArea: (hit: PlanHit) => boolean
  hitsIn: (box: Box) => PlanHit[]
  /** Gives the focus to what is pressed, so that keys go where the hand was. */
  onPressed: (hit: PlanHit | null) => void
}

const keysOf = ({ shiftKey, altKey, ctrlKey, metaKey }: MouseEvent): PlanKeys => ({
  shift: shiftKey,
  alt: altKey,
  control: ctrlKey || metaKey,
})
const addsTo = ({ shift, control }: PlanKeys) => shift || control
const isSame = (one: PlanHit | null, other: PlanHit | null) =>
  one?.id === other?.id && one?.what === other?.what

/** What pointers do on a plan: look around, press, drag, frame. */
export function usePlanHands(hands: Hands) {
  const { viewing, bounds, selected, hitAt } = hands
  const gesture = useRef<Gesture>({ at: 'rest' })
  const pointers = useRef(new Map<number, Point>())
  const [hover, setHover] = useState<PlanHit | null>(null)
  const [marquee, setMarquee] = useState<Box | null>(null)
  const [doing, setDoing] = useState<Gesture['at']>('rest')

  const go = (next: Gesture) => {
    gesture.current = next
    setDoing(next.at)
    setMarquee(next.at === 'marquee' ? boxBetween(next.from, next.to) : null)
  }
  const planAt = (event: MouseEvent): Point => {
    const view = viewing.view()
    return view === undefined ? { x: 0, y: 0 } : toPlan(view, viewing.pointOf(event))
  }

  /** Gives back what is in the hand, as if nothing had been; answers whether anything was. */
  function cancel(): boolean {
    const now = gesture.current
    if (now.at === 'drag') hands.onDragEnd?.(now.drag, false)
    const was = now.at === 'drag' || now.at === 'marquee'
    go({ at: 'rest' })
    return was
  }
  function begin(event: PointerEvent<HTMLElement>, { hit, from, pans }: Extract<Gesture, { at: 'press' }>) {
    const keys = keysOf(event)
    const to = planAt(event)
    const isSelected = hit !== null && selected.has(hit.id)
    const isHeld = hit !== null && (isSelected || (event.pointerType !== 'touch' && !hands.isArea(hit)))
    if (!pans && isHeld && hands.onDragStart !== undefined) {
      const ids = isSelected && hit.what !== 'handle' ? [...selected] : [hit.id]
      const drag = { hit, ids, from, to, by: { x: to.x - from.x, y: to.y - from.y }, keys }
      if (hands.onDragStart(drag) !== false) return go({ at: 'drag', drag })
    }
    const frames = keys.shift || (hands.emptyDrag === 'marquee' && event.pointerType !== 'touch')
    if (!pans && frames && hands.onMarquee !== undefined) return go({ at: 'marquee', from, to })
    go({ at: 'pan' })
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 && event.button !== 1) return
    event.currentTarget.setPointerCapture(event.pointerId)
    viewing.locate()
    pointers.current.set(event.pointerId, viewing.pointOf(event))
    // the focus goes to what is pressed, by hand
    event.preventDefault()
    if (pointers.current.size > 1) {
      cancel()
      return go({ at: 'pan' })
    }
    const from = planAt(event)
    const hit = hitAt(from, event.pointerType)
    hands.onPressed(hit)
    go({ at: 'press', hit, from, pans: event.button === 1 })
  }

  function hovered(event: PointerEvent<HTMLElement>) {
    const at = planAt(event)
    hands.onPointMove?.(at, keysOf(event))
    if (event.pointerType === 'touch') return
    const hit = hitAt(at, event.pointerType)
    if (!isSame(hit, hover)) setHover(hit)
    hands.onHover?.(hit, at)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const last = pointers.current.get(event.pointerId)
    if (last === undefined) return hovered(event)
    const here = viewing.pointOf(event)
    if (gesture.current.at === 'press') {
      const { from } = gesture.current
      const to = planAt(event)
      const scale = viewing.view()?.scale ?? 1
      if (Math.hypot(to.x - from.x, to.y - from.y) * scale < SLIP) return
      begin(event, gesture.current)
    }
    const before = [...pointers.current.values()]
    pointers.current.set(event.pointerId, here)
    const now = gesture.current
    const to = planAt(event)
    if (now.at === 'pan') {
      const { from, by, move } = handsMoved(before, [...pointers.current.values()])
      viewing.change((view, size) => panView(zoomView(view, { by, at: from }, bounds, size), move))
    } else if (now.at === 'marquee') go({ ...now, to })
    else if (now.at === 'drag') {
      const { from } = now.drag
      const drag = { ...now.drag, to, by: { x: to.x - from.x, y: to.y - from.y }, keys: keysOf(event) }
      gesture.current = { at: 'drag', drag }
      hands.onDragMove?.(drag)
    }
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.delete(event.pointerId)) return
    const now = gesture.current
    const keys = keysOf(event)
    if (now.at === 'press' && !now.pans) {
      if (hands.onPoint !== undefined) hands.onPoint(now.from, keys)
      else hands.onSelect?.({ hit: now.hit, adds: addsTo(keys) })
    }
    if (now.at === 'drag') hands.onDragEnd?.(now.drag, true)
    if (now.at === 'marquee') hands.onMarquee?.(hands.hitsIn(boxBetween(now.from, now.to)), addsTo(keys))
    // a finger that stays goes on panning
    go(pointers.current.size > 0 ? { at: 'pan' } : { at: 'rest' })
  }

  function onPointerCancel(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId)
    cancel()
  }

  return {
    hover,
    marquee,
    doing,
    cancel,
    on: {
      onPointerEnter: () => viewing.locate(),
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel,
      onPointerLeave: () => {
        setHover(null)
        hands.onHover?.(null, { x: 0, y: 0 })
      },
      onDoubleClick: (event: MouseEvent<HTMLElement>) => {
        const hit = hitAt(planAt(event), 'mouse')
        if (hit !== null) hands.onOpen?.(hit)
      },
    },
  }
}
