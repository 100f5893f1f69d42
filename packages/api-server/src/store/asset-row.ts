import { sql } from 'drizzle-orm'
import { ASSET_FIELDS } from '@plenum/domain/asset'
import { columns, wireInstant } from './json.ts'

/** The wire form of an asset `a`, as columns; needs `assetJoins`. */
export const assetColumns = sql`
  a.id, ${columns(sql`a`, ASSET_FIELDS)}, a.status, a.process,
  case when n.id is not null then json_build_object(
    'node_id', n.id, 'trail', n.trail, 'position', p.position, 'face', p.face
  ) end as location,
  case when o.id is not null then json_build_object('id', o.id, 'name', o.name, 'kind', o.kind) end as owner,
  case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as brand,
  case when m.id is not null then json_build_object('id', m.id, 'name', m.name, 'u_height', m.u_height) end as model,
  a.registration_date, a.termination_date, ${wireInstant(sql`a.last_update`)} as last_update, a.version`

/** What an asset `a` refers to. */
export const assetJoins = sql`
  left join placement p on p.company_id = a.company_id and p.asset_id = a.id and p.source = 'current'
  left join node n on n.company_id = p.company_id and n.id = p.node_id
  left join principal o on o.company_id = a.company_id and o.id = a.owner_id
  left join brand b on b.company_id = a.company_id and b.id = a.brand_id
  left join model m on m.company_id = a.company_id and m.id = a.model_id`
