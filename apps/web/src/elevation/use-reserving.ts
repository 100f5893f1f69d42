import type { NodeContents } from '@plenum/domain/node-contents'
import type { Face } from '@plenum/domain/placement'
import type { RackSpan, RackUnits } from '@plenum/ui/rack-geometry'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { followDrag, sideUnder, unitUnder } from './drag.ts'
import type { RackStop } from './rack-stops.ts'

/** Free units of one side of a rack. */
export interface FreeSpan extends RackSpan {
  node_id: string
  face: Face
}

interface Side {
  rack: NodeContents
  units: RackUnits
  face: Face
  stops: readonly RackStop[]
}

/** The free units from one to as near to another as they go without a break. */
function spanOf({ rack, face, stops }: Side, from: number, to: number): FreeSpan {
  const free = new Set(stops.flatMap((stop) => stop.free ?? []))
  const step = to < from ? -1 : 1
  let end = from
  while (end !== to && free.has(end + step)) end += step
  return { node_id: rack.node.id, face, position: Math.min(from, end), height: Math.abs(end - from) + 1 }
}

/** What is marked of free units to be reserved: all that a drag goes over, or the one that is pressed or that the keys are on. */
export function useReserving(onReserve: ((span: FreeSpan) => void) | undefined) {
  const { t } = useTranslation('racks')
  const [marked, setMarked] = useState<FreeSpan | null>(null)
  if (onReserve === undefined) return undefined
  const begin = (event: PointerEvent<SVGElement>, side: Side, from: number) => {
    if (event.button !== 0 || event.pointerType === 'touch') return
    let span = spanOf(side, from, from)
    followDrag(event.currentTarget, event, {
      onStart: () => setMarked(span),
      onMove: (point) => {
        const under = sideUnder(point)
        if (under?.id !== side.rack.node.id || under.face !== side.face) return
        span = spanOf(side, from, unitUnder(under.bay, side.units, point, 1))
        setMarked(span)
      },
      onEnd: (how) => {
        setMarked(null)
        if (how === 'dropped') onReserve(span)
      },
    })
  }
  return {
    markedAt: (node_id: string, face: Face): FreeSpan | null =>
      marked?.node_id === node_id && marked.face === face ? marked : null,
    words: ({ position, height }: RackSpan): string =>
      [position, position + height - 1]
        .filter((_, at) => at === 0 || height > 1)
        .map((unit) => t(($) => $.unit, { unit }))
        .join('–'),
    /** What makes a free unit the beginning of a reservation. */
    unitProps: (side: Side, unit: number) => ({
      'aria-disabled': false,
      onPointerDown: (event: PointerEvent<SVGElement>) => begin(event, side, unit),
      onClick: () => onReserve(spanOf(side, unit, unit)),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        event.stopPropagation()
        onReserve(spanOf(side, unit, unit))
      },
    }),
  }
}

export type Reserving = NonNullable<ReturnType<typeof useReserving>>
