import { build, SERVER_SLOTS_TOP, type AssetSeed, type Making } from './assets.ts'
import type { RoomSeed } from './hierarchy.ts'
import { BLADE, CHASSIS } from './models.ts'

const BLADES = 6
const FIRST_UNIT = SERVER_SLOTS_TOP - CHASSIS.u_height

/** How many things a chassis is, with what is in it. */
export const CHASSIS_THINGS = 1 + BLADES

/** A chassis with blades in the first rack of a hall that still has the units for it; nothing where none has. */
export function buildChassis(
  making: Making,
  rooms: readonly RoomSeed[],
  standing: readonly AssetSeed[],
): AssetSeed[] {
  const reach = new Map<string, number>()
  for (const { node_id, position, model } of standing) {
    const top = (position ?? 0) + model.u_height - 1
    if (top <= SERVER_SLOTS_TOP) reach.set(node_id, Math.max(top, reach.get(node_id) ?? 0))
  }
  const racks = rooms.flatMap((room) => (room.kind === 'data_hall' ? room.racks : []))
  const rack = racks.find(({ id }) => (reach.get(id) ?? 0) < FIRST_UNIT)
  if (rack === undefined) return []
  const name = `chs-${rack.name}`.toLowerCase()
  const here = { node_id: rack.id, position: null, face: null }
  return [
    build(making, CHASSIS, name, 'active', { ...here, position: FIRST_UNIT, face: 'front' }),
    ...[...Array(BLADES).keys()].map((at) =>
      build(making, BLADE, `${name}-${at + 1}`, at === BLADES - 1 ? 'standby' : 'active', {
        ...here,
        inside: { name, slot: `Sled ${at + 1}` },
      }),
    ),
  ]
}
