import { createContext, use } from 'react'
import { spanBox, type Box, type RackSpan, type RackUnits } from './rack-geometry.ts'

/** The rack around a part of its drawing. */
export interface Drawn {
  rack: RackUnits
  bay: Box
  width: number
}

export const Rack = createContext<Drawn>({
  rack: { units: 1, startingUnit: 1, direction: 'bottom_up' },
  bay: { x: 0, y: 0, width: 0, height: 0 },
  width: 0,
})

/** Where a thing is drawn in the rack around it. */
export function useSpan(span: RackSpan): Box {
  const { rack, bay } = use(Rack)
  return spanBox(rack, bay, span)
}
