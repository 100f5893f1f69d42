import { sql, type SQL } from 'drizzle-orm'
import { momentOf, tenseOf, type When } from '@plenum/domain/placement-time'

/** A company at a time, as it is known now. */
export interface Moment {
  company_id: string
  when: When
  /** The moment it is. */
  now: string
}

/**
 * The placements that hold at a time (see `placedAt` of the domain), as a statement that gives asset_id, node_id,
 * position, face and lane; `which` narrows placements `p`.
 */
export function placedAt({ company_id, when, now }: Moment, which: SQL): SQL {
  const at = sql`${momentOf(when)}::timestamptz`
  const columns = sql`p.asset_id, p.node_id, p.position, p.face, p.lane`
  const ofCompany = sql`p.company_id = ${company_id} and ${which}`
  const tense = tenseOf(when, now)
  if (tense === 'present') {
    return sql`select ${columns} from placement p where ${ofCompany} and p.source = 'current'`
  }
  if (tense === 'past') {
    return sql`
      select ${columns} from placement p
      where ${ofCompany} and p.source <> 'planned' and p.valid_from <= ${at} and (p.valid_to is null or p.valid_to > ${at})
      union all
      select ${columns} from undone_placement p where ${ofCompany} and p.valid_from <= ${at} and p.valid_to > ${at}`
  }
  return sql`
    select ${columns} from placement p
    where ${ofCompany} and p.source = 'current' and not exists (
      select from placement plan where plan.company_id = p.company_id and plan.asset_id = p.asset_id
        and plan.source = 'planned' and plan.valid_from <= ${at})
    union all
    select ${columns} from placement p where ${ofCompany} and p.source = 'planned' and p.valid_from <= ${at}`
}

/**
 * Assets by the ids that a statement gives, with the status they had at a time: id, name, name_key, code, status,
 * asset_type, version (0 of those whose record is gone), model_id and its own weight_kg and budget_w. All else is as it is known today.
 */
export function assetsAt({ company_id, when, now }: Moment, ids: SQL): SQL {
  const known = sql`
    select a.id, a.name, a.name_key, a.code, a.status, a.asset_type, a.version, a.model_id,
      a.weight_kg, a.budget_w from asset a
    where a.company_id = ${company_id} and a.id in (${ids})
    union all
    select * from (
      select distinct on (u.asset_id) u.asset_id, u.name, lower(u.name) collate "C", u.code, u.status, u.asset_type, 0,
        u.model_id, null::numeric, null::integer from undone_placement u where u.company_id = ${company_id} and u.asset_id in (${ids})
    ) gone`
  if (tenseOf(when, now) !== 'past') return known
  return sql`
    select known.id, name, name_key, code, coalesce(became.status, known.status) as status, asset_type, version, model_id,
      weight_kg, budget_w
    from (${known}) known left join (
      select distinct on (h.entity_id) h.entity_id::uuid as id, h."from" #>> '{}' as status from history h
      join batch b on b.company_id = h.company_id and b.id = h.batch_id
      where h.company_id = ${company_id} and h.entity = 'asset' and h.field = 'status'
        and b.at > ${momentOf(when)}::timestamptz and h.entity_id in (select id::text from (${ids}) i(id))
      order by h.entity_id, h.id
    ) became on became.id = known.id`
}
