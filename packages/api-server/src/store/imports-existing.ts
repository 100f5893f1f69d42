import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { AssetInput } from '@plenum/domain/asset'
import { AttributeValues } from '@plenum/domain/asset-attribute'
import { NAMED_INSTEAD, PLAIN_FIELDS, type ImportColumn } from '@plenum/domain/asset-import-columns'
import type { PlaceStep } from '@plenum/domain/asset-import-place'
import type { RowValues } from '@plenum/domain/asset-import-row'
import type { ExistingAsset, UpdateFacts } from '@plenum/domain/asset-import-facts'
import { nameKey } from '@plenum/domain/library'
import { PLACE_BETWEEN } from '@plenum/domain/place-words'
import { Ref } from '@plenum/domain/ref'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { LockedAsset, lockedColumns } from './asset-lock.ts'
import { isWarrantySet } from './asset-row.ts'
import { brandNames } from './brands.ts'
import { list, placesOf, type KnownNode } from './imports-context.ts'
import { serialNumbered } from './imports-serials.ts'
import { tagNames } from './tag-row.ts'

/** An asset that a row changes: for the rules by name, and for writing as it is kept. */
export interface HeldAsset {
  locked: LockedAsset
  asset: ExistingAsset
}

/** The assets that a row names and by which of its columns; `only` where it is one. */
export interface NamedAssets {
  key: ImportColumn
  names: string[]
  only: HeldAsset | null
}

interface Keyed {
  read: { values: RowValues }
}

const codeOf = ({ fields: { code } }: RowValues) => (typeof code === 'string' ? code.toLowerCase() : null)
const serialOf = ({ fields: { serial_number: serial } }: RowValues) =>
  typeof serial === 'string' ? serial.trim().toLowerCase() : null

const ByCode = v.object({ key: v.string(), id: v.string() })
const BySerial = v.object({ ...ByCode.entries, brands: v.nullable(v.array(v.string())) })

/** Finds the assets that rows name: by a code they have or had, and without a code by the serial number. */
export async function namedAssets(
  database: Database,
  company: string,
  keyed: readonly Keyed[],
): Promise<(values: RowValues) => NamedAssets | null> {
  const all = keyed.map(({ read }) => read.values)
  const codes = await idsByCode(
    database,
    company,
    all.flatMap((values) => codeOf(values) ?? []),
  )
  const serials = all.flatMap((values) => (codeOf(values) === null ? (serialOf(values) ?? []) : []))
  const bySerial = Map.groupBy(await idsBySerial(database, company, serials), ({ key }) => key)
  const ids = new Set([...codes.values(), ...[...bySerial.values()].flat().map(({ id }) => id)])
  const held = await readHeld(database, company, [...ids])
  const named = (key: ImportColumn, found: readonly string[]): NamedAssets | null => {
    const assets = found.flatMap((id) => held.get(id) ?? [])
    if (assets.length === 0) return null
    const only = assets.length === 1 ? (assets[0] ?? null) : null
    return { key, names: assets.map(({ asset }) => asset.name), only }
  }
  return (values) => {
    const code = codeOf(values)
    if (code !== null) return named('code', [codes.get(code) ?? ''])
    const brand = values.brand === null ? null : nameKey(values.brand)
    const fits = ({ brands }: v.InferOutput<typeof BySerial>) =>
      brand === null || brands === null || brands.includes(brand)
    const found = bySerial.get(serialOf(values) ?? '') ?? []
    return named(
      'serial_number',
      found.filter(fits).map(({ id }) => id),
    )
  }
}

/** The assets that have or had one of the codes, by the folded code. */
export async function idsByCode(database: Database, company: string, codes: readonly string[]) {
  if (codes.length === 0) return new Map<string, string>()
  const found = await rows(
    database,
    ByCode,
    sql`select code_key as key, id from asset where company_id = ${company} and code_key in ${list(codes)}
        union all select code_key, asset_id from asset_alias
        where company_id = ${company} and code_key in ${list(codes)}`,
  )
  return new Map(found.map(({ key, id }) => [key, id]))
}

const idsBySerial = (database: Database, company: string, serials: readonly string[]) =>
  serials.length === 0
    ? Promise.resolve([])
    : rows(
        database,
        BySerial,
        sql`select a.id, a.serial as key,
              (select json_agg(b.name_key) from ${brandNames} b
                where b.company_id = ${company} and b.id = a.brand_id) as brands
            from ${serialNumbered(company, serials)} order by a.id`,
      )

const own = PLAIN_FIELDS.filter((field) => !Object.hasOwn(LockedAsset.entries, field))
const isNumber = (field: (typeof own)[number]) => v.is(AssetInput.entries[field], 1)
/** The fields of an asset `a`, numbers as numbers: exact ones would come as texts. */
const ownColumns = sql.join(
  own.map((field) => {
    const name = sql.identifier(field)
    return isNumber(field) ? sql`a.${name}::float8 as ${name}` : sql`a.${name}`
  }),
  sql`, `,
)
const Row = v.object({
  ...v.omit(AssetInput, NAMED_INSTEAD).entries,
  ...LockedAsset.entries,
  owner: v.nullable(Ref),
  brand: v.nullable(Ref),
  model: v.nullable(Ref),
  tags: v.array(v.string()),
  attributes: AttributeValues,
  is_warranty_set: v.boolean(),
  inside: v.nullable(v.object({ id: v.string(), code: v.string(), slot: v.nullable(v.string()) })),
})

const named = (table: 'principal' | 'brand' | 'model', id: 'owner_id' | 'brand_id' | 'model_id') => sql`(
  select json_build_object('id', n.id, 'name', n.name) from ${sql.identifier(table)} n
  where n.company_id = a.company_id and n.id = a.${sql.identifier(id)})`

/** Assets by their ids, as they are now. */
async function readHeld(
  database: Database,
  company: string,
  ids: readonly string[],
): Promise<Map<string, HeldAsset>> {
  if (ids.length === 0) return new Map()
  const found = await rows(
    database,
    Row,
    sql`select ${lockedColumns}, ${ownColumns}, ${named('principal', 'owner_id')} as owner,
          ${named('brand', 'brand_id')} as brand, ${named('model', 'model_id')} as model,
          ${tagNames(sql`a`)} as tags, a.attributes, ${isWarrantySet} as is_warranty_set,
          (select json_build_object('id', h.id, 'code', h.code, 'slot', i.slot) from asset_inside i
            join asset h on h.company_id = i.company_id and h.id = i.host_id
            where i.company_id = a.company_id and i.asset_id = a.id) as inside
        from asset a join asset_type t on t.company_id = a.company_id and t.code = a.asset_type
        where a.company_id = ${company} and a.id in (select i::uuid from ${list(ids)} as l(i))`,
  )
  const nodes = await placesOf(
    database,
    company,
    found.flatMap(({ place }) => place?.node_id ?? []),
  )
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return new Map(
    found.map((row) => {
      const node = byId.get(row.place?.node_id ?? '')
      const { position = null, face = null, lane = null } = row.place ?? {}
      const place = node === undefined ? null : { ...standingIn(node), path: node.path, position, face, lane }
      return [row.id, { locked: row, asset: { ...row, place } }]
    }),
  )
}

const standingIn = ({ id, type, in_use, u_height, starting_unit, trail }: KnownNode) => ({
  id,
  type,
  in_use,
  u_height,
  starting_unit,
  trail: trail.map(({ name }) => name).join(PLACE_BETWEEN),
})

/** The innermost place that a row names, made or still to be made. */
export function placeNamed(
  steps: readonly PlaceStep[],
  { anchor, missing }: { anchor: KnownNode | null; missing: readonly PlaceStep[] },
): UpdateFacts['place'] {
  const last = steps.at(-1)
  if (last === undefined) return null
  if (missing.length === 0 && anchor !== null) return { ...standingIn(anchor), path: anchor.path }
  const trail = [...(anchor?.trail ?? []), ...missing].map(({ name }) => name).join(PLACE_BETWEEN)
  const in_use = anchor?.in_use ?? true
  return { id: null, type: last.type, in_use, u_height: null, starting_unit: null, trail, path: null }
}
