import { useCallback, useSyncExternalStore } from 'react'
import type { PlanLook, PlanShown } from './plan-look.ts'

/** What tells how a room is seen. */
export type PlanSeen = Pick<PlanLook, 'shown' | 'subscribe'>

/** A part of how a room is seen; what is drawn of it is drawn anew once it is another. */
export const usePlanLook = <T>(look: PlanSeen, part: (shown: PlanShown | null) => T): T =>
  useSyncExternalStore(look.subscribe, () => part(look.shown()))

/** Leads an element along with every move of a hand: it is moved, and nothing is rendered. */
export const useLed = (look: PlanSeen, transformOf: (shown: PlanShown) => string) =>
  useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return
      const lead = () => {
        const shown = look.shown()
        if (shown !== null) element.style.transform = transformOf(shown)
      }
      lead()
      return look.subscribe(lead)
    },
    [look, transformOf],
  )
