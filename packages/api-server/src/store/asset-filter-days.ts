import { sql, type SQL } from 'drizzle-orm'
import type { FilterDay } from '@plenum/domain/asset-query'
import { dayOf } from '@plenum/domain/filter-value'
import type { AskedFilter, Condition } from './asset-condition.ts'
import { isSince, wasRepaired } from './asset-status-days.ts'

/** The days of an asset that have a column of months, by which an index has them. */
type MonthDay = Exclude<FilterDay, 'powered_off' | 'overridden' | 'since' | 'repaired'>

const dateColumns = {
  purchase: { day: sql`purchase_date`, month: sql`purchase_month` },
  warranty: { day: sql`warranty_date`, month: sql`warranty_month` },
  registration: { day: sql`registration_date`, month: sql`registration_month` },
  termination: { day: sql`termination_date`, month: sql`termination_month` },
} as const satisfies Record<MonthDay, { day: SQL; month: SQL }>

const [FIRST_DAY, LAST_DAY] = ['0001-01-01', '9999-12-31']
const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** The first and the last day that a filter asks for; always two: the database keeps no plan for a range without an end. */
interface Span {
  first: string
  last: string
}

/** What a filter asks of one day of an asset `a`. */
export function onDays({ company_id, filter, today }: AskedFilter, name: FilterDay): Condition[] {
  const [from, to] = [filter[`${name}_from`], filter[`${name}_to`]]
  if (from === undefined && to === undefined) return []
  const span = {
    first: from === undefined ? FIRST_DAY : dayOf(from, today),
    last: to === undefined ? LAST_DAY : dayOf(to, today),
  }
  if (name === 'powered_off') return [poweredOff(span)]
  if (name === 'overridden') return [overridden(company_id, span)]
  if (name === 'since') return [{ sql: isSince(span.first, span.last) }]
  if (name === 'repaired') return [{ sql: wasRepaired(company_id, span.first, span.last) }]
  return [inMonths(company_id, name, span)]
}

/** The first moment of a day. */
const startOf = (day: string): SQL => sql`${`${day}T00:00:00Z`}::timestamptz`
/** The moment after the last one of a day. */
const afterDay = (day: string): SQL => sql`(${startOf(day)} + interval '1 day')`

const poweredOff = ({ first, last }: Span): Condition => ({
  sql: sql`a.powered_off_at >= ${startOf(first)} and a.powered_off_at < ${afterDay(last)}`,
})

const overridden = (company_id: string, { first, last }: Span): Condition => ({
  sql: sql`a.id in (
    select h.entity_id::uuid from history h join batch b on b.company_id = h.company_id and b.id = h.batch_id
    where h.company_id = ${company_id} and h.entity = 'asset' and h.field = 'fit_override' and b.undone_by is null
      and b.at >= ${startOf(first)} and b.at < ${afterDay(last)})`,
})

function inMonths(company_id: string, name: MonthDay, { first, last }: Span): Condition {
  const bounds = [
    { sign: sql`>=`, day: first },
    { sign: sql`<=`, day: last },
  ]
  const { day, month } = dateColumns[name]
  const within = (of: SQL) =>
    sql.join(
      bounds.map((bound) => sql`${of} ${bound.sign} ${monthsOf(bound.day)}`),
      sql` and `,
    )
  const inDays = sql.join(
    bounds.map((bound) => sql`a.${day} ${bound.sign} ${bound.day}::date`),
    sql` and `,
  )
  const next = (after: SQL) => sql`
    select min(a.${month}) from asset a where a.company_id = ${company_id} and ${within(sql`a.${month}`)} and ${after}`
  return {
    sql: sql`${within(sql`a.${month}`)} and ${inDays}`,
    each: inDays,
    branches: {
      // only months that have an asset, one look at the index for each
      over: sql`(
        with recursive months as (
          select (${next(sql`true`)}) as value
          union all select (${next(sql`a.${month} > months.value`)}) from months where months.value is not null)
        select value from months where value is not null)`,
      match: sql`${inDays} and a.${month}`,
      count: Number.POSITIVE_INFINITY,
    },
  }
}
