import type { NodeContents } from '@plenum/domain/node-contents'
import type { Face } from '@plenum/domain/placement'
import { useTranslation } from '@plenum/i18n/react'
import type { RackSpan, RackUnits } from '@plenum/ui/rack-geometry'
import { useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
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

interface Deeds {
  /** One that something is looked for; it is marked too. */
  goal: FreeSpan | null
  /** Reserves all that a drag goes over; without it none is marked. */
  onReserve: ((span: FreeSpan) => void) | undefined
  /** Answers a press on one, or Enter. */
  onPress: ((span: FreeSpan, unit: Element) => void) | undefined
}

/** What free units are for: they are pressed one by one, and marked by dragging to be reserved. */
export function useFreeUnits({ goal, onReserve, onPress }: Deeds) {
  const { t } = useTranslation('racks')
  const [marked, setMarked] = useState<FreeSpan | null>(null)
  if (onPress === undefined) return undefined
  const begin = (event: PointerEvent<SVGElement>, side: Side, from: number) => {
    if (onReserve === undefined || event.button !== 0 || event.pointerType === 'touch') return
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
    markedAt: (node_id: string, face: Face): FreeSpan | null => {
      const shown = marked ?? goal
      return shown?.node_id === node_id && shown.face === face ? shown : null
    },
    words: ({ position, height }: RackSpan): string =>
      [position, position + height - 1]
        .filter((_, at) => at === 0 || height > 1)
        .map((unit) => t(($) => $.unit, { unit }))
        .join('–'),
    unitProps: (side: Side, unit: number) => ({
      'aria-disabled': false,
      onPointerDown: (event: PointerEvent<SVGElement>) => begin(event, side, unit),
      onClick: (event: MouseEvent<SVGElement>) => onPress(spanOf(side, unit, unit), event.currentTarget),
      onKeyDown: (event: KeyboardEvent<SVGElement>) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        event.stopPropagation()
        onPress(spanOf(side, unit, unit), event.currentTarget)
      },
    }),
  }
}

export type FreeUnits = NonNullable<ReturnType<typeof useFreeUnits>>
