import { sql, type SQL } from 'drizzle-orm'
import type { FilterDay, Unverified } from '@plenum/domain/asset-query'
import { dayOf } from '@plenum/domain/filter-value'
import { REPEATED } from '../db/schema/asset-months.ts'
import type { AskedFilter, Condition } from './asset-condition.ts'
import { statusSince } from './asset-status-days.ts'

/** Days of which an asset may have any number, by a table of the months in which they are. */
type RepeatedDay = (typeof REPEATED)[number]
/** The days of which it has one, with a column of months by which an index has them. */
type MonthDay = Exclude<FilterDay, RepeatedDay | 'eol'>

const dateColumns = {
  purchase: { day: sql`a.purchase_date`, month: sql`a.purchase_month` },
  warranty: { day: sql`a.warranty_date`, month: sql`a.warranty_month` },
  registration: { day: sql`a.registration_date`, month: sql`a.registration_month` },
  termination: { day: sql`a.termination_date`, month: sql`a.termination_month` },
  powered_off: { day: sql`(a.powered_off_at at time zone 'UTC')::date`, month: sql`a.powered_off_month` },
  since: { day: statusSince, month: sql`a.since_month` },
} as const satisfies Record<MonthDay, MonthColumns>

/** A day of which an asset has one, and its month, by which an index has it. */
interface MonthColumns {
  day: SQL
  month: SQL
}

const isRepeated = (name: FilterDay): name is RepeatedDay => REPEATED.some((each) => each === name)

const [FIRST_DAY, LAST_DAY] = ['0001-01-01', '9999-12-31']
const VERIFIED: MonthColumns = {
  day: sql`coalesce((a.last_verified_at at time zone 'UTC')::date, ${FIRST_DAY}::date)`,
  month: sql`a.verified_month`,
}
const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** The first and the last day that a filter asks for; always two: the database keeps no plan for a range without an end. */
interface Span {
  first: string
  last: string
}

/** Since when nobody has confirmed where an asset `a` stands; what nobody ever did was so before all days. */
export function notVerified({ company_id, today }: AskedFilter, since: Unverified): Condition {
  const last = since === 'never' ? FIRST_DAY : dayOf(`-${since}`, today)
  return inMonths(company_id, VERIFIED, { first: FIRST_DAY, last })
}

/** What a filter asks of one day of an asset `a`. */
export function onDays({ company_id, filter, today }: AskedFilter, name: FilterDay): Condition[] {
  const [from, to] = [filter[`${name}_from`], filter[`${name}_to`]]
  if (from === undefined && to === undefined) return []
  const span = {
    first: from === undefined ? FIRST_DAY : dayOf(from, today),
    last: to === undefined ? LAST_DAY : dayOf(to, today),
  }
  if (name === 'eol') return [endsItsLife(company_id, span)]
  return [isRepeated(name) ? repeated(company_id, name, span) : inMonths(company_id, dateColumns[name], span)]
}

/** Holds for what lies between two bounds, both included. */
const within = (what: SQL, [from, to]: readonly [SQL, SQL]): SQL =>
  sql`${what} >= ${from} and ${what} <= ${to}`
const daysOf = ({ first, last }: Span) => [sql`${first}::date`, sql`${last}::date`] as const
const countMonths = ({ first, last }: Span) => monthsOf(last) - monthsOf(first) + 1
const boundsOf = ({ first, last }: Span) => [sql`${monthsOf(first)}`, sql`${monthsOf(last)}`] as const

function endsItsLife(company_id: string, { first, last }: Span): Condition {
  const models = sql`
    select m.id as value from model m
    where m.company_id = ${company_id} and m.eol_date between ${first}::date and ${last}::date`
  return {
    sql: sql`a.model_id in (${models})`,
    branches: { over: sql`(${models})`, match: sql`a.model_id`, count: Number.POSITIVE_INFINITY },
  }
}

function inMonths(company_id: string, { day, month }: MonthColumns, span: Span): Condition {
  const inDays = within(day, daysOf(span))
  const inSpan = within(month, boundsOf(span))
  return {
    sql: sql`${inSpan} and ${inDays}`,
    each: inDays,
    branches: {
      over: monthsThere(month, sql`asset a where a.company_id = ${company_id} and ${inSpan}`),
      match: sql`${inDays} and ${month}`,
      count: countMonths(span),
    },
  }
}

function repeated(company_id: string, kind: RepeatedDay, span: Span): Condition {
  const isKind = sql`m.kind = ${kind}`
  const inSpan = within(sql`m.month`, boundsOf(span))
  const inDays = sql`exists (select from unnest(m.days) day where ${within(sql`day`, daysOf(span))})`
  const fits = sql`${isKind} and ${inSpan} and ${inDays}`
  return {
    sql: sql`a.id in (select m.asset_id from asset_month m where m.company_id = ${company_id} and ${fits})`,
    branches: {
      over: monthsThere(
        sql`m.month`,
        sql`asset_month m where m.company_id = ${company_id} and ${isKind} and ${inSpan}`,
      ),
      match: sql`${isKind} and ${inDays} and m.month`,
      count: countMonths(span),
      ordered: {
        from: sql`asset_month m join asset a on a.company_id = m.company_id and a.id = m.asset_id`,
        key: sql`m.last_update`,
        id: sql`m.asset_id`,
      },
      together: { rows: isKind, where: sql`${inSpan} and ${inDays}` },
    },
  }
}

/** The months that are in some rows, each found by one look at an index. */
function monthsThere(month: SQL, rows: SQL): SQL {
  const next = (after: SQL) => sql`select min(${month}) from ${rows} and ${after}`
  return sql`(
    with recursive months as (
      select (${next(sql`true`)}) as value
      union all select (${next(sql`${month} > months.value`)}) from months where months.value is not null)
    select value from months where value is not null)`
}
