import { THRESHOLDS } from '@plenum/domain/capacity'
import { NODE_STATUSES } from '@plenum/domain/node'
import type { PlanLayer } from '@plenum/domain/room-plan'
import { FloorPlanLegend, type LegendLevel } from '@plenum/ui/floor-plan-legend'
import { RACK_LOOKS } from './layers.ts'
import { useLayerWords } from './use-layer-words.ts'

const LEVELS: LegendLevel[] = [
  { level: 'calm', to: THRESHOLDS.amber_from },
  { level: 'amber', to: THRESHOLDS.red_above },
  { level: 'red', to: 1 },
]
const AGES = ['calm', 'amber', 'red'] as const
const SEEN = NODE_STATUSES.filter((status) => status !== 'decommissioned')

/** What the colours and shapes of a layer mean. */
export function LayerLegend({ layer }: { layer: PlanLayer }) {
  const words = useLayerWords()
  const title = words.name(layer)
  if (layer === 'status') {
    return (
      <FloorPlanLegend
        title={title}
        entries={SEEN.map((status) => ({
          name: words.nodeStatus(status),
          fill: { by: 'tone', ...RACK_LOOKS[status] },
          isPlanned: status === 'planning',
        }))}
      />
    )
  }
  if (layer === 'age') {
    return (
      <FloorPlanLegend
        title={title}
        entries={AGES.map((level) => ({ name: words.ages[level], fill: { by: 'level', level, share: 1 } }))}
      />
    )
  }
  const at = [0, THRESHOLDS.amber_from, THRESHOLDS.red_above]
  return (
    <FloorPlanLegend
      title={title}
      scale={{
        levels: LEVELS,
        limits: at.map((part, number) => ({ at: part, text: words.limits[number] ?? '' })),
      }}
      entries={[
        { name: words.reserved, fill: { by: 'level', level: 'calm', share: 0.3, reserved: 0.4 } },
        { name: words.unknown, fill: { by: 'level', level: 'unknown' } },
      ]}
    />
  )
}
