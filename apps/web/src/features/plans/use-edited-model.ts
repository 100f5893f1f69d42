import { useTranslation } from '@plenum/i18n/react'
import type { PlanModel } from '@plenum/ui/floor-plan-types'
import { drawnPlan } from '#app/plan/drawn-plan.ts'
import { usePictureUrl } from '#app/plan/use-picture-url.ts'
import { collisionsIn } from './plan-draft.ts'
import type { PlanEdits } from './use-plan-edits.ts'

/** A plan that is being edited as it is drawn: what is in the way stands out. */
export function useEditedModel({ base, draft, things }: PlanEdits) {
  const { t } = useTranslation('plans')
  const collisions = collisionsIn(draft, things)
  const inTheWay = new Set(collisions.map(({ id }) => id))
  const model: PlanModel = drawnPlan(base, draft, {
    thing: ({ id }) => ({
      fill: inTheWay.has(id) ? { by: 'tone', tone: 'warning', look: 'outline' } : { by: 'none' },
    }),
    aisle: (air) => t(($) => $.shapes[air]),
    picture: usePictureUrl(draft.picture),
  })
  const isUnplaced = [...things.values()].filter(({ id }) => (draft.spots.get(id) ?? null) === null)
  return { model, collisions, isUnplaced }
}
