import { fitted, isFitted, pan, zoom, ZOOM_STEP, type Frame, type Point, type View } from './image-zoom.ts'

export interface ViewerKeys {
  shown: { view: View; frame: Frame } | null
  /** To the next picture, or the one before. */
  go: (by: number) => void
  change: (next: (view: View, frame: Frame) => View) => void
}

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

const ZOOMS: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
  _: 1 / ZOOM_STEP,
}
const PAGES: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 }
const SIDES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

const STEP = 80
/** An arrow brings in what lies on its side, as in a page that scrolls. */
const PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
}
const MIDDLE = { x: 0, y: 0 }

/** Does what a key means in the viewer, and answers whether it means anything. */
export function viewerKey(
  { key, ctrlKey, metaKey, altKey }: Key,
  { shown, go, change }: ViewerKeys,
): boolean {
  if (ctrlKey || metaKey || altKey) return false
  const isWhole = shown === null || isFitted(shown.view, shown.frame)
  const by = ZOOMS[key]
  const pages = PAGES[key] ?? (isWhole ? SIDES[key] : undefined)
  const way = PANS[key]
  if (by !== undefined) change((view, frame) => zoom(view, { by, at: MIDDLE }, frame))
  else if (key === '0') change((_, frame) => fitted(frame))
  else if (pages !== undefined) go(pages)
  else if (way !== undefined && !isWhole) change((view, frame) => pan(view, way, frame))
  else return false
  return true
}
