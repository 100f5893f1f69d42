import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { AssetInput, blankAsset } from '@plenum/domain/asset'
import { UNKNOWN_TYPE, type Mount } from '@plenum/domain/asset-type'
import { plain } from '@plenum/domain/asset-import-recognise'
import { DEFAULT_STATUS, RowValues } from '@plenum/domain/asset-import-row'
import { proposeTypeCode } from '@plenum/domain/asset-import-type'
import { nameKey } from '@plenum/domain/library'
import { overlaps } from '@plenum/domain/rack-space'
import type { Database } from '../ports.ts'
import { insertAssets, type NewAsset } from './asset-insert.ts'
import { tagNew } from './asset-tags.ts'
import type { OpenBatch } from './batches.ts'
import { lockPlaces } from './asset-place.ts'
import { assetsByCode, filedSizes, ownersNamed, placesOf, standingIn } from './imports-context.ts'
import { modelsByKey } from './imports-create.ts'
import { examine, type Examined } from './imports-check.ts'
import { putOf, type Put } from './imports-inside.ts'
import { ensurePlaces, keyOf, placesKnown } from './imports-places.ts'
import { attributesFor, companyTypes, typeFor } from './imports-types.ts'
import { rowsAt, type ImportRun } from './imports-rows.ts'
import { ensureBrands, ensureModels, ensureTypes, modelKey, type NewModel } from './library.ts'
import { lockTree } from './node-write.ts'
import { ensureTags } from './tag-ensure.ts'

/** A row that may go in, as the check left it. */
export const GoodRow = v.object({
  line: v.number(),
  values: RowValues,
  anchor_id: v.nullable(v.string()),
  missing: v.number(),
  model_key: v.nullable(v.string()),
})
export type GoodRow = v.InferOutput<typeof GoodRow>

const present = (values: readonly (string | null)[]) => values.filter((value) => value !== null)

/** The assets that rows made, by line, what those are to be put into, and the lines that somebody came in the way of. */
interface Created {
  made: Map<number, string>
  puts: Put[]
  late: number[]
}

/** Makes assets of rows with what they need, unless somebody came in the way since the check. */
export async function createDevices(
  tx: Database,
  run: ImportRun,
  batch: OpenBatch,
  good: readonly GoodRow[],
): Promise<Created> {
  const owners = await ownersNamed(tx, batch.company_id, present(good.map(({ values }) => values.owner)))
  const ownersOf = ({ values }: GoodRow) => owners.get(values.owner?.toLowerCase() ?? '') ?? []
  // whom they name may be nobody by now, or one of several
  const unowned = good.filter((row) => row.values.owner !== null && ownersOf(row).length !== 1)
  const late = new Set([...(await overtaken(tx, run, good)), ...unowned.map(({ line }) => line)])
  const held = await hostsOf(tx, run, good, late)
  const rows = good.filter(({ line }) => !late.has(line))
  if (rows.length === 0) return { made: new Map(), puts: [], late: [...late] }
  const named = await ensureNamed(tx, run, batch, rows)
  const assets = rows.map((row): NewAsset => {
    const { values } = row
    const node_id = named.place(row)
    const input = v.parse(AssetInput, {
      ...blankAsset,
      ...values.fields,
      asset_type: named.type(row),
      owner_id: ownersOf(row)[0] ?? null,
      brand_id: named.brand(row),
      model_id: named.model(row),
    })
    return {
      ...input,
      attributes: named.attributes(row, input.asset_type),
      status: values.status ?? DEFAULT_STATUS,
      registration_date: values.registration_date,
      place:
        node_id === null
          ? null
          : { node_id, position: values.position, face: values.face, lane: values.lane },
    }
  })
  const ids = await insertAssets(tx, batch, assets)
  const tagged = rows.map((row, at) => ({ id: ids[at] ?? '', tag_ids: named.tags(row) }))
  await tagNew(tx, batch, tagged)
  const made = new Map(rows.map(({ line }, at) => [line, ids[at] ?? '']))
  const puts = held.flatMap((one) => putOf(one, made.get(one.checked.line) ?? '') ?? [])
  return { made, puts, late: [...late] }
}

/** Reads again what rows are in; adds to the late ones those whose host is another by now, or does not come in. */
async function hostsOf(
  tx: Database,
  run: ImportRun,
  good: readonly GoodRow[],
  late: Set<number>,
): Promise<Examined[]> {
  const inside = good.filter(({ line, values }) => values.inside !== null && !late.has(line))
  if (inside.length === 0) return []
  const lines = inside.map(({ line }) => line)
  const examined = await examine(tx, run, 'devices', await rowsAt(tx, run, 'devices', lines))
  const shown = new Map(good.map((row) => [row.line, row]))
  // a place that was to be made when the row was shown may be there by now
  const known = await placesKnown(tx, run.company_id, [
    ...inside.map(placed),
    ...examined.map(({ checked }) => placed(checked)),
  ])
  const placeOf = (row: GoodRow) => known.get(keyOf(placed(row))) ?? keyOf(placed(row))
  return examined.filter(({ candidate, checked }) => {
    const before = shown.get(checked.line)
    const isSame = before !== undefined && placeOf(before) === placeOf(checked)
    const above = candidate.hosts.flatMap(({ line }) => line ?? [])
    const comes = above.every((line) => shown.has(line) && !late.has(line))
    if (checked.good && isSame && comes) return true
    late.add(checked.line)
    return false
  })
}

/** What rows name besides their assets, made where it is missing: the ids of each row's. */
export async function ensureNamed(tx: Database, run: ImportRun, batch: OpenBatch, rows: readonly GoodRow[]) {
  const { type, attributes } = await typesOf(tx, run, batch, rows)
  const brands = await ensureBrands(tx, batch, present(rows.map(({ values }) => values.brand)))
  const models = await ensureModels(tx, batch, await filedModels(tx, run, rows, { typed: type, brands }))
  const places = await ensurePlaces(
    tx,
    batch,
    rows.filter(({ values }) => values.place.length > 0).map(placed),
  )
  const tags = await ensureTags(
    tx,
    batch,
    rows.flatMap(({ values }) => values.tags ?? []),
  )
  const brand = ({ values }: GoodRow) => brands.get(nameKey(values.brand ?? '')) ?? null
  return {
    type,
    attributes,
    brand,
    model: (row: GoodRow) =>
      models.get(modelKey({ brand_id: brand(row) ?? '', name: row.values.model ?? '' })) ?? null,
    place: (row: GoodRow) => places.get(keyOf(placed(row))) ?? null,
    tags: ({ values }: GoodRow) => tags(values.tags ?? []),
  }
}

const placed = ({ anchor_id, missing, values }: GoodRow) => ({ anchor_id, missing, place: values.place })

/** The lines whose code or units somebody took, or whose place went out of use, after the rows were checked. */
async function overtaken(tx: Database, run: ImportRun, good: readonly GoodRow[]): Promise<Set<number>> {
  const { company_id: company } = run
  const codeOf = ({ values }: GoodRow) =>
    typeof values.fields.code === 'string' ? values.fields.code.toLowerCase() : null
  const codes = await assetsByCode(tx, company, present(good.map(codeOf)))
  const racked = good.filter(({ values }) => values.position !== null)
  // somebody may have made the very places since
  if (racked.some(({ missing }) => missing > 0)) await lockTree(tx, company)
  const known = await placesKnown(tx, company, racked.map(placed))
  const racks = [...new Set(known.values())]
  await lockPlaces(tx, company, racks)
  const standing = Map.groupBy(await standingIn(tx, run, racks), ({ key }) => key)
  const around = await placesOf(tx, company, present(good.map(({ anchor_id }) => anchor_id)))
  const old = new Set(around.filter(({ in_use }) => !in_use).map(({ id }) => id))
  const late = good.filter((row) => {
    if (old.has(row.anchor_id ?? '')) return true
    const { position, face, lane, u_height, full_depth } = row.values
    const thing = position === null ? null : { position, face, lane, u_height, full_depth }
    const others = standing.get(known.get(keyOf(placed(row))) ?? '') ?? []
    return codes.has(codeOf(row) ?? '') || (thing !== null && others.some((other) => overlaps(other, thing)))
  })
  return new Set(late.map(({ line }) => line))
}

/**
 * Which type each row's thing is: by its word, else its model's, else nobody knows; and what it has of that type's
 * attributes. Makes the types that are new.
 */
async function typesOf(tx: Database, run: ImportRun, batch: OpenBatch, rows: readonly GoodRow[]) {
  // their attributes' kinds stay until what is said of them is in
  await tx.execute(sql`select from asset_type where company_id = ${batch.company_id} order by code for share`)
  const own = await companyTypes(tx, batch.company_id)
  const byWord = new Map<string, string>()
  for (const word of present(rows.map(({ values }) => values.type_word))) {
    if (byWord.has(plain(word))) continue
    const known = typeFor(word, run, own) ?? own.find(({ name }) => plain(name ?? '') === plain(word))?.code
    const code = known ?? proposeTypeCode(word, new Set(own.map((type) => type.code)))
    if (known === undefined) {
      const mounts: Mount[] = ['any']
      const made = { code, name: word, category: 'other', mounts } as const
      await ensureTypes(tx, batch, [{ ...made, data_bearing: 'ask', hidden: false }])
      own.push({ ...made, attributes: [] })
    }
    byWord.set(plain(word), code)
  }
  const models = await modelsByKey(tx, batch.company_id, present(rows.map(({ model_key }) => model_key)))
  const type = ({ values, model_key }: GoodRow): string =>
    byWord.get(plain(values.type_word ?? '')) ?? models.get(model_key ?? '')?.asset_type ?? UNKNOWN_TYPE
  return { type, attributes: (row: GoodRow, of: string) => attributesFor(own, of, row.values) }
}

/** The models that rows name, as their own file or they themselves describe them. */
async function filedModels(
  tx: Database,
  run: ImportRun,
  rows: readonly GoodRow[],
  { typed, brands }: { typed: (row: GoodRow) => string; brands: ReadonlyMap<string, string> },
): Promise<NewModel[]> {
  const filed = await filedSizes(tx, run, present(rows.map(({ model_key }) => model_key)))
  const models = new Map<string, NewModel>()
  for (const row of rows) {
    const { brand, model, u_height, full_depth } = row.values
    const brand_id = brands.get(nameKey(brand ?? ''))
    if (model === null || row.model_key === null || brand_id === undefined) continue
    const before = models.get(row.model_key)
    const file = filed.get(row.model_key)
    models.set(row.model_key, {
      brand_id,
      name: before?.name ?? model,
      part_number: file?.part_number ?? null,
      asset_type: before?.asset_type ?? typed(row),
      u_height: file?.u_height ?? before?.u_height ?? u_height,
      full_depth: file?.full_depth ?? before?.full_depth ?? full_depth,
    })
  }
  return [...models.values()]
}
