import { isOfLimit, isOn, type PlanConflict } from '@plenum/domain/plan-conflicts'

/** Where a rival is drawn: two that claim the same units of a side share its width, who was first at the left. */
export type RivalPart = 'left' | 'right' | undefined

/** What is in conflict in a drawing, by place and thing. */
export type Rivals = ReadonlyMap<string, RivalPart>

export const rivalKey = (node_id: string, asset_id: string): string => `${node_id} ${asset_id}`

/** Whom the conflicts of a day are between; today those that are to come are shown too, and of the past there are none. */
export function rivalsOn(
  conflicts: readonly PlanConflict[],
  { day, today }: { day: string; today: string },
): Rivals {
  const shown = day < today ? [] : conflicts.filter((conflict) => day === today || isOn(conflict, day))
  return new Map(
    // of a thing in several conflicts the first one counts
    shown.toReversed().flatMap(({ code, thing, rival }) => {
      const isBeside =
        rival !== null && !isOfLimit(code) && (thing.face ?? 'front') === (rival.face ?? 'front')
      const one = [rivalKey(thing.node_id, thing.id), isBeside ? 'right' : undefined] as const
      return rival === null
        ? [one]
        : [one, [rivalKey(rival.node_id, rival.id), isBeside ? 'left' : undefined] as const]
    }),
  )
}
