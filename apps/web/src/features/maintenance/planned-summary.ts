import type { PlannedMaintenance } from '@plenum/domain/maintenance-rule'
import type { WorkSummary } from '@plenum/domain/work-request'
import { STATUS_OF } from '@plenum/domain/work-stage'
import type { WorkFilters } from '#app/work/queries.ts'

/** Separates the rule from the day in the id of what is only planned. */
const BESIDE = ' '

/** What a rule is going to make, as the request that it will be: a calendar shows both alike. */
export const summaryOf = ({ rule, due_on, made_on, ...planned }: PlannedMaintenance): WorkSummary => ({
  ...planned,
  id: `${rule.id}${BESIDE}${due_on}`,
  code: '',
  kind: 'maintenance',
  title: rule.name,
  is_draft: false,
  stage: 'todo',
  ...STATUS_OF.todo,
  risk: 'low',
  is_fault: false,
  requester: rule,
  trail: [],
  wanted_on: due_on,
  window_start: null,
  window_end: null,
  blocker: null,
  expected_on: null,
  sla_due_at: null,
  sla_warn_at: null,
  closed_at: null,
  items_total: 0,
  items_done: 0,
  created_at: `${made_on}T00:00:00.000Z`,
  last_update: `${made_on}T00:00:00.000Z`,
  version: 0,
})

/** Whether it is only planned; a request's id is nothing but that. */
export const isPlanned = ({ id }: { id: string }): boolean => id.includes(BESIDE)

/** Who looks, and of which team. */
export interface Person {
  id: string
  team: { id: string } | null
}

/** What is planned for whoever looks, where only his own is asked for, as the server tells of requests. */
export const plannedOf = (
  planned: readonly PlannedMaintenance[],
  { mine }: WorkFilters,
  me: Person,
): PlannedMaintenance[] =>
  planned.filter(
    ({ assignee, team }) =>
      mine === undefined ||
      assignee?.id === me.id ||
      (assignee === null && team !== null && team.id === me.team?.id),
  )
