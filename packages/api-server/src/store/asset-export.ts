import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { ASSET_STATUSES, LIFE_INSTANTS, PRIORITIES, PROCESS_STATUSES } from '@plenum/domain/asset'
import { AttributeValues } from '@plenum/domain/asset-attribute'
import { TYPED_COLUMNS } from '@plenum/domain/asset-export'
import type { AssetFilterValues, AssetOrder } from '@plenum/domain/asset-query'
import { TrailStep } from '@plenum/domain/node-type'
import { changedSince } from '@plenum/domain/page'
import { LANES } from '@plenum/domain/lane'
import { FACES } from '@plenum/domain/placement'
import { verifyMethod } from '@plenum/domain/verify-method'
import type { Position } from '../cursor.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { moments } from './asset-row.ts'
import { verifier } from './asset-verification.ts'
import { listAssets } from './assets.ts'
import { tagNames } from './tag-row.ts'
import { columns, wireInstant } from './json.ts'
import { WrittenIds } from './written-ids.ts'

/** Rows that one statement of an export reads: few enough to be held, and to let others in between. */
export const PORTION = 1000

const text = v.nullable(v.string())
const PLAIN = ['id', ...TYPED_COLUMNS, 'status', 'process', 'registration_date', 'termination_date'] as const

/** What an export can say of an asset. */
export const ExportRow = v.object({
  ...v.entriesFromList(TYPED_COLUMNS, v.nullable(v.union([v.string(), v.number()]))),
  id: v.string(),
  asset_type: v.string(),
  status: v.picklist(ASSET_STATUSES),
  process: v.nullable(v.picklist(PROCESS_STATUSES)),
  priority: v.nullable(v.picklist(PRIORITIES)),
  criticality: v.nullable(v.picklist(PRIORITIES)),
  purchase_date: text,
  warranty_date: text,
  registration_date: v.string(),
  termination_date: text,
  ...v.entriesFromList(LIFE_INSTANTS, text),
  owner: text,
  brand: text,
  model: text,
  /** Names. */
  tags: v.array(v.string()),
  /** Former codes. */
  aliases: v.array(v.string()),
  last_verified_at: text,
  /** A name. */
  last_verified_by: text,
  last_verified_method: v.nullable(verifyMethod),
  attributes: AttributeValues,
  trail: v.nullable(v.array(TrailStep)),
  position: v.nullable(v.number()),
  face: v.nullable(v.picklist(FACES)),
  lane: v.nullable(v.picklist(LANES)),
  /** The code of what it is in. */
  host: text,
  slot: text,
  last_update: v.string(),
})
export type ExportRow = v.InferOutput<typeof ExportRow>
const Portion = v.array(ExportRow)

/** Looks a record up by its key, for each row anew: joined, tables that nobody has measured yet are read from end to end. */
const looked = (found: SQL) => sql`left join lateral (${found} limit 1)`

/** What an export tells of an asset `a`. */
export const exportTold = {
  columns: sql`
  ${columns(sql`a`, PLAIN)}, ${moments}, o.name as owner, b.name as brand, m.name as model, ${tagNames(sql`a`)} as tags,
  coalesce(string_to_array(a.former_codes, chr(10)), '{}') as aliases, a.attributes,
  ${wireInstant(sql`a.last_verified_at`)} as last_verified_at, a.last_verified_method,
  ${verifier(sql`a`)}->>'name' as last_verified_by, n.trail, p.position, p.face, p.lane,
  h.code as host, h.slot,
  ${wireInstant(sql`a.last_update`)} as last_update`,
  joins: sql`
    ${looked(sql`select p.node_id, p.position, p.face, p.lane from placement p
      where p.company_id = a.company_id and p.asset_id = a.id and p.source = 'current'`)} p on true
    ${looked(sql`select n.trail from node n where n.company_id = a.company_id and n.id = p.node_id`)} n on true
    ${looked(sql`select host.code, i.slot from asset_inside i join asset host on host.company_id = i.company_id and host.id = i.host_id
      where i.company_id = a.company_id and i.asset_id = a.id`)} h on true
    ${looked(sql`select o.name from principal o where o.company_id = a.company_id and o.id = a.owner_id`)} o on true
    ${looked(sql`select b.name from brand b where b.company_id = a.company_id and b.id = a.brand_id`)} b on true
    ${looked(sql`select m.name from model m where m.company_id = a.company_id and m.id = a.model_id`)} m on true`,
}

interface ExportedAssets {
  company_id: string
  filter: AssetFilterValues
  ordering: AssetOrder
  /** The only ones wanted; null for all that the filter leaves. */
  ids: readonly string[] | null
  /** The moment it begins. */
  at: Date
}

/**
 * Every asset that a list shows, in its order, a portion at a time and without a transaction that others would wait
 * for. What somebody changes meanwhile may stand elsewhere by then: it comes once all the same, at the end where its
 * turn was missed.
 */
export async function* exportedAssets(
  database: Database,
  { ids, at, ordering, ...asked }: ExportedAssets,
): AsyncGenerator<ExportRow[]> {
  const wanted =
    ids === null
      ? sql`true`
      : sql`a.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  const walk = (order: AssetOrder, also: SQL) =>
    portions(database, {
      ...asked,
      today: at.toISOString().slice(0, 10),
      ordering: order,
      also: sql`${wanted} and ${also}`,
    })
  const written = new WrittenIds<ExportRow>()
  for await (const portion of walk(ordering, sql`a.last_update <= ${at.toISOString()}::timestamptz`)) {
    written.add(portion)
    yield portion
  }
  const since = changedSince(at)
  for await (const portion of walk('last_update', sql`a.last_update > ${since}::timestamptz`)) {
    const missed = written.missing(portion)
    written.add(missed)
    if (missed.length > 0) yield missed
  }
}

type Walk = Omit<Parameters<typeof listAssets>[1], 'limit' | 'after' | 'told'>

async function* portions(database: Database, walk: Walk): AsyncGenerator<ExportRow[]> {
  let after: Position | null = null
  do {
    const page = await listAssets(database, { ...walk, told: exportTold, limit: PORTION, after })
    yield v.parse(Portion, JSON.parse(page.results))
    after = page.end
  } while (after !== null)
}

/** The names that a company gave its own types. */
export async function typeNames(database: Database, company_id: string): Promise<Map<string, string>> {
  const named = await rows(
    database,
    v.object({ code: v.string(), name: v.string() }),
    sql`select code, name from asset_type where company_id = ${company_id} and name is not null`,
  )
  return new Map(named.map(({ code, name }) => [code, name]))
}
