import type { RuleColumn, WorkColumn } from '@plenum/domain/work-export'

/** Words of files of requests and of maintenance rules; no screen loads these. */
export const work_files = {
  requests: { file: 'requests', title: 'Requests' },
  rules: { file: 'maintenance-rules', title: 'Maintenance rules' },
  column: {
    code: 'Code',
    title: 'Title',
    kind: 'Kind',
    stage: 'Stage',
    priority: 'Priority',
    wanted_on: 'Wanted on',
    window_start: 'Window from',
    window_end: 'Window until',
    sla_due_at: 'SLA due',
    place: 'Place',
    requester: 'Requester',
    assignee: 'Assignee',
    team: 'Team',
    items_done: 'Items done',
    items_total: 'Items',
    last_update: 'Last update',
    name: 'Name',
    work: 'Work',
    when: 'When',
    assets_total: 'Assets',
    next_due: 'Next due',
    last_done: 'Last done',
    open_requests: 'Open requests',
    is_active: 'State',
  } satisfies Record<WorkColumn | RuleColumn, string>,
} as const
