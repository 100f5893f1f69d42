import { createContext, use } from 'react'
import type { Side, SnapPoint } from './drawer-motion.ts'

/** What the parts of a drawer know of it. */
export interface DrawerState {
  side: Side
  /** Smallest first. */
  snapPoints: readonly SnapPoint[]
  active: SnapPoint
  setActive: (point: SnapPoint) => void
  dismissible: boolean
  scaleBackground: boolean
  content: HTMLElement | null
  setContent: (content: HTMLElement | null) => void
  /** The drawer this one is nested in. */
  parent: DrawerState | null
}

export const DrawerContext = createContext<DrawerState | null>(null)

/** The drawer around a part. */
export function useDrawer() {
  const drawer = use(DrawerContext)
  if (drawer === null) throw new Error('A part of a drawer stands outside Drawer.Root')
  return drawer
}
