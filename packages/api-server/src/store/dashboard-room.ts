import type { RoomHeat } from '@plenum/domain/dashboard'
import { blankGrid } from '@plenum/domain/plan-grid'
import { MOST_PLAN_RACKS, type PlanRack } from '@plenum/domain/room-plan'
import type { Database } from '../ports.ts'
import { racksOn } from './dashboard-racks.ts'
import type { Days } from './dashboard.ts'
import { racksDrawn, readRoom } from './room-plan.ts'

/** A room with how full its racks are on a day, or undefined where the company has no room of this id. */
export async function readRoomHeat(
  database: Database,
  company_id: string,
  { id, days }: { id: string; days: Days },
): Promise<RoomHeat | undefined> {
  const found = await readRoom(database, company_id, id)
  if (found === undefined) return undefined
  const { path, version, grid, shapes, picture, zones, ...room } = found
  const drawn = await racksDrawn(database, company_id, path)
  const standings = await racksOn(database, { company_id, path }, { days, state: undefined })
  const counted = new Map(standings.map(({ id: rack_id, capacities }) => [rack_id, capacities]))
  const rows = new Map<string, string[]>()
  const racks = drawn.slice(0, MOST_PLAN_RACKS).flatMap(({ row, ...rack }): PlanRack[] => {
    const capacities = counted.get(rack.id)
    if (capacities === undefined) return []
    rows.set(row ?? '', [...(rows.get(row ?? '') ?? []), rack.id])
    return [{ ...rack, capacities }]
  })
  return {
    plan: {
      id,
      version,
      room,
      grid: grid ?? blankGrid,
      shapes: shapes ?? [],
      picture,
      racks,
      zones,
      assets: null,
      is_whole: drawn.length <= MOST_PLAN_RACKS,
    },
    rows: [...rows].map(([name, ids]) => ({ name, racks: ids })),
  }
}
