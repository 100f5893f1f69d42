import type { PlanLayer, RoomPlan } from '@plenum/domain/room-plan'
import { useState } from 'react'
import { useWords } from '#app/page/use-words.ts'
import { PlanView } from '#app/plan/plan-view.tsx'

interface RoomPlanViewProps {
  plan: RoomPlan
  layer: PlanLayer
  onLayer: (layer: PlanLayer) => void
  onOpen: (rack_id: string) => void
}

/** A room as it is drawn, one layer at a time. */
export function RoomPlanView({ plan, layer, onLayer, onOpen }: RoomPlanViewProps) {
  useWords('plans')
  const [now] = useState(() => new Date())
  return (
    <PlanView
      plan={plan}
      layer={layer}
      now={now}
      isBeside
      onLayer={onLayer}
      onOpen={({ id }) => onOpen(id)}
    />
  )
}
