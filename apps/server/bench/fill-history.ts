import { chance, dayAfter, id, KINDS } from './drawn.ts'

/** Shares of 10,000 assets: what has changed its status, what of it after a repair, and what stands against the fit check. */
const [CHANGED, REPAIRED, OVERRIDDEN] = [1300, 300, 50]

/** When an asset that came on a day has changed its status, if it has. */
export const changedAt = (came: string) =>
  `case when ${chance('changed')} < ${CHANGED} then ${dayAfter(came, 'changed day')} + interval '10 hours' end`

const changes = (
  count: number,
  { kind, salt, share, values }: { kind: number; salt: string; share: number; values: string },
) => `
  insert into history (company_id, id, batch_id, entity, entity_id, action, field, "from", "to")
  select a.company_id, ${id(kind, 'g')}, ${id(KINDS.day, `current_date - ${dayAfter('a.registration_date', `${salt} day`)}`)},
    'asset', a.id::text, 'update', ${values}
  from generate_series(1, ${count}) g join asset a on a.id = ${id(KINDS.asset, 'g')}
  where ${chance(salt)} < ${share}`

/** What has happened to assets: one batch a day, numbered backwards from today. */
export const histories = (assets: number) => [
  `insert into batch (company_id, id, kind, at, source)
    select c.id, ${id(KINDS.day, 'g')}, 'status', current_date - g + interval '10 hours', 'ui'
    from company c, generate_series(0, 3650) g`,
  changes(assets, {
    kind: KINDS.change,
    salt: 'changed',
    share: CHANGED,
    values: `'status', case when ${chance('changed')} < ${REPAIRED} then '"repair"' else '"standby"' end::jsonb, '"active"'`,
  }),
  changes(assets, {
    kind: KINDS.override,
    salt: 'overridden',
    share: OVERRIDDEN,
    values: `'fit_override', null, '{}'`,
  }),
]

/** Keeps the months in which assets were repaired or overridden, as triggers do of what the application writes. */
export const keptMonths = `select keep_months(company_id, array_agg(distinct entity_id::uuid)) from history
  where field = 'fit_override' or "from" = '"repair"' group by company_id`
