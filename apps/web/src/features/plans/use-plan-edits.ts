import { align, distribute, type PlacedRect } from '@plenum/domain/plan-arrange'
import { edit, redoEdit, startEdits, undoEdit } from '@plenum/domain/plan-edits'
import { DEFAULT_TILE_MM } from '@plenum/domain/plan-grid'
import type { PlanPoint } from '@plenum/domain/plan-geometry'
import type { PlanPicture } from '@plenum/domain/plan-picture'
import type { PlanShape } from '@plenum/domain/plan-shape'
import type { PlanSpot } from '@plenum/domain/plan-standing'
import type { RoomPlan } from '@plenum/domain/room-plan'
import { useState } from 'react'
import { sizeOf, thingsOf } from '#app/plan/drawn-plan.ts'
import { freeSpot } from '#app/plan/free-spot.ts'
import {
  arranged,
  draftOf,
  inputOf,
  movedBy,
  rebased,
  rectsOf,
  removed,
  turned,
  withShape,
  withSpot,
  type PlanDraft,
} from './plan-draft.ts'
import type { PlanCommand } from './plan-keys.ts'

/** Millimetres of a fine step. */
const FINE = 10
const NONE: ReadonlySet<string> = new Set()

/** What is being made of a plan: the draft with its steps back and forth, and what of it is selected. */
export function usePlanEdits(plan: RoomPlan, { canMoveAssets }: { canMoveAssets: boolean }) {
  const [base, setBase] = useState(plan)
  const [edits, setEdits] = useState(() => startEdits(draftOf(plan)))
  const [kept, setSelected] = useState(NONE)
  const draft = edits.present
  const things = thingsOf(base)
  const input = inputOf(base, draft)
  if (plan.version > base.version && input === null) {
    setBase(plan)
    setEdits(startEdits(draftOf(plan)))
  }
  const shapes = new Set(draft.shapes.map(({ id }) => id))
  const isThere = (id: string) => shapes.has(id) || (draft.spots.get(id) ?? null) !== null
  const isMovable = (id: string) => {
    const thing = things.get(id)
    return isThere(id) && (canMoveAssets || thing === undefined || 'capacities' in thing)
  }
  const selected: ReadonlySet<string> = new Set([...kept].filter(isThere))
  const movable: ReadonlySet<string> = new Set([...selected].filter(isMovable))
  const tile_mm = base.room.tile_size_mm ?? DEFAULT_TILE_MM
  /** Goes on with what the draft is by then: two presses may come before it is drawn again. */
  const change = (make: (draft: PlanDraft) => PlanDraft, does: string | null = null) =>
    setEdits((now) => edit(now, make(now.present), does))
  const arrange = (make: (rects: readonly PlacedRect[]) => PlacedRect[]) =>
    change((now) => arranged(now, things, make(rectsOf(now, things, movable))))
  return {
    base,
    draft,
    things,
    input,
    selected,
    movable,
    tile_mm,
    canUndo: edits.past.length > 0,
    canRedo: edits.future.length > 0,
    isMovable,
    select: setSelected,
    selectAll: () => setSelected(new Set([...shapes, ...draft.spots.keys()])),
    move: (by: PlanPoint) => change((now) => movedBy(now, movable, by)),
    step: ({ by: [x, y], step }: Extract<PlanCommand, { does: 'move' }>) => {
      const mm = step === 'tile' ? tile_mm : FINE
      change((now) => movedBy(now, movable, [x * mm, y * mm]), `step ${[...movable].join()}`)
    },
    turn: () => change((now) => turned(now, things, movable)),
    remove: () => change((now) => removed(now, movable)),
    align: (way: Parameters<typeof align>[1]) => arrange((rects) => align(rects, way)),
    distribute: (way: Parameters<typeof distribute>[1]) => arrange((rects) => distribute(rects, way)),
    draw: (shape: PlanShape) => {
      change((now) => withShape(now, shape))
      setSelected(new Set([shape.id]))
    },
    /** Lays a picture under the plan, or takes it away. */
    lay: (picture: PlanPicture | null) => change((now) => ({ ...now, picture })),
    /** Types a measure: what is typed on in one field is one step. */
    type: (field: string, make: (draft: PlanDraft) => PlanDraft) => change(make, `type ${field}`),
    put: (id: string, spot?: PlanSpot) => {
      const thing = things.get(id)
      if (thing === undefined) return
      change((now) => {
        const taken = rectsOf({ ...now, shapes: [] }, things, new Set(now.spots.keys()))
        return withSpot(now, id, spot ?? freeSpot({ ...base, grid: now.grid }, sizeOf(thing), taken))
      })
      setSelected(new Set([id]))
    },
    undo: () => setEdits(undoEdit),
    redo: () => setEdits(redoEdit),
    discard: () => change(() => draftOf(base)),
    /** What was saved is what others begin with; what was drawn while it was on its way lies over it. */
    goOn: (saved: RoomPlan) => {
      setBase(saved)
      setEdits((now) => ({ ...now, present: rebased({ from: draft, to: saved }, now.present).draft }))
    },
    /** Lays the draft over what somebody else saved, and answers what both have changed. */
    layOver: (theirs: RoomPlan): readonly string[] => {
      const meanwhile = { from: draftOf(base), to: theirs }
      setBase(theirs)
      setEdits((now) => startEdits(rebased(meanwhile, now.present).draft))
      return rebased(meanwhile, draft).both
    },
  }
}
export type PlanEdits = ReturnType<typeof usePlanEdits>
