import { CLOSED_STAGES, WORK_STAGES } from '@plenum/domain/work-stage'

/** The stages of what is not over, as an address has them. */
export const OPEN_STAGES = WORK_STAGES.filter(
  (stage) => !CLOSED_STAGES.some((closed) => closed === stage),
).join()
