import type { ApprovalStage } from './work-approval.ts'
import {
  WORK_ACTIONS,
  WORK_TRANSITIONS,
  type WorkAction,
  type WorkRole,
  type WorkStage,
  type WorkTransition,
} from './work-stage.ts'

/** Who would do something with a request. */
export interface WorkActor {
  id: string
  team: { id: string } | null
  /** Whether he may approve, as an administrator or by his team. */
  may_approve: boolean
  /** Whether requests are his to write. */
  writes: boolean
  /** Whether he may be told of assets. */
  sees_assets: boolean
}

/** A request as far as it decides who may do what with it. */
export interface WorkStanding {
  stage: WorkStage
  /** Where it was before it was blocked. */
  blocked_from: WorkStage | null
  is_draft: boolean
  requester_id: string
  /** Those who have changed what is asked for: as little as the requester do they approve it. */
  editors: readonly string[]
  assignee_id: string | null
  team_id: string | null
  is_pre_approved: boolean
  is_verified: boolean
  approval_stages: readonly Required<ApprovalStage>[]
  approvals: readonly { stage: number; by: string }[]
  /** Those who executed any of its items. */
  executors: readonly string[]
}

/** Why somebody may not do something with a request. */
export type WorkRefusal =
  | 'work_stage'
  | 'work_role'
  | 'work_own'
  | 'work_approved_already'
  | 'work_other_team'
  | 'work_executed'
  | 'work_not_standard'

const transitions: readonly WorkTransition[] = WORK_TRANSITIONS

/** The stage of approval that waits for somebody, from 0; as many as there are once all have approved. */
export function approvalStep({
  approval_stages,
  approvals,
}: Pick<WorkStanding, 'approval_stages' | 'approvals'>): number {
  const waiting = approval_stages.findIndex(
    ({ approvers }, at) => approvals.filter(({ stage }) => stage === at).length < approvers,
  )
  return waiting === -1 ? approval_stages.length : waiting
}

type Question = (actor: WorkActor, request: WorkStanding) => WorkRefusal | null

/** Why somebody is not what a role asks for; null where he is. */
const whyNoRole: Record<WorkRole, Question> = {
  requester: ({ id, writes }, { requester_id }) => (writes && id === requester_id ? null : 'work_role'),
  assignee: ({ id, team, writes }, { assignee_id, team_id }) => {
    const isNamed = id === assignee_id || (team_id !== null && team?.id === team_id)
    return writes && (isNamed || (assignee_id === null && team_id === null)) ? null : 'work_role'
  },
  approver: ({ id, team, may_approve }, request) => {
    if (!may_approve) return 'work_role'
    if (id === request.requester_id || request.editors.includes(id)) return 'work_own'
    if (request.approvals.some(({ by }) => by === id)) return 'work_approved_already'
    const wanted = request.approval_stages[approvalStep(request)]?.team_id ?? null
    return wanted === null || wanted === team?.id ? null : 'work_other_team'
  },
  verifier: ({ id, writes }, { executors }) => {
    if (!writes) return 'work_role'
    return executors.includes(id) ? 'work_executed' : null
  },
  manager: ({ may_approve, writes }) => (may_approve && writes ? null : 'work_role'),
}

/** Whether somebody has a role in a request. */
export const hasRole = (role: WorkRole, actor: WorkActor, request: WorkStanding): boolean =>
  whyNoRole[role](actor, request) === null

const transitionOf = (action: WorkAction, { stage, is_draft }: WorkStanding): WorkTransition | undefined =>
  // a draft is nobody's but its author's until it is submitted
  is_draft && action !== 'submit'
    ? undefined
    : transitions.find((each) => each.action === action && each.from === stage)

/** Why somebody may not take a request on by an action; null where he may. */
export function whyNot(action: WorkAction, actor: WorkActor, request: WorkStanding): WorkRefusal | null {
  const transition = transitionOf(action, request)
  if (transition === undefined) return 'work_stage'
  if (action === 'start' && !request.is_pre_approved) return 'work_not_standard'
  const reasons = transition.by.map((role) => whyNoRole[role](actor, request))
  if (reasons.includes(null)) return null
  return reasons.find((reason) => reason !== 'work_role') ?? 'work_role'
}

/** All that somebody may do with a request now. */
export const actionsOf = (actor: WorkActor, request: WorkStanding): WorkAction[] =>
  WORK_ACTIONS.filter((action) => whyNot(action, actor, request) === null)

/** Whether an action must be explained where the request is. */
export const isExplained = (action: WorkAction, request: WorkStanding): boolean =>
  transitionOf(action, request)?.explained ?? false

/** Where an action takes a request; where it is where the table has no such change. An approval counts as given. */
export function goesTo(action: WorkAction, request: WorkStanding): WorkStage {
  const transition = transitionOf(action, request)
  if (transition === undefined) return request.stage
  if (transition.to === 'previous') return request.blocked_from ?? 'todo'
  if (action === 'finish' && !request.is_verified) return 'done'
  const isLast = approvalStep(request) === request.approval_stages.length
  return action === 'approve' && !isLast ? request.stage : transition.to
}

/** Whether somebody may change what is asked for: a draft's author, and once it is none all who write requests. */
export const mayEdit = (
  { id, writes }: WorkActor,
  { stage, is_draft, requester_id }: Pick<WorkStanding, 'stage' | 'is_draft' | 'requester_id'>,
): boolean => writes && stage === 'todo' && (!is_draft || id === requester_id)

/** Whether somebody may execute items and do steps. */
export const mayExecute = (actor: WorkActor, request: WorkStanding): boolean =>
  request.stage === 'in_progress' && hasRole('assignee', actor, request)

/** Whether somebody may take back what was executed, or say that it stays. */
export const mayRevert = (actor: WorkActor, request: WorkStanding): boolean =>
  (request.stage === 'in_progress' || request.stage === 'blocked') &&
  (hasRole('assignee', actor, request) || hasRole('manager', actor, request))
