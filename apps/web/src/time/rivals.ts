import { isOn, type PlanConflict } from '@plenum/domain/plan-conflicts'

/** What is in conflict in a drawing: a place and a thing. */
export type Rivals = ReadonlySet<string>

export const rivalKey = (node_id: string, asset_id: string): string => `${node_id} ${asset_id}`

/** Whom the conflicts of a day are between; today those that are to come are shown too, and of the past there are none. */
export function rivalsOn(
  conflicts: readonly PlanConflict[],
  { day, today }: { day: string; today: string },
): Rivals {
  const shown = day < today ? [] : conflicts.filter((conflict) => day === today || isOn(conflict, day))
  return new Set(
    shown
      .flatMap(({ thing, rival }) => (rival === null ? [thing] : [thing, rival]))
      .map(({ node_id, id }) => rivalKey(node_id, id)),
  )
}
