import { sql } from 'drizzle-orm'
import { ASSET_FIELDS, LIFE_INSTANTS } from '@plenum/domain/asset'
import { verifier } from './asset-verification.ts'
import { columns, wireInstant } from './json.ts'
import { assetTags } from './tag-row.ts'

/** The moments of an asset `a`'s life. */
export const moments = sql.join(
  LIFE_INSTANTS.map((name) => sql`${wireInstant(sql`a.${sql.identifier(name)}`)} as ${sql.identifier(name)}`),
  sql`, `,
)

/**
 * Whether a person has said when the warranty of an asset `a` ends: the last change of it that still stands came
 * without another day of purchase.
 */
export const isWarrantySet = sql`coalesce((
  select not exists (
    select from history bought where bought.company_id = h.company_id and bought.batch_id = h.batch_id
      and bought.entity = 'asset' and bought.entity_id = h.entity_id and bought.field = 'purchase_date')
  from history h join batch b on b.company_id = h.company_id and b.id = h.batch_id
  where h.company_id = a.company_id and h.entity = 'asset' and h.entity_id = a.id::text and h.field = 'warranty_date'
    and b.undone_by is null and b.kind <> 'undo'
  order by h.id desc limit 1), false)`

/** A placement `p` at its node `n`, as the wire has it. */
const place = sql`'node_id', n.id, 'trail', n.trail, 'position', p.position, 'face', p.face, 'lane', p.lane`

/** Where an asset `a` stands, or null. */
export const currentPlace = sql`(
  select json_build_object(${place}) from placement p
  join node n on n.company_id = p.company_id and n.id = p.node_id
  where p.company_id = a.company_id and p.asset_id = a.id and p.source = 'current'
)`

/** What an asset `a` is in, or null. */
export const inside = sql`(
  select json_build_object('id', h.id, 'name', h.name, 'slot', i.slot) from asset_inside i
  join asset h on h.company_id = i.company_id and h.id = i.host_id
  where i.company_id = a.company_id and i.asset_id = a.id
)`

/** Where an asset `a` will stand, or null. */
export const plannedMove = sql`(
  select json_build_object(${place}, 'planned_for', (p.valid_from at time zone 'UTC')::date,
    'batch_id', p.batch_id, 'by', planned.actor_name, 'reason', planned.reason)
  from placement p
  join node n on n.company_id = p.company_id and n.id = p.node_id
  join batch planned on planned.company_id = p.company_id and planned.id = p.batch_id
  where p.company_id = a.company_id and p.asset_id = a.id and p.source = 'planned'
)`

/**
 * The wire form of an asset `a`, as columns. What it refers to is looked up for each: a page has few assets, and joins
 * would take the database longer to plan than to make.
 */
export const assetColumns = sql`
  a.id, ${columns(sql`a`, ASSET_FIELDS)}, a.status, a.previous_status, ${moments}, a.process,
  ${currentPlace} as location, ${plannedMove} as planned_move,
  (select json_build_object('id', o.id, 'name', o.name, 'kind', o.kind)
    from principal o where o.company_id = a.company_id and o.id = a.owner_id) as owner,
  (select json_build_object('id', b.id, 'name', b.name)
    from brand b where b.company_id = a.company_id and b.id = a.brand_id) as brand,
  (select json_build_object('id', m.id, 'name', m.name, 'u_height', m.u_height, 'width', m.width)
    from model m where m.company_id = a.company_id and m.id = a.model_id) as model,
  ${assetTags(sql`a`)} as tags, coalesce(string_to_array(a.former_codes, chr(10)), '{}') as aliases,
  a.registration_date, a.termination_date, ${wireInstant(sql`a.last_verified_at`)} as last_verified_at,
  ${wireInstant(sql`a.last_update`)} as last_update, a.version`

/** The same of one asset alone, with what only its sheet shows: a list would carry it in vain. */
export const assetDetail = sql`${assetColumns}, a.attributes,
  ${inside} as inside, (
    select coalesce(json_agg(json_build_object('id', held.id, 'name', held.name, 'code', held.code, 'status', held.status,
      'slot', i.slot) order by i.slot, held.name_key, held.id), '[]')
    from asset_inside i join asset held on held.company_id = i.company_id and held.id = i.asset_id
    where i.company_id = a.company_id and i.host_id = a.id) as holds,
  ${verifier(sql`a`)} as last_verified_by, a.last_verified_method`
