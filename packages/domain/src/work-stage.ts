import type { ProcessStatus } from './asset.ts'

/** The two gates that share the status `in_review`. */
export const REVIEW_GATES = ['approval', 'verification'] as const
export type ReviewGate = (typeof REVIEW_GATES)[number]

/** Where a request is: its status, `in_review` told apart by its gate. Columns of the board, in this order. */
export const WORK_STAGES = [
  'todo',
  'approval',
  'in_progress',
  'verification',
  'blocked',
  'done',
  'canceled',
] as const
export type WorkStage = (typeof WORK_STAGES)[number]

/** The status of a stage, and its gate. */
export const STATUS_OF = {
  todo: { status: 'todo', review_gate: null },
  approval: { status: 'in_review', review_gate: 'approval' },
  in_progress: { status: 'in_progress', review_gate: null },
  verification: { status: 'in_review', review_gate: 'verification' },
  blocked: { status: 'blocked', review_gate: null },
  done: { status: 'done', review_gate: null },
  canceled: { status: 'canceled', review_gate: null },
} as const satisfies Record<WorkStage, { status: ProcessStatus; review_gate: ReviewGate | null }>

/** Stages that a request never leaves. */
export const CLOSED_STAGES = ['done', 'canceled'] as const satisfies readonly WorkStage[]
export const isOver = (stage: WorkStage): boolean => CLOSED_STAGES.some((each) => each === stage)

type OpenStage = Exclude<WorkStage, (typeof CLOSED_STAGES)[number]>
/** Stages of what is not over. */
export const OPEN_STAGES = WORK_STAGES.filter((stage): stage is OpenStage => !isOver(stage))

/** What is done with a request as a whole. */
export const WORK_ACTIONS = [
  'submit',
  'start',
  'approve',
  'return',
  'reject',
  'finish',
  'verify',
  'block',
  'unblock',
  'cancel',
] as const
export type WorkAction = (typeof WORK_ACTIONS)[number]

/** What somebody is to a request. A manager may approve, and writes requests. */
export const WORK_ROLES = ['requester', 'assignee', 'approver', 'verifier', 'manager'] as const
export type WorkRole = (typeof WORK_ROLES)[number]

/** One change of stage: who may make it, and whether it must be explained. `previous` is where it was blocked. */
export interface WorkTransition {
  action: WorkAction
  from: WorkStage
  to: WorkStage | 'previous'
  by: readonly WorkRole[]
  explained: boolean
}

/** Every change of stage there is; all others are refused. Domain model, 6. */
export const WORK_TRANSITIONS = [
  { action: 'submit', from: 'todo', to: 'approval', by: ['requester'], explained: false },
  /** Only what a template has approved beforehand. */
  { action: 'start', from: 'todo', to: 'in_progress', by: ['assignee'], explained: false },
  { action: 'block', from: 'todo', to: 'blocked', by: ['requester', 'manager'], explained: true },
  { action: 'cancel', from: 'todo', to: 'canceled', by: ['requester', 'manager'], explained: true },
  /** Goes on once the last stage of approval has as many as it asks for. */
  { action: 'approve', from: 'approval', to: 'in_progress', by: ['approver'], explained: false },
  { action: 'return', from: 'approval', to: 'todo', by: ['approver'], explained: true },
  { action: 'reject', from: 'approval', to: 'canceled', by: ['approver'], explained: true },
  /** To `done` where the template asks for no verification. */
  { action: 'finish', from: 'in_progress', to: 'verification', by: ['assignee'], explained: false },
  { action: 'block', from: 'in_progress', to: 'blocked', by: ['assignee'], explained: true },
  { action: 'cancel', from: 'in_progress', to: 'canceled', by: ['manager'], explained: true },
  { action: 'verify', from: 'verification', to: 'done', by: ['verifier'], explained: false },
  { action: 'return', from: 'verification', to: 'in_progress', by: ['verifier'], explained: true },
  {
    action: 'unblock',
    from: 'blocked',
    to: 'previous',
    by: ['requester', 'assignee', 'manager'],
    explained: false,
  },
  { action: 'cancel', from: 'blocked', to: 'canceled', by: ['manager'], explained: true },
] as const satisfies readonly WorkTransition[]

/** What keeps a blocked request. */
export const BLOCKERS = ['parts', 'access', 'vendor', 'window', 'dependency', 'other'] as const
export type Blocker = (typeof BLOCKERS)[number]
