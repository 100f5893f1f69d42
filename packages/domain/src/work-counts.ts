import * as v from 'valibot'

const count = v.number('required')
/** How many requests of a filter are at each stage. */
export const WorkCounts = v.object(
  {
    all: count,
    stages: v.object(
      {
        todo: count,
        approval: count,
        in_progress: count,
        verification: count,
        blocked: count,
        done: count,
        canceled: count,
      },
      'required',
    ),
  },
  'required',
)
export type WorkCounts = v.InferOutput<typeof WorkCounts>
