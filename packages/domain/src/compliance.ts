/** What became of work that was due: done by its day, done after it, or due and still not done. */
export const DUE_RESULTS = ['on_time', 'late', 'overdue'] as const
export type DueResult = (typeof DUE_RESULTS)[number]

/** Part done on time of all that was due; null where nothing was. */
export const shareOnTime = ({ on_time, late, overdue }: Record<DueResult, number>): number | null =>
  on_time + late + overdue === 0 ? null : on_time / (on_time + late + overdue)
