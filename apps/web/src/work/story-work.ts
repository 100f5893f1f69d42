import type { Place } from '@plenum/domain/placement'
import type { WorkItem } from '@plenum/domain/work-item'
import type { WorkRequest, WorkSummary } from '@plenum/domain/work-request'
import { STATUS_OF, type WorkStage } from '@plenum/domain/work-stage'

const idOf = (kind: string, number: number) =>
  `0190d0d0-0000-7000-8000-${kind}${String(number).padStart(11, '0')}`

/** People of the stories. */
export const ada = { id: idOf('9', 1), name: 'Ada Byron' }
export const eva = { id: idOf('9', 2), name: 'Eva Gil' }
export const network = { id: idOf('9', 3), name: 'Network' }

const trail = [
  { id: idOf('8', 1), name: 'MAD1', type: 'data_center' },
  { id: idOf('8', 2), name: 'DH2', type: 'room' },
] as const

/** The id of a rack by its name, which ends with its number. */
export const rackId = (rack: string): string => idOf('7', Number(rack.slice(1)))

/** A unit of a rack of the second hall. */
export const storyPlace = (rack: string, position: number | null): Place => ({
  node_id: rackId(rack),
  trail: [...trail, { id: rackId(rack), name: rack, type: 'rack' }],
  position,
  face: position === null ? null : 'front',
  lane: null,
})

/** A server that is moved from one rack to another, or whatever else is said of it. */
export const storyItem = (number: number, over: Partial<WorkItem> = {}): WorkItem => ({
  id: idOf('2', number),
  number,
  op: 'move',
  asset: {
    id: idOf('3', number),
    name: `Web ${number}`,
    code: `SRV-${String(number).padStart(6, '0')}`,
    status: 'active',
    asset_type: 'SRV',
    version: 3,
  },
  replacement: null,
  model: null,
  name: null,
  from: storyPlace('R01', number * 2 - 1),
  to: storyPlace('R05', number * 2 + 3),
  placed: null,
  changes: [],
  to_status: null,
  fit: null,
  result: null,
  note: null,
  executed_by: null,
  executed_at: null,
  batch_id: null,
  is_accepted: false,
  ...over,
})

/** What an executed item says. */
export const executed = (over: Partial<WorkItem> = {}): Partial<WorkItem> => ({
  result: 'as_planned',
  executed_by: eva,
  executed_at: '2026-11-21T22:40:00.000Z',
  batch_id: idOf('4', 1),
  ...over,
})

/** A request at a stage, by its number. */
export const storySummary = (
  number: number,
  stage: WorkStage,
  over: Partial<WorkSummary> = {},
): WorkSummary => ({
  id: idOf('1', number),
  code: `MAC-${String(number).padStart(6, '0')}`,
  kind: 'move',
  title: 'Move three servers to the second hall',
  is_draft: false,
  stage,
  ...STATUS_OF[stage],
  priority: 'medium',
  risk: 'low',
  is_fault: false,
  requester: ada,
  assignee: eva,
  team: network,
  trail: [...trail],
  wanted_on: null,
  window_start: '2026-11-21T21:00:00.000Z',
  window_end: '2026-11-22T01:00:00.000Z',
  blocker: null,
  expected_on: null,
  sla_due_at: null,
  sla_warn_at: null,
  closed_at: null,
  items_total: 3,
  items_done: 0,
  created_at: '2026-11-18T09:00:00.000Z',
  last_update: '2026-11-20T10:30:00.000Z',
  version: 4,
  ...over,
})

/** The same with all that belongs to it. */
export const storyRequest = (stage: WorkStage, over: Partial<WorkRequest> = {}): WorkRequest => ({
  ...storySummary(17, stage),
  description: 'The racks of the first hall are needed for storage.\nKeep the cluster at two nodes at least.',
  customer: 'Payments',
  template: null,
  follows: { id: idOf('1', 12), code: 'MAC-000012' },
  followed_by: [],
  submitted_at: '2026-11-18T09:30:00.000Z',
  approval_stages: [
    { team: network, approvers: 1 },
    { team: null, approvers: 2 },
  ],
  approvals: [],
  is_verified: true,
  needs_evidence: true,
  evidence: [],
  procedure: [],
  steps_done: [],
  impact: null,
  items: [storyItem(1), storyItem(2), storyItem(3)],
  remarks: [
    {
      id: idOf('5', 1),
      by: ada,
      at: '2026-11-18T09:30:00.000Z',
      action: 'submit',
      from: 'todo',
      to: 'approval',
      text: null,
      override_reason: null,
    },
    {
      id: idOf('5', 2),
      by: eva,
      at: '2026-11-19T08:15:00.000Z',
      action: null,
      from: null,
      to: null,
      text: 'Which of the cluster goes first?',
      override_reason: null,
    },
  ],
  actions: [],
  may_edit: false,
  may_execute: false,
  ...over,
})
