import { useEffect, useEffectEvent } from 'react'
import type { DrawerState } from './drawer-context.ts'
import { isUpright, type Landing, presence, type Reach, type Side, sizeAt, stopsOf } from './drawer-motion.ts'
import { followPointer } from './drawer-pointer.ts'
import { follow, leave, pageBehind, parentBehind, type Scene, settle } from './drawer-pose.ts'

interface DrawerDrag {
  drawer: DrawerState
  backdrop: HTMLElement | null
  isOpen: boolean
  close: () => void
}

/** Closing may be refused by whoever controls it: what is still open after the next drawing goes back to its place. */
function returnUnlessClosed(scene: Scene) {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (scene.content.dataset.state === 'open') settle(scene)
    }),
  )
}

/** The px of the content, from the edge it comes in with, that the end of an element needs. */
function neededBy(element: Element, content: HTMLElement, side: Side) {
  const inner = element.getBoundingClientRect()
  const outer = content.getBoundingClientRect()
  const needed: Record<Side, number> = {
    top: outer.bottom - inner.top,
    right: inner.right - outer.left,
    bottom: inner.bottom - outer.top,
    left: outer.right - inner.left,
  }
  return needed[side]
}

/** Lets a hand drag the drawer while it is open, and moves what lies behind it along. */
export function useDrawerDrag({ drawer, backdrop, isOpen, close }: DrawerDrag) {
  const { content, side, scaleBackground, parent } = drawer
  const over = parent?.content ?? null

  const reachOf = useEffectEvent((element: HTMLElement): Reach => {
    const size = isUpright(side) ? element.offsetHeight : element.offsetWidth
    const { snapPoints, active, dismissible } = drawer
    return { size, dismissible, resting: sizeAt(active, size), stops: stopsOf(snapPoints, size) }
  })

  const onLand = useEffectEvent((landing: Landing, scene: Scene) => {
    if (landing.at === 'closed') {
      close()
      returnUnlessClosed(scene)
    } else {
      settle(scene)
      drawer.setActive(landing.point)
    }
  })

  const onFocus = useEffectEvent(({ target }: FocusEvent, element: HTMLElement) => {
    const { resting, stops } = reachOf(element)
    const largest = stops.at(-1)
    if (!(target instanceof Element) || largest === undefined || largest.size <= resting) return
    if (neededBy(target, element, side) > resting) drawer.setActive(largest.point)
  })

  useEffect(() => {
    if (content === null || !isOpen) return
    const page = () => (scaleBackground ? pageBehind() : null)
    const scene: Scene = { content, backdrop, behind: over === null ? page() : parentBehind(over, side) }
    settle(scene)
    const stopFollowing = followPointer(content, {
      side,
      reachOf: () => reachOf(content),
      onMove: (moved, reach) => follow(scene, moved, presence(moved, reach)),
      onLand: (landing) => onLand(landing, scene),
      onCancel: () => settle(scene),
    })
    const listening = new AbortController()
    content.addEventListener('focusin', (event) => onFocus(event, content), listening)
    return () => {
      stopFollowing()
      listening.abort()
      leave(scene)
    }
  }, [content, backdrop, isOpen, side, scaleBackground, over])
}
