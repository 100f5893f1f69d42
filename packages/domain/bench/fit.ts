import { buildHall, msOf } from '../oracle/hall.ts'
import { plainServer } from '../oracle/plain.ts'
import { findPlaces } from '../src/finder.ts'
import { fit } from '../src/fit.ts'

const RACKS = 500
const ASSETS_EACH = 40
const hall = buildHall(RACKS, ASSETS_EACH)
const { asset_id: _, position: __, ...thing } = plainServer

/** The middle and the best of so many times. */
function timeOf(times: number, work: () => void): { median: number; best: number } {
  const took = Array.from({ length: times }, () => msOf(work)).toSorted((one, other) => one - other)
  return { median: took[Math.floor(times / 2)] ?? 0, best: took[0] ?? 0 }
}

const hovered = hall[7]
const figures = {
  [`fit of one hovered rack of ${ASSETS_EACH} assets`]: timeOf(2000, () => {
    if (hovered) fit(hovered, hovered.claims, { ...plainServer, position: 20 })
  }),
  [`fit of a room of ${RACKS} racks`]: timeOf(50, () => {
    for (const rack of hall) fit(rack, rack.claims, { ...plainServer, position: 20 })
  }),
  [`places for six in one row of ${RACKS} racks`]: timeOf(50, () => {
    findPlaces(hall, { thing, count: 6, row_id: 'row 3', today: '2026-02-01', before: '2026-03-01' })
  }),
  [`places for six in any of ${RACKS} racks, ${RACKS * ASSETS_EACH} assets`]: timeOf(15, () => {
    findPlaces(hall, { thing, count: 6, row_id: null, today: '2026-02-01', before: '2026-03-01' })
  }),
}

for (const [name, { median, best }] of Object.entries(figures)) {
  console.info(`${name}: median ${median.toFixed(3)} ms, best ${best.toFixed(3)} ms`)
}
