import type { KeyboardEvent, Ref } from 'react'
import type { Point } from './image-zoom.ts'
import type { Box } from './rack-geometry.ts'

/**
 * Everything is in millimetres from the room's corner at the upper left, y downwards; angles are degrees, clockwise.
 * What has a place of its own stands with its middle there and turns about it.
 */
export interface PlanPlace extends Point {
  /** Across the front. */
  width: number
  /** From the front to the back. */
  depth: number
  /** At 0 the front looks down, at 90 to the left, at 180 up. */
  rotation: number
}

export type PlanLevel = 'calm' | 'amber' | 'red' | 'unknown'
export type PlanTone = 'accent' | 'info' | 'plan' | 'warning' | 'danger' | 'neutral'
/** The shape that goes with a tone, so that colour is never alone; the statuses' own. */
export type PlanLook = 'filled' | 'half' | 'outline' | 'dashed' | 'struck'

/** How one thing is filled in the layer looked at. */
export type PlanFill =
  | { by: 'none' }
  /** As a meter: filled from the front as far as `share` says (0 to 1), and hatched on as far as `reserved` goes. */
  | { by: 'level'; level: PlanLevel; share?: number; reserved?: number }
  | { by: 'tone'; tone: PlanTone; look: PlanLook }

/** A rack or something else that stands on the floor. */
export interface PlanItem extends PlanPlace {
  id: string
  kind: 'rack' | 'asset'
  name: string
  fill: PlanFill
  /** The value in a few letters: '71 %'. Written where there is room. */
  value?: string
  /** Not here yet: drawn dashed. */
  isPlanned?: boolean
  /** Beside the matter: drawn pale. */
  isFaded?: boolean
}

/** What a room is built of, and what is drawn on its floor. */
export type PlanShape =
  | { kind: 'wall'; id: string; points: readonly Point[]; thickness: number; isClosed?: boolean }
  | ({ kind: 'column'; id: string; isRound?: boolean } & PlanPlace)
  /** In a wall, its middle on the wall's; the leaf opens towards the side that `rotation` makes the front. */
  | {
      kind: 'door'
      id: string
      x: number
      y: number
      width: number
      rotation: number
      swing: 'left' | 'right' | 'double' | 'sliding'
    }
  | { kind: 'aisle'; id: string; points: readonly Point[]; heat: 'cold' | 'hot'; name?: string }
  | { kind: 'zone'; id: string; points: readonly Point[]; name: string }
  /** `size` is the height of its letters. */
  | { kind: 'label'; id: string; x: number; y: number; text: string; size: number; rotation?: number }

/** Tiles counted from an origin: letters across, numbers down. */
export interface PlanGrid {
  x: number
  y: number
  tile: number
  columns: number
  rows: number
  /** The number of the first column, which is A, and of the first row; 1 where nothing is said. */
  firstColumn?: number
  firstRow?: number
}

/** A drawing that lies under everything. */
export interface PlanPicture {
  url: string
  /** Its size in pixels, and the millimetres of one. */
  width: number
  height: number
  mmPerPixel: number
  x: number
  y: number
  opacity: number
}

/** A room, drawn; each list is a new one only where something in it changed. */
export interface PlanModel {
  /** What 'fit' shows, and what the floor is painted under. */
  bounds: Box
  grid?: PlanGrid | undefined
  picture?: PlanPicture | undefined
  shapes: readonly PlanShape[]
  items: readonly PlanItem[]
}

/** Things drawn elsewhere than they stand, for as long as a hand has them: cheaper than a new list of items. */
export interface PlanMoved {
  ids: ReadonlySet<string>
  by: Point
}

/** Where a thing would stand. */
export interface PlanGhost extends PlanPlace {
  id: string
  state: 'fits' | 'refused'
  /** Its name, or why it is refused. */
  text?: string
}

/** What a thing is aligned with. */
export interface PlanGuide {
  /** A line across has one y, a line down one x: its `at`. */
  axis: 'across' | 'down'
  at: number
  from: number
  to: number
  /** A distance, written at its middle. */
  text?: string
}

/** A point to take hold of: a corner of a wall, an edge that is dragged. */
export interface PlanHandle extends Point {
  id: string
  label: string
}

/** What a press meets. */
export interface PlanHit {
  what: 'item' | 'shape' | 'handle'
  id: string
}

/** Keys held meanwhile. */
export interface PlanKeys {
  shift: boolean
  alt: boolean
  /** Ctrl, or Command. */
  control: boolean
}

export interface PlanSelect {
  /** Null is the empty floor. */
  hit: PlanHit | null
  /** Shift, Ctrl or Command: to what is selected already; what is, no more. */
  adds: boolean
}

export interface PlanDrag {
  /** What was taken hold of. */
  hit: PlanHit
  /** With a selected thing all that are selected, else only it. */
  ids: readonly string[]
  /** Where it was taken hold of, and where the pointer is now. */
  from: Point
  to: Point
  by: Point
  keys: PlanKeys
}

/** What can be done to the plan; whoever leaves one out has a plan to look at. */
export interface PlanEditing {
  /** Answers false where this may not be moved: the drag then pans. */
  onDragStart?: ((drag: PlanDrag) => boolean | void) | undefined
  onDragMove?: ((drag: PlanDrag) => void) | undefined
  /** `isDropped` is false where Escape or the system took it away. */
  onDragEnd?: ((drag: PlanDrag, isDropped: boolean) => void) | undefined
  /** What lies in a frame drawn by Shift, or by any drag over the empty floor where `emptyDrag` says so. */
  onMarquee?: ((hits: readonly PlanHit[], adds: boolean) => void) | undefined
}

export interface PlanWords {
  /** Says whose plan this is. */
  label: string
  zoomIn: string
  zoomOut: string
  fit: string
  /** A length of the scale bar: '5 m'. */
  length: (mm: number) => string
  /** The whole name of a thing, its place and its value in the layer too, for who listens. */
  item: (item: PlanItem) => string
  /** The same of what is built, where it can be reached. */
  shape?: (shape: PlanShape) => string
}

/** What a caller may ask of a plan that is on the screen. */
export interface PlanControl {
  /** The point of the room under a point of the screen. */
  pointAt: (client: { clientX: number; clientY: number }) => Point
  fit: () => void
  /** Brings a part of the room into view. */
  show: (box: Box) => void
  /** Gives a thing the focus, and brings it into view. */
  focus: (id: string) => void
}

export interface FloorPlanProps extends PlanEditing {
  model: PlanModel
  words: PlanWords
  selected?: ReadonlySet<string>
  /** Whether what is built can be reached and selected as well; else only items can. */
  reach?: 'items' | 'everything'
  /** What a drag over the empty floor does; the middle button and two fingers pan always, Shift always frames. */
  emptyDrag?: 'pan' | 'marquee'
  moved?: PlanMoved | null
  ghosts?: readonly PlanGhost[] | undefined
  guides?: readonly PlanGuide[] | undefined
  handles?: readonly PlanHandle[] | undefined
  /** A line under way, such as a wall that is being drawn. */
  sketch?: readonly Point[] | undefined
  /** A press, or Space. */
  onSelect?: (select: PlanSelect) => void
  /** A double press, or Enter. */
  onOpen?: (hit: PlanHit) => void
  onHover?: (hit: PlanHit | null, at: Point) => void
  /** Where this is given a press tells its point and selects nothing: for drawing and measuring. */
  onPoint?: ((at: Point, keys: PlanKeys) => void) | undefined
  onPointMove?: ((at: Point, keys: PlanKeys) => void) | undefined
  /** Hears a key before the plan does, with what has the focus; answers whether it was meant for it. */
  onKey?: (event: KeyboardEvent, focused: PlanHit | null) => boolean
  /** Whatever has the focus. */
  onFocused?: (hit: PlanHit) => void
  /** Handed what a caller may ask of the plan. */
  control?: Ref<PlanControl>
}
