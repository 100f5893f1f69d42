import { boundsOfPoints, cornersOf, type PlanPoint } from '@plenum/domain/plan-geometry'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import type { FloorPlanProps, PlanModel } from '@plenum/ui/floor-plan-types'
import { useState } from 'react'
import { rectsOf } from './plan-draft.ts'
import type { PlanCommand } from './plan-keys.ts'
import { useDrawing } from './use-drawing.ts'
import type { PlanEdits } from './use-plan-edits.ts'
import { drawnGuide, snapped, usePlanHands } from './use-plan-hands.ts'

interface Commanded {
  bounds: PlanModel['bounds']
  onSave: () => void
  /** Something new is in the plan: it takes the focus. */
  onShown: (id: string) => void
}

/** Everything that hands and keys do to a plan, said for those who listen. */
export function useCommands(edits: PlanEdits, { bounds, onSave, onShown }: Commanded) {
  const { t } = useTranslation('plans')
  const language = useLanguage()
  const [said, say] = useState('')
  const { draft, things, movable, selected } = edits
  const number = (value: number) => formatNumber(language, Math.round(value))
  const nameOf = (id: string): string => {
    const shape = draft.shapes.find((each) => each.id === id)
    if (shape === undefined) return things.get(id)?.name ?? ''
    return t(($) => $.shapes[shape.kind === 'aisle' ? shape.air : shape.kind])
  }
  const nameOfAll = (ids: ReadonlySet<string>): string => {
    const [id = '', ...others] = ids
    return others.length === 0 ? nameOf(id) : t(($) => $.selected, { count: ids.size })
  }
  const tellMoved = (ids: ReadonlySet<string>, [x, y]: PlanPoint) =>
    say(t(($) => $.moved, { name: nameOfAll(ids), x: number(x), y: number(y) }))
  const drawing = useDrawing({
    text: t(($) => $.new_label),
    near: ([x, y]) =>
      snapped(edits, { rect: { x, y, width: 0, depth: 0 }, except: new Set(), isFree: false }).at,
    middle: () => [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2],
    onDrawn: (shape) => {
      edits.draw(shape)
      say(t(($) => $.added, { name: t(($) => $.shapes[shape.kind === 'aisle' ? shape.air : shape.kind]) }))
      onShown(shape.id)
    },
  })
  const { on, dragged } = usePlanHands(edits, tellMoved)
  const isDrawing = drawing.tool !== null

  function step(command: Extract<PlanCommand, { does: 'move' }>) {
    edits.step(command)
    const at = boundsOfPoints(rectsOf(draft, things, movable).flatMap(cornersOf))
    const mm = command.step === 'tile' ? edits.tile_mm : 10
    if (at !== null) tellMoved(movable, [at.x + command.by[0] * mm, at.y + command.by[1] * mm])
  }
  function turn() {
    edits.turn()
    const [id = '', ...others] = movable
    const rotation = others.length === 0 ? ((draft.spots.get(id)?.rotation ?? 0) + 90) % 360 : 90
    say(t(($) => $.turned, { name: nameOfAll(movable), rotation: number(rotation) }))
  }
  function remove() {
    say(t(($) => $.removed, { name: nameOfAll(movable) }))
    edits.remove()
  }
  /** Does what is asked for with what is selected; answers whether it meant anything. */
  function arrange(command: PlanCommand): boolean {
    if (movable.size === 0) return false
    if (command.does === 'move') step(command)
    else if (command.does === 'turn') turn()
    else if (command.does === 'remove') remove()
    else if (command.does === 'align') edits.align(command.way)
    else if (command.does === 'distribute') edits.distribute(command.way)
    else return false
    return true
  }
  function does(command: PlanCommand): boolean {
    if (command.does === 'draw') drawing.choose(command.tool)
    else if (command.does === 'undo') edits.undo()
    else if (command.does === 'redo') edits.redo()
    else if (command.does === 'all') edits.selectAll()
    else if (command.does === 'save') onSave()
    else if (command.does === 'finish' && isDrawing) drawing.finish()
    else if (command.does === 'leave' && (isDrawing || selected.size > 0)) {
      if (isDrawing) drawing.choose(null)
      else edits.select(new Set())
    } else return arrange(command)
    return true
  }
  const pointing: Pick<FloorPlanProps, 'onPoint' | 'onPointMove'> = isDrawing
    ? { onPoint: ({ x, y }) => drawing.point([x, y]), onPointMove: ({ x, y }) => drawing.pointOver([x, y]) }
    : {}
  return {
    said,
    does,
    tool: drawing.tool,
    sketch: drawing.sketch,
    hands: isDrawing ? {} : on,
    onPoint: pointing.onPoint,
    onPointMove: pointing.onPointMove,
    moved: dragged,
    guides: dragged?.guides.map(drawnGuide(bounds)) ?? [],
    onPut: (id: string) => {
      say(t(($) => $.added, { name: things.get(id)?.name ?? '' }))
      onShown(id)
    },
    /** What is heard of a thing besides its name and tile. */
    heard: (id: string): string => {
      const { x_mm = 0, y_mm = 0 } = draft.spots.get(id) ?? {}
      return t(($) => $.spot, { x: number(x_mm), y: number(y_mm) })
    },
  }
}
