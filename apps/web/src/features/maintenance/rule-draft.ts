import { PRIORITIES } from '@plenum/domain/asset'
import {
  LEAD_DAYS_MAX,
  MAINTENANCE_WORKS,
  type MaintenanceRule,
  type MaintenanceRuleInput,
} from '@plenum/domain/maintenance-rule'
import { RECURRENCE_UNITS, weekdayOf, type Recurrence } from '@plenum/domain/recurrence'
import { isoDate, optionalText, text } from '@plenum/domain/text'
import * as v from 'valibot'

/** What is looked for and chosen, with the words it is shown by. */
const Chosen = v.object({ id: v.string(), name: v.string(), hint: v.optional(v.string()) })
export type Chosen = v.InferInput<typeof Chosen>

const whole = (min: number, max: number) =>
  v.pipe(
    v.nullable(v.number('invalid_number')),
    v.number('required'),
    v.integer('invalid_number'),
    v.minValue(min, 'too_small'),
    v.maxValue(max, 'too_large'),
  )
const one = v.nullable(Chosen)

/** How a day of a month is named. */
export const MONTH_DAYS = ['day', 'weekday'] as const

const fields = v.object({
  name: text(120),
  work: v.picklist(MAINTENANCE_WORKS, 'unknown_option'),
  description: optionalText(2000),
  scope: v.picklist(['type', 'assets'], 'unknown_option'),
  asset_types: v.array(Chosen),
  place: one,
  priorities: v.array(v.picklist(PRIORITIES)),
  assets: v.array(Chosen),
  by: v.picklist(['calendar', 'done'], 'unknown_option'),
  every: whole(1, 999),
  unit: v.picklist(RECURRENCE_UNITS, 'unknown_option'),
  month_by: v.picklist(MONTH_DAYS, 'unknown_option'),
  weekday: v.string(),
  nth: v.string(),
  month_day: v.nullable(v.pipe(v.number(), v.minValue(1, 'too_small'), v.maxValue(31, 'too_large'))),
  starts_on: v.pipe(v.nullable(v.string()), v.string('required'), isoDate),
  lead_days: whole(0, LEAD_DAYS_MAX),
  priority: v.picklist(PRIORITIES, 'unknown_option'),
  template_id: v.nullable(v.string()),
  assignee: one,
  team: one,
})

/** What a person says of a rule. */
export const RuleDraft = v.pipe(
  fields,
  v.forward(
    v.check(({ scope, asset_types }) => scope !== 'type' || asset_types.length > 0, 'required'),
    ['asset_types'],
  ),
  v.forward(
    v.check(({ scope, assets }) => scope !== 'assets' || assets.length > 0, 'required'),
    ['assets'],
  ),
)
export type RuleDraft = v.InferInput<typeof RuleDraft>
export const RULE_FIELDS = v.keyof(fields).options

/** A rule before anything is said of it. */
export const blankRule = (today: string): RuleDraft => ({
  name: '',
  work: 'inspection',
  description: null,
  scope: 'type',
  asset_types: [],
  place: null,
  priorities: [],
  assets: [],
  by: 'calendar',
  every: 1,
  unit: 'month',
  month_by: 'day',
  weekday: '1',
  nth: '1',
  month_day: null,
  starts_on: today,
  lead_days: 14,
  priority: 'medium',
  template_id: null,
  assignee: null,
  team: null,
})

interface DraftWords {
  typeName: (code: string) => string
  /** What a place is called that is no more. */
  placeGone: string
}

/** The place of a rule; one that is no more stays what it is for. */
function placeOf({ scope, place }: MaintenanceRule, placeGone: string): Chosen | null {
  if (place !== null || scope.by === 'assets' || scope.place_id === null) return place
  return { id: scope.place_id, name: placeGone }
}

/** A rule as its form holds it. */
export function draftOf(rule: MaintenanceRule, { typeName, placeGone }: DraftWords): RuleDraft {
  const { scope, recurrence } = rule
  const calendar = recurrence.by === 'calendar' ? recurrence : null
  return {
    ...blankRule(recurrence.starts_on),
    name: rule.name,
    work: rule.work,
    description: rule.description,
    scope: scope.by,
    asset_types:
      scope.by === 'type' ? scope.asset_types.map((code) => ({ id: code, name: typeName(code) })) : [],
    place: placeOf(rule, placeGone),
    priorities: scope.by === 'type' ? scope.priorities : [],
    assets: rule.assets.map(({ id, name, code }) => ({ id, name, hint: code })),
    by: recurrence.by,
    every: recurrence.every,
    unit: recurrence.unit,
    month_by: calendar?.nth == null ? 'day' : 'weekday',
    weekday: String(calendar?.weekday ?? weekdayOf(recurrence.starts_on)),
    nth: String(calendar?.nth ?? 1),
    month_day: calendar?.month_day ?? null,
    lead_days: rule.lead_days,
    priority: rule.priority,
    template_id: rule.template?.id ?? null,
    assignee: rule.assignee,
    team: rule.team,
  }
}

type Times = Pick<
  RuleDraft,
  'by' | 'every' | 'unit' | 'month_by' | 'weekday' | 'nth' | 'month_day' | 'starts_on'
>

/** When it is due by a draft; null while that is not said in full. */
export function recurrenceOf({ by, every, unit, starts_on, ...on }: Times): Recurrence | null {
  if (every === null || starts_on === null || !v.is(isoDate, starts_on)) return null
  if (every < 1 || every > 999) return null
  if (by === 'done') return { by, every, unit, starts_on }
  const isNth = unit === 'month' && on.month_by === 'weekday'
  return {
    by,
    every,
    unit,
    starts_on,
    weekday: unit === 'week' || isNth ? Number(on.weekday) : null,
    nth: isNth ? Number(on.nth) : null,
    month_day: unit === 'month' && !isNth ? on.month_day : null,
  }
}

/** The field of a draft that a part of what is sent is said by. */
const FIELD_OF: Readonly<Record<string, keyof RuleDraft>> = {
  assignee_id: 'assignee',
  team_id: 'team',
  'scope.asset_types': 'asset_types',
  'scope.asset_ids': 'assets',
  'scope.place_id': 'place',
}

/** Where a form says what is refused of a part of what is sent. */
export const fieldOf = (part: string): string => FIELD_OF[part] ?? part

/** What is sent of a draft that is right. */
export function inputOf(draft: RuleDraft): MaintenanceRuleInput {
  const said = v.parse(RuleDraft, draft)
  const { name, work, description, priority, lead_days, template_id } = said
  const recurrence = recurrenceOf(said)
  if (recurrence === null) throw new Error('A draft that is right says when it is due')
  return {
    name,
    work,
    description,
    priority,
    lead_days,
    template_id,
    assignee_id: said.assignee?.id ?? null,
    team_id: said.team?.id ?? null,
    recurrence,
    scope:
      said.scope === 'assets'
        ? { by: 'assets', asset_ids: said.assets.map(({ id }) => id) }
        : {
            by: 'type',
            asset_types: said.asset_types.map(({ id }) => id),
            place_id: said.place?.id ?? null,
            priorities: said.priorities,
          },
  }
}

/** Those parts of a draft of which each alone says nothing: what it is for, and when it is due. */
interface Joint {
  for: Pick<RuleDraft, 'scope' | 'asset_types' | 'place' | 'priorities' | 'assets'>
  when: Times
}

/** A draft by what one decides at a time. */
export type RuleParts = Omit<RuleDraft, keyof Joint['for'] | keyof Times> & Joint
export type RulePart = keyof RuleParts

export const RULE_PARTS = [
  'name',
  'work',
  'priority',
  'for',
  'when',
  'lead_days',
  'assignee',
  'team',
  'template_id',
  'description',
] as const satisfies readonly RulePart[]

/** What is chosen may know more of itself than what is read of it: that alone is no change. */
const bare = ({ id, name }: Chosen): Chosen => ({ id, name })

export function partsOf({ scope, asset_types, place, priorities, assets, ...draft }: RuleDraft): RuleParts {
  const { by, every, unit, month_by, weekday, nth, month_day, starts_on, ...rest } = draft
  return {
    ...rest,
    assignee: rest.assignee && bare(rest.assignee),
    team: rest.team && bare(rest.team),
    for: {
      scope,
      asset_types: asset_types.map(bare),
      place: place && bare(place),
      priorities,
      assets: assets.map(bare),
    },
    when: { by, every, unit, month_by, weekday, nth, month_day, starts_on },
  }
}

export const draftOfParts = ({ for: scope, when, ...rest }: RuleParts): RuleDraft => ({
  ...rest,
  ...scope,
  ...when,
})
