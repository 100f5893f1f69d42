import { useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { FloorPlanProps, PlanHit, PlanMoved } from './floor-plan-types.ts'
import { middleOf, toScreen } from './plan-geometry.ts'
import type { PlanThing } from './plan-index.ts'
import { optionId } from './plan-list.tsx'
import { neighbourOf, type PlanWay } from './plan-neighbour.ts'
import type { Box } from './rack-geometry.ts'
import type { PlanThings } from './use-plan-things.ts'
import { viewKey, type PlanViewing } from './use-plan-view.ts'

const WAYS: Readonly<Record<string, PlanWay>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

interface Keys extends Pick<FloorPlanProps, 'moved' | 'onKey' | 'onOpen' | 'onSelect' | 'onFocused'> {
  planId: string
  things: PlanThings
  viewing: PlanViewing
  /** Takes back what a hand does; answers whether it did anything. */
  cancel: () => boolean
}

/** Where a thing is drawn, which is not where it stands while a hand has it. */
export const drawnBox = ({ box, hit }: PlanThing, moved: PlanMoved | null | undefined): Box =>
  moved?.ids.has(hit.id) ? { ...box, x: box.x + moved.by.x, y: box.y + moved.by.y } : box

/** The focus of a plan: which of its things has it, and how keys move it. */
export function usePlanKeys({ planId, things, viewing, moved, cancel, ...told }: Keys) {
  const { index, inOrder, placeOf } = things
  const [kept, setKept] = useState<string | null>(null)
  const [isSeen, setSeen] = useState(false)
  const active = placeOf(kept) ?? 0
  const current = inOrder[active]

  /** Gives a thing the focus, or the one that had it last. */
  function focus(hit: PlanHit | null): PlanThing | undefined {
    const thing = inOrder[placeOf(hit?.id ?? null) ?? active]
    if (thing === undefined) return undefined
    flushSync(() => setKept(thing.hit.id))
    document.getElementById(optionId(planId, thing.hit))?.focus({ preventScroll: true })
    return thing
  }
  function go(thing: PlanThing | undefined) {
    if (thing === undefined) return
    focus(thing.hit)
    viewing.bring(drawnBox(thing, moved))
  }
  function step(way: PlanWay) {
    const number = current && index.at(current.hit.id)
    const next = number === undefined ? undefined : neighbourOf(index, number, way)
    if (next !== undefined) go(index.things[next])
  }
  /** Answers whether a key means anything here. */
  function does({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    const hit = current?.hit
    if (key === ' ' && hit) {
      told.onSelect?.({ hit, adds: shiftKey || ctrlKey || metaKey })
      return true
    }
    if (ctrlKey || metaKey) return false
    const way = WAYS[key]
    const view = viewing.view()
    const about = isSeen && current && view ? toScreen(view, middleOf(current.box)) : undefined
    if (way !== undefined) step(way)
    else if (key === 'Home') go(inOrder[0])
    else if (key === 'End') go(inOrder.at(-1))
    else if (key === 'Enter' && hit) told.onOpen?.(hit)
    else return viewKey(key, viewing, about)
    return true
  }

  return {
    active,
    focus,
    goTo: (id: string) => go(inOrder[placeOf(id) ?? -1]),
    /** What has the focus, where it is to be seen. */
    ringed: isSeen && current ? drawnBox(current, moved) : null,
    onKeyDown: (event: KeyboardEvent) => {
      const isDone =
        (event.key === 'Escape' && cancel()) ||
        told.onKey?.(event, current?.hit ?? null) === true ||
        (!event.altKey && does(event))
      if (isDone) event.preventDefault()
    },
    onFocusIn: (place: number, isVisible: boolean) => {
      const thing = inOrder[place]
      if (thing === undefined) return
      setKept(thing.hit.id)
      setSeen(isVisible)
      if (isVisible) viewing.bring(drawnBox(thing, moved))
      told.onFocused?.(thing.hit)
    },
    onFocusOut: () => setSeen(false),
  }
}
