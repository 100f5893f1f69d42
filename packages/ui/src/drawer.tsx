import { Dialog, useDialogContext } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { drawer as recipe } from '@plenum/ui/recipes'
import type { ComponentProps, CSSProperties, KeyboardEvent, MouseEvent } from 'react'
import { use, useRef, useState } from 'react'
import { stayOpenBesideNotices } from './beside-dialogs.ts'
import { useDialogFocus } from './dialog-focus.ts'
import { HANDLE_CLICK_DELAY_MILLISECONDS } from './drawer-constants.ts'
import { DrawerContext, useDrawer } from './drawer-context.ts'
import { askedBy, pointFor } from './drawer-handle.ts'
import { pointAfter, restAt, type Side, type SnapPoint, WHOLE } from './drawer-motion.ts'
import { useDrawerDrag } from './use-drawer-drag.ts'

export { Body, Close, Footer, Header } from './sheet.tsx'

interface RootProps extends ComponentProps<typeof Dialog.Root> {
  side?: Side
  /** Smallest first: parts of the drawer's size from 0 to 1, or px. Without any it shows whole. */
  snapPoints?: readonly SnapPoint[]
  /** Controlled together with `onActiveSnapPointChange`. */
  activeSnapPoint?: SnapPoint
  /** The first one otherwise. */
  defaultActiveSnapPoint?: SnapPoint
  onActiveSnapPointChange?: (point: SnapPoint) => void
  /** Not dismissible, it is closed only by its own buttons or by whoever controls `open`. */
  dismissible?: boolean
  /** The page inside `Background` sinks behind it. */
  scaleBackground?: boolean
}

/** A panel that is dragged away by hand; controlled by `open` and `onOpenChange`, or not. */
export function Root({
  side = 'bottom',
  snapPoints = WHOLE,
  activeSnapPoint,
  defaultActiveSnapPoint = snapPoints[0] ?? 1,
  onActiveSnapPointChange,
  dismissible = true,
  scaleBackground = false,
  onExitComplete,
  children,
  ...rest
}: RootProps) {
  const parent = use(DrawerContext)
  const focus = useDialogFocus(rest)
  const [content, setContent] = useState<HTMLElement | null>(null)
  const [held, setHeld] = useState(defaultActiveSnapPoint)
  const active = activeSnapPoint ?? held
  const setActive = (point: SnapPoint) => {
    setHeld(point)
    if (point !== active) onActiveSnapPointChange?.(point)
  }
  const state = {
    side,
    snapPoints,
    active,
    setActive,
    dismissible,
    scaleBackground,
    content,
    setContent,
    parent,
  }
  return (
    <Dialog.Root
      lazyMount
      unmountOnExit
      closeOnEscape={dismissible}
      closeOnInteractOutside={dismissible}
      onInteractOutside={stayOpenBesideNotices}
      onExitComplete={() => {
        setHeld(defaultActiveSnapPoint)
        onExitComplete?.()
      }}
      {...rest}
      {...focus}
    >
      <DrawerContext value={state}>{children}</DrawerContext>
    </Dialog.Root>
  )
}

export const Trigger = Dialog.Trigger

/** The panel, with the backdrop under it. It is dragged by whatever in it does not want the pointer for itself. */
export function Content(props: Omit<ComponentProps<typeof Dialog.Content>, 'className' | 'ref' | 'style'>) {
  const drawer = useDrawer()
  const { side, active, setContent } = drawer
  const dialog = useDialogContext()
  const [backdrop, setBackdrop] = useState<HTMLElement | null>(null)
  useDrawerDrag({ drawer, backdrop, isOpen: dialog.open, close: () => dialog.setOpen(false) })
  const styles = recipe({ side })
  const rest: Record<`--${string}`, string> = { '--drawer-rest': restAt(active) }
  const style: CSSProperties = { ...rest }
  return (
    <Portal>
      <Dialog.Backdrop ref={setBackdrop} className={styles.backdrop} />
      <Dialog.Positioner className={styles.positioner}>
        <Dialog.Content {...props} ref={setContent} className={styles.content} style={style} />
      </Dialog.Positioner>
    </Portal>
  )
}

/** What a hand takes the drawer by, and a keyboard: a click goes to the next snap point, arrows to a larger or smaller. */
export function Handle({ label }: { label: string }) {
  const { side, snapPoints, active, setActive, dismissible, content } = useDrawer()
  const dialog = useDialogContext()
  const hold = useRef({ from: 0, to: 0 })
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  function goOn() {
    if (content?.dataset.dragging !== undefined) return
    if (snapPoints.length > 1) setActive(pointAfter(active, snapPoints))
    else if (dismissible) dialog.setOpen(false)
  }

  function onClick(event: MouseEvent) {
    const asked = askedBy({ held: hold.current.to - hold.current.from, count: event.detail })
    if (asked === 'at once') goOn()
    if (asked === 'after a while') waiting.current = setTimeout(goOn, HANDLE_CLICK_DELAY_MILLISECONDS)
    if (asked === 'close') {
      clearTimeout(waiting.current)
      if (dismissible) dialog.setOpen(false)
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const point = pointFor(event.key, { side, active, snapPoints })
    if (point === undefined) return
    event.preventDefault()
    setActive(point)
  }

  return (
    <button
      type="button"
      aria-label={label}
      className={recipe({ side }).handle}
      onPointerDown={(event) => (hold.current.from = event.timeStamp)}
      onPointerUp={(event) => (hold.current.to = event.timeStamp)}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <span />
    </button>
  )
}

/** Around the page, for drawers behind which it sinks. */
export function Background({ children }: ComponentProps<'div'>) {
  return (
    <div data-drawer-background="" className={recipe().background}>
      {children}
    </div>
  )
}
