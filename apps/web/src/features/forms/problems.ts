import type { ClientError } from '@plenum/api-client/client-error'
import type { WorkKind } from '@plenum/domain/work-request'
import { WorkRequestInput } from '@plenum/domain/work-request'
import { WorkItemInput } from '@plenum/domain/work-item'
import * as v from 'valibot'
import { stepOf, type Step } from './steps.ts'
import { rawInputOf, type RequestValues } from './values.ts'

/** Something that is wrong with what is said; `detail` where the server said it. */
export interface Problem {
  step: Step
  /** Where, as the API names it: `title`, `items.2.to`. */
  path: string
  code: string
  detail?: string
}

type Raw = ReturnType<typeof rawInputOf>

const problem = (kind: WorkKind | null, path: string, code: string): Problem => ({
  step: stepOf(path, kind),
  path,
  code,
})

/** What the schema cannot see: it knows neither the form around it nor what belongs together. */
function besides(values: RequestValues): Problem[] {
  const { kind, things, window_start, window_end, is_fault, description } = values
  const says = (path: string, code: string) => problem(kind, path, code)
  if (kind === null) return [says('kind', 'required')]
  const missing = things.flatMap((thing, index) => {
    if (kind === 'change' && Object.keys(thing.changes).length === 0 && thing.to_status === null)
      return [says(`items.${index}.changes`, 'required')]
    if (kind === 'swap' && thing.replacement === null)
      return [says(`items.${index}.replacement_id`, 'required')]
    return (kind === 'move' || kind === 'add') && thing.to === null
      ? [says(`items.${index}.to`, 'required')]
      : []
  })
  const isBackwards = window_start !== null && window_end !== null && window_end <= window_start
  return [
    ...(things.length === 0 ? [says('items', 'required')] : []),
    ...missing,
    ...(isBackwards ? [says('window_end', 'too_small')] : []),
    ...(window_end !== null && window_start === null ? [says('window_start', 'required')] : []),
    ...(is_fault && description === null ? [says('description', 'required')] : []),
  ]
}

/** Everything that is wrong before the server has been asked, one for each place. */
export function problemsOf(values: RequestValues, title: string): Problem[] {
  const own = besides(values)
  const { issues = [] } = v.safeParse(WorkRequestInput, rawInputOf(values, title))
  const found = issues.map((issue) => problem(values.kind, v.getDotPath(issue) ?? '', issue.message))
  const isSaid = (path: string) => own.some((each) => path === each.path || path.startsWith(`${each.path}.`))
  const all = [...own, ...found.filter(({ path }) => path !== '' && !isSaid(path))]
  return all.filter(({ path }, index) => all.findIndex((each) => each.path === path) === index)
}

/** What the server found wrong, place by place. */
export const refusedOf = (error: ClientError, kind: WorkKind | null): Problem[] =>
  error.errors.flatMap(({ attr, code, detail }) =>
    attr === null ? [] : [{ ...problem(kind, attr, code), detail }],
  )

/** What is asked for, to be checked or sent; null while something is wrong. */
export function inputOf(values: RequestValues, title: string): WorkRequestInput | null {
  const { success, output } = v.safeParse(WorkRequestInput, rawInputOf(values, title))
  return success && besides(values).length === 0 ? output : null
}

/** What of it a draft on the server can hold: items and steps that say enough. Null where its head is wrong. */
export function draftInputOf(values: RequestValues, title: string): WorkRequestInput | null {
  const raw: Raw = rawInputOf(values, title)
  const step = WorkRequestInput.entries.procedure.wrapped
  const { success, output } = v.safeParse(WorkRequestInput, {
    ...raw,
    is_draft: true,
    items: raw.items.filter((item) => v.is(WorkItemInput, item)),
    procedure: raw.procedure.filter((each) => v.is(step, [each])),
  })
  return success ? output : null
}
