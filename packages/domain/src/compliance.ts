/** How work that was due and is done came out. */
export const OUTCOMES = ['on_time', 'late'] as const
export type Outcome = (typeof OUTCOMES)[number]

interface Due extends Record<Outcome, number> {
  /** Due, and still not done. */
  overdue: number
}

/** Part done on time of all that was due; null where nothing was. */
export const shareOnTime = ({ on_time, late, overdue }: Due): number | null =>
  on_time + late + overdue === 0 ? null : on_time / (on_time + late + overdue)
