import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ASSET_STATUSES } from '@plenum/domain/asset'
import { addDays } from '@plenum/domain/date'
import { dayOf } from '@plenum/domain/filter-value'
import { exportWords } from '@plenum/i18n/export-words'
import { rows } from '../db/rows.ts'
import { stands } from './asset-status-days.ts'
import { reportAssets } from './report-assets.ts'
import { todayOf, type ReportAsk, type ReportSource } from './report-source.ts'

const Dwell = v.object({
  status: v.picklist(ASSET_STATUSES),
  assets_now: v.number(),
  stays: v.number(),
  stayed: v.number(),
  days_median: v.nullable(v.number()),
  days_mean: v.nullable(v.number()),
  days_longest: v.nullable(v.number()),
})

const [FIRST_DAY, LAST_DAY] = ['0001-01-01', '9998-12-31']

/**
 * How long assets stayed in each status: whole stays of which a part lies within the days asked for, those that last
 * counted until now.
 */
async function dwells(ask: ReportAsk): Promise<v.InferOutput<typeof Dwell>[]> {
  const { database, company_id, query, now } = ask
  const today = todayOf(ask)
  const from = dayOf(query.from ?? FIRST_DAY, today)
  const end = addDays(dayOf(query.to ?? LAST_DAY, today), 1)
  const at = sql`${now.toISOString()}::timestamptz`
  const ofAsset = sql`h.company_id = ${company_id} and h.entity = 'asset'`
  const batch = sql`batch b on b.company_id = h.company_id and b.id = h.batch_id`
  return rows(
    database,
    Dwell,
    sql`
      with wanted as materialized (
        select a.id::text as key, a.status, a.registration_date from asset a where ${await reportAssets(ask)}
      ), change as materialized (
        select h.entity_id as key, h."from" #>> '{}' as before, h."to" #>> '{}' as after, b.at,
          lead(b.at) over w as until, row_number() over w as nth
        from history h join ${batch}
        where ${ofAsset} and h.field = 'status' and h.entity_id in (select key from wanted) and ${stands}
        window w as (partition by h.entity_id order by h.id)
      ), born as materialized (
        select h.entity_id as key, min(b.at) as at from history h join ${batch}
        where ${ofAsset} and h.action = 'create' group by h.entity_id
      ), stay as (
        select key, after as status, at as since, coalesce(until, ${at}) as until from change
        union all
        select w.key, coalesce(c.before, w.status),
          coalesce(born.at, w.registration_date::timestamptz), coalesce(c.at, ${at})
        from wanted w left join change c on c.key = w.key and c.nth = 1 left join born on born.key = w.key
      ), told as (
        select status, count(*)::int as stays, count(distinct key)::int as stayed,
          percentile_cont(0.5) within group (order by days) as days_median, avg(days) as days_mean,
          max(days) as days_longest
        from (
          select status, key, greatest(0, extract(epoch from until - since) / 86400)::float8 as days from stay
          where since < ${end}::date and until >= ${from}::date
        ) known
        group by status
      ), standing as (select status, count(*)::int as assets_now from wanted group by status)
      select status, coalesce(assets_now, 0) as assets_now, coalesce(stays, 0) as stays,
        coalesce(stayed, 0) as stayed, round(days_median::numeric, 1)::float8 as days_median,
        round(days_mean::numeric, 1)::float8 as days_mean, round(days_longest::numeric, 1)::float8 as days_longest
      from told full join standing using (status)`,
  )
}

/** How long assets stay in each status, in the order of their life. */
export const dwellSource: ReportSource = {
  rows: async function* (ask) {
    const told = await dwells(ask)
    const fields = exportWords.getFixedT(ask.language, 'fields')
    yield ASSET_STATUSES.flatMap((status) => told.filter((each) => each.status === status)).map(
      ({ status, ...numbers }) => ({
        cells: [
          fields(($) => $.status[status]),
          numbers.assets_now,
          numbers.stays,
          numbers.stayed,
          numbers.days_median,
          numbers.days_mean,
          numbers.days_longest,
        ],
        about: null,
      }),
    )
  },
  count: async (ask) => (await dwells(ask)).length,
  sums: async (ask) => {
    const now = (await dwells(ask)).reduce((sum, { assets_now }) => sum + assets_now, 0)
    return [null, now, null, null, null, null, null]
  },
}
