import { levelOf, takenPart, type Level, type Resource } from '@plenum/domain/capacity'
import type { AssetStatus } from '@plenum/domain/asset'
import type { NodeStatus } from '@plenum/domain/node'
import { AGE_DAYS, daysSince, type PlanLayer, type PlanRack } from '@plenum/domain/room-plan'
import type { PlanFill, PlanLook, PlanTone } from '@plenum/ui/floor-plan-types'

type Look = { tone: PlanTone; look: PlanLook }

/** What a rack of a status is drawn as. */
export const RACK_LOOKS = {
  planning: { tone: 'plan', look: 'dashed' },
  active: { tone: 'accent', look: 'filled' },
  maintenance: { tone: 'warning', look: 'outline' },
  out_of_service: { tone: 'neutral', look: 'struck' },
  decommissioned: { tone: 'neutral', look: 'dashed' },
} as const satisfies Record<NodeStatus, Look>

/** What an asset of a status is drawn as: as its chip is. */
export const ASSET_LOOKS = {
  planning: { tone: 'plan', look: 'dashed' },
  received: { tone: 'info', look: 'outline' },
  installation: { tone: 'info', look: 'half' },
  active: { tone: 'accent', look: 'filled' },
  standby: { tone: 'accent', look: 'outline' },
  maintenance: { tone: 'warning', look: 'outline' },
  faulty: { tone: 'danger', look: 'filled' },
  repair: { tone: 'danger', look: 'outline' },
  out_of_service: { tone: 'neutral', look: 'struck' },
  decommissioning: { tone: 'neutral', look: 'dashed' },
} as const satisfies Record<AssetStatus, Look>

/** What a layer tells of one rack. */
export type LayerFact =
  | { by: 'part'; layer: Resource; part: number | null; level: Level | 'unknown' }
  | { by: 'status'; status: NodeStatus }
  | { by: 'age'; days: number; level: Level }

const ageLevel = (days: number): Level =>
  days > AGE_DAYS.red_above ? 'red' : days >= AGE_DAYS.amber_from ? 'amber' : 'calm'

/** What a layer tells of a rack at a moment. */
export function layerFact(rack: PlanRack, layer: PlanLayer, now: Date): LayerFact {
  if (layer === 'status') return { by: 'status', status: rack.status }
  if (layer === 'age') {
    const days = daysSince(rack.changed_at, now)
    return { by: 'age', days, level: ageLevel(days) }
  }
  const part = takenPart(rack.capacities[layer])
  return { by: 'part', layer, part, level: part === null ? 'unknown' : levelOf(part) }
}

/** How a rack is filled in a layer. */
export function layerFill(rack: PlanRack, fact: LayerFact): PlanFill {
  if (fact.by === 'status') return { by: 'tone', ...RACK_LOOKS[fact.status] }
  if (fact.by === 'age') return { by: 'level', level: fact.level, share: 1 }
  const { used, reserved, limit } = rack.capacities[fact.layer]
  if (fact.part === null || limit === null) return { by: 'level', level: 'unknown' }
  if (limit === 0) return { by: 'level', level: fact.level, share: 1 }
  const share = Math.min(1, used / limit)
  return { by: 'level', level: fact.level, share, reserved: Math.min(1 - share, reserved / limit) }
}
