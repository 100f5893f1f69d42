import * as v from 'valibot'
import { PRIORITIES } from './asset.ts'
import { ASSET_CATEGORIES, assetTypeCode } from './asset-type.ts'
import { addDays } from './date.ts'
import { anyOf } from './filter-value.ts'
import { cursor, limit, page, search } from './page.ts'
import { after, dueDays, firstDueFrom, lastDueBefore, Recurrence } from './recurrence.ts'
import { Ref } from './ref.ts'
import { id, instant, isoDate, optionalText, text } from './text.ts'
import { WORK_ITEMS_MAX } from './work-item.ts'

/** What is done by a maintenance. */
export const MAINTENANCE_WORKS = [
  'inspection',
  'service',
  'test',
  'cleaning',
  'calibration',
  'replacement',
] as const
export type MaintenanceWork = (typeof MAINTENANCE_WORKS)[number]

const ids = v.pipe(
  v.array(id, 'required'),
  v.minLength(1, 'required'),
  v.maxLength(WORK_ITEMS_MAX, 'too_many_ids'),
)

/** What a rule is for: things by name, or whatever is of some types, in a place, of a criticality at that time. */
export const MaintenanceScope = v.variant(
  'by',
  [
    v.strictObject({ by: v.literal('assets'), asset_ids: ids }, 'invalid'),
    v.strictObject(
      {
        by: v.literal('type'),
        asset_types: v.pipe(
          v.array(assetTypeCode, 'required'),
          v.minLength(1, 'required'),
          v.maxLength(20, 'too_large'),
        ),
        place_id: v.optional(v.nullable(id), null),
        priorities: v.optional(v.array(v.picklist(PRIORITIES, 'unknown_option'), 'invalid'), []),
      },
      'invalid',
    ),
  ],
  'unknown_option',
)
export type MaintenanceScope = v.InferOutput<typeof MaintenanceScope>

/** Days before it is due on which a request can be made at the earliest. */
export const LEAD_DAYS_MAX = 90

/** A rule that makes requests by itself: what for, when, and how long before. */
export const MaintenanceRuleInput = v.strictObject(
  {
    name: text(120),
    work: v.picklist(MAINTENANCE_WORKS, 'unknown_option'),
    description: v.optional(optionalText(2000), null),
    priority: v.optional(v.picklist(PRIORITIES, 'unknown_option'), 'medium'),
    scope: MaintenanceScope,
    recurrence: Recurrence,
    lead_days: v.optional(
      v.pipe(
        v.number('invalid_number'),
        v.integer('invalid_number'),
        v.minValue(0, 'too_small'),
        v.maxValue(LEAD_DAYS_MAX, 'too_large'),
      ),
      14,
    ),
    template_id: v.optional(v.nullable(id), null),
    assignee_id: v.optional(v.nullable(id), null),
    team_id: v.optional(v.nullable(id), null),
    /** Paused while it is not: nothing is made, and nothing is made up for later. */
    is_active: v.optional(v.boolean('invalid'), true),
  },
  'invalid',
)
export type MaintenanceRuleInput = v.InferInput<typeof MaintenanceRuleInput>
export const MaintenanceRulePatch = v.partial(MaintenanceRuleInput)
export type MaintenanceRulePatch = v.InferInput<typeof MaintenanceRulePatch>

const Named = v.object({ ...Ref.entries, code: v.string('required') }, 'required')

/** A rule with what became of it. */
export const MaintenanceRule = v.object(
  {
    id,
    ...v.omit(MaintenanceRuleInput, ['template_id', 'assignee_id', 'team_id']).entries,
    template: v.nullable(Ref),
    assignee: v.nullable(Ref),
    team: v.nullable(Ref),
    /** Who answers for it: requests are made in his name. */
    owner: Ref,
    /** The place of its scope. */
    place: v.nullable(Ref),
    /** Things of its scope by name, where they are named. */
    assets: v.array(Named, 'required'),
    /** Things that it is for at this time. */
    assets_total: v.number('required'),
    categories: v.array(v.picklist(ASSET_CATEGORIES, 'unknown_option'), 'required'),
    /** Null while it is paused, and where the next one follows from one that is still to be done. */
    next_due: v.nullable(isoDate),
    last_done: v.nullable(isoDate),
    /** Its requests that are not over. */
    open_requests: v.number('required'),
    last_update: instant,
    version: v.number('required'),
  },
  'required',
)
export type MaintenanceRule = v.InferOutput<typeof MaintenanceRule>
export const MaintenanceRulePage = page(MaintenanceRule)
export type MaintenanceRulePage = v.InferOutput<typeof MaintenanceRulePage>

const category = anyOf(v.picklist(ASSET_CATEGORIES, 'unknown_option'))

export const MaintenanceRuleQuery = v.strictObject(
  {
    search,
    /** Those that are for things of these families. */
    category,
    active: v.optional(v.picklist(['yes', 'no'], 'unknown_option')),
    limit,
    cursor,
  },
  'invalid',
)
export type MaintenanceRuleQuery = v.InferInput<typeof MaintenanceRuleQuery>

/** The days of which what rules will make is asked. */
export const PlannedMaintenanceQuery = v.strictObject({ from: isoDate, to: isoDate, category }, 'invalid')
export type PlannedMaintenanceQuery = v.InferInput<typeof PlannedMaintenanceQuery>

/** A maintenance that a rule is going to make a request of. */
export const PlannedMaintenance = v.object(
  {
    rule: Ref,
    work: v.picklist(MAINTENANCE_WORKS, 'unknown_option'),
    priority: v.picklist(PRIORITIES, 'unknown_option'),
    team: v.nullable(Ref),
    assignee: v.nullable(Ref),
    due_on: isoDate,
    /** The day on which its request is made. */
    made_on: isoDate,
  },
  'required',
)
export type PlannedMaintenance = v.InferOutput<typeof PlannedMaintenance>
export const PlannedMaintenanceList = page(PlannedMaintenance)
export type PlannedMaintenanceList = v.InferOutput<typeof PlannedMaintenanceList>

/** What became of a rule so far. */
export interface RuleStanding {
  /** The last due day that was made, or was left out while it was paused. */
  made_until: string | null
  last_done: string | null
  /** Whether a request of it is not over. */
  is_open: boolean
}

interface RuleTimes {
  recurrence: Recurrence
  lead_days: number
}

/** The next day on which it is due and of which no request was made; null where that follows from one still to be done. */
export function nextDue(
  { recurrence }: Pick<RuleTimes, 'recurrence'>,
  standing: RuleStanding,
): string | null {
  const { made_until, last_done, is_open } = standing
  if (recurrence.by === 'calendar')
    return firstDueFrom(recurrence, made_until === null ? recurrence.starts_on : addDays(made_until, 1))
  if (is_open) return null
  const after_last = last_done === null ? recurrence.starts_on : after(last_done, recurrence)
  const next = after_last < recurrence.starts_on ? recurrence.starts_on : after_last
  // what was canceled, or left out, is not made again
  return made_until !== null && next <= made_until ? after(made_until, recurrence) : next
}

/** The day from which on a request is made of what is due on another. */
export const madeOn = (due_on: string, lead_days: number): string => addDays(due_on, -lead_days)

/** The due days of which requests are to be made today: of those that were missed, the last one alone. */
export function dueToMake(rule: RuleTimes, standing: RuleStanding, today: string): string[] {
  const { recurrence, lead_days } = rule
  const next = nextDue(rule, standing)
  if (next === null || madeOn(next, lead_days) > today) return []
  if (recurrence.by === 'done') return [next]
  const coming = dueDays(recurrence, next > today ? next : today, addDays(today, lead_days))
  const missed = next < today ? lastDueBefore(recurrence, today) : null
  return missed === null ? coming : [missed, ...coming]
}

/** The due days in a range of which requests are still to be made; of what follows from the last one done, the next. */
export function planned(
  rule: Pick<RuleTimes, 'recurrence'>,
  standing: RuleStanding,
  { from, to }: { from: string; to: string },
): string[] {
  const next = nextDue(rule, standing)
  if (next === null || next > to) return []
  if (rule.recurrence.by === 'done') return next < from ? [] : [next]
  return dueDays(rule.recurrence, next > from ? next : from, to)
}
