import type { WorkRequest } from '@plenum/domain/work-request'
import {
  WORK_TRANSITIONS,
  type WorkAction,
  type WorkStage,
  type WorkTransition,
} from '@plenum/domain/work-stage'

const ALL: readonly WorkTransition[] = WORK_TRANSITIONS

/** The change of stage that an action makes where a request is. */
export const transitionOf = (stage: WorkStage, action: WorkAction): WorkTransition | undefined =>
  ALL.find((each) => each.from === stage && each.action === action)

/** Where a blocked request was before, as far as its remarks tell. */
const stageBefore = ({ remarks }: Pick<WorkRequest, 'remarks'>): WorkStage | null =>
  remarks.findLast(({ action, from }) => action === 'block' && from !== null)?.from ?? null

/** How a request gets to another stage, and why it cannot where it cannot: no such way, or not for who asks. */
export function wayTo(
  request: Pick<WorkRequest, 'stage' | 'actions' | 'remarks'>,
  to: WorkStage,
): { at: 'open'; action: WorkAction } | { at: 'not_yours'; transition: WorkTransition } | { at: 'none' } {
  const before = stageBefore(request)
  const ways = ALL.filter(
    (each) => each.from === request.stage && (each.to === 'previous' ? before : each.to) === to,
  )
  const open = ways.find(({ action }) => request.actions.includes(action))
  if (open) return { at: 'open', action: open.action }
  const [first] = ways
  return first ? { at: 'not_yours', transition: first } : { at: 'none' }
}

/** Actions that can go on against what the fit check says, by who may approve. */
export const OVERRIDING: readonly WorkAction[] = ['start', 'approve']

/** Actions before which what speaks against a request is looked at. */
export const CHECKED: readonly WorkAction[] = ['submit', ...OVERRIDING]

/** Actions that ask for something first: a reason, a look at what speaks against it. */
export const asksFirst = (stage: WorkStage, action: WorkAction): boolean =>
  CHECKED.includes(action) || transitionOf(stage, action)?.explained === true
