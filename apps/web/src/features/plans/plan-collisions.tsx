import type { Collision } from '@plenum/domain/plan-collision'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import type { PlanEdits } from './use-plan-edits.ts'

/** How many are told one by one. */
const TOLD = 5

interface PlanCollisionsProps {
  collisions: readonly Collision[]
  edits: Pick<PlanEdits, 'things'>
}

/** What stands in the way of what: told, and left to who draws. */
export function PlanCollisions({ collisions, edits: { things } }: PlanCollisionsProps) {
  const { t } = useTranslation('plans')
  // of two things one is told
  const told = collisions.filter(({ id, with: other, by }) => by !== 'thing' || id < other)
  if (told.length === 0) return null
  const nameOf = (id: string) => things.get(id)?.name ?? ''
  return (
    <Alert tone="warning" live title={t(($) => $.collision, { count: told.length })}>
      <ul>
        {told.slice(0, TOLD).map(({ id, with: other, by }) => (
          <li key={`${id} ${other}`}>
            {t(($) => $.collides[by], { name: nameOf(id), other: nameOf(other) })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
