import { claims, type Gesture, move, press, release, type Surroundings } from './drawer-gesture.ts'
import { displacement, type Landing, landing, type Reach, type Side } from './drawer-motion.ts'
import { hasSelection, keepsPointer, scrollsUnder } from './drawer-surroundings.ts'

interface Following {
  side: Side
  reachOf: () => Reach
  onMove: (moved: number, reach: Reach) => void
  onLand: (landing: Landing) => void
  /** The system took the pointer away. */
  onCancel: () => void
}

/** A drag that ends over a button does not press it. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  globalThis.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => globalThis.removeEventListener('click', swallow, { capture: true }))
}

const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }, { timeStamp }: Event) => ({
  x: clientX,
  y: clientY,
  at: timeStamp,
})

/** What each event does to the gesture under way; what it decides by is in drawer-gesture and drawer-motion. */
function handlersOf(content: HTMLElement, { side, ...drawer }: Following) {
  let gesture: Gesture | undefined
  let target: Element = content
  let scrolledAt = Number.NEGATIVE_INFINITY
  let reach = drawer.reachOf()

  const around = (): Surroundings => ({
    side,
    scrolledAt,
    scrolls: scrollsUnder(target, content, side),
    canGrow: reach.resting < (reach.stops.at(-1)?.size ?? reach.size),
  })
  const isMine = (event: PointerEvent) => gesture?.pointer === event.pointerId

  function onDown(event: PointerEvent) {
    if (gesture !== undefined || keepsPointer(event, content)) return
    target = event.target instanceof Element ? event.target : content
    reach = drawer.reachOf()
    gesture = press({ ...placeOf(event, event), pointer: event.pointerId, kind: event.pointerType })
  }

  function onMove(event: PointerEvent) {
    if (gesture === undefined || !isMine(event)) return
    const begins = gesture.at === 'pressed'
    gesture = move(gesture, placeOf(event, event), around())
    if (gesture.at !== 'dragging') return
    if (begins && hasSelection(content)) gesture = { at: 'left', pointer: event.pointerId }
    else {
      if (begins) content.setPointerCapture(event.pointerId)
      drawer.onMove(displacement(gesture.samples.at(-1)?.along ?? 0, reach), reach)
    }
  }

  function onUp(event: PointerEvent) {
    onMove(event)
    if (!isMine(event)) return
    const ended = gesture
    gesture = undefined
    if (ended?.at !== 'dragging') return
    swallowClick()
    drawer.onLand(landing(release(ended, event.timeStamp), reach))
  }

  function onCancel(event: PointerEvent) {
    if (!isMine(event)) return
    const wasDragging = gesture?.at === 'dragging'
    gesture = undefined
    if (wasDragging) drawer.onCancel()
  }

  function onTouch(event: TouchEvent) {
    const [touch, second] = event.touches
    if (gesture === undefined || touch === undefined || second !== undefined || !event.cancelable) return
    if (claims(gesture, placeOf(touch, event), around())) event.preventDefault()
  }

  function keepStill(event: Event) {
    if (gesture !== undefined && gesture.at !== 'left') event.preventDefault()
  }

  const onScroll = (event: Event) => (scrolledAt = event.timeStamp)

  return { onDown, onMove, onUp, onCancel, onTouch, onScroll, keepStill }
}

/** Lets the pointer drag the content, until it is told to stop. */
export function followPointer(content: HTMLElement, drawer: Following) {
  const listening = new AbortController()
  const { signal } = listening
  const { onDown, onMove, onUp, onCancel, onTouch, onScroll, keepStill } = handlersOf(content, drawer)
  content.addEventListener('pointerdown', onDown, { signal })
  document.addEventListener('pointermove', onMove, { signal })
  document.addEventListener('pointerup', onUp, { signal })
  document.addEventListener('pointercancel', onCancel, { signal })
  content.addEventListener('touchmove', onTouch, { signal, passive: false })
  content.addEventListener('scroll', onScroll, { signal, capture: true })
  content.addEventListener('selectstart', keepStill, { signal })
  content.addEventListener('dragstart', keepStill, { signal })
  return () => listening.abort()
}
