import { warrantyAfter } from './asset.ts'
import type { AttributeValues } from './asset-attribute.ts'
import { attributesBy, writeAttributes } from './asset-attribute-text.ts'
import { IMPORT_COLUMNS, isPlainField, type ImportColumn, type PlainField } from './asset-import-columns.ts'
import { differing, type FieldChange } from './asset-import-change.ts'
import type { ExistingAsset, RowUpdate, UpdateFacts } from './asset-import-facts.ts'
import { insideChanges, insideProblems } from './asset-import-inside.ts'
import { problem, type RowProblem, type RowValues } from './asset-import-row.ts'
import { moveOf, placeChanges, standingProblems } from './asset-import-standing.ts'
import { writeTags } from './asset-import-values.ts'
import type { Ref } from './ref.ts'
import { isClosed } from './transition.ts'

/** Compares a row with the asset it names: only what the row says is changed. */
export function updateOf(values: RowValues, facts: UpdateFacts): RowUpdate {
  const { asset, key } = facts
  if (isClosed(asset))
    return { changes: [], move: null, owner: null, problems: [problem(key, 'asset_closed')] }
  const move = moveOf(values, facts)
  const changes = [
    ...fieldChanges(values, asset),
    ...referenceChanges(values, facts),
    ...(values.status === null ? [] : differing('status', asset.status, values.status)),
    ...(move === null ? [] : placeChanges(facts, move, values.whole_place)),
    ...insideChanges(values, asset.inside, facts.hosts),
  ]
  return {
    changes,
    move,
    owner: facts.owner,
    problems: [
      ...brandProblems(values, facts),
      ...standingProblems(values, facts, move),
      ...insideProblems(values, facts.hosts, asset.id),
    ],
  }
}

const said = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

/** The fields a row speaks of; the code only names the asset. */
function fieldChanges({ fields, cleared }: RowValues, asset: ExistingAsset): FieldChange[] {
  const wanted: Partial<Record<PlainField, string | null>> = {}
  for (const column of IMPORT_COLUMNS) {
    if (!isPlainField(column) || column === 'code' || column === 'asset_type') continue
    if (column in fields) wanted[column] = said(fields[column])
    else if (cleared.includes(column)) wanted[column] = null
  }
  const { purchase_date, warranty_date } = wanted
  // the warranty follows the day of purchase until somebody sets it
  if (purchase_date !== undefined && warranty_date === undefined) {
    wanted.warranty_date = warrantyAfter(asset, purchase_date)
  }
  return IMPORT_COLUMNS.flatMap((column) => {
    const to = isPlainField(column) ? wanted[column] : undefined
    return isPlainField(column) && to !== undefined ? differing(column, said(asset[column]), to) : []
  })
}

function referenceChanges(values: RowValues, facts: UpdateFacts): FieldChange[] {
  const { asset } = facts
  const renamed = (column: ImportColumn, from: Ref | null, to: { id: string | null; name: string | null }) =>
    to.name === null || (from !== null && to.id === from.id)
      ? []
      : [{ column, from: from?.name ?? null, to: to.name }]
  const { owner, brand, model, type_word, tags, cleared } = values
  const type = facts.type ?? type_word
  const isUnowned = owner === null && cleared.includes('owner') && asset.owner !== null
  return [
    ...(type_word === null ? [] : differing('asset_type', asset.asset_type, type)),
    ...(isUnowned ? differing('owner', asset.owner?.name ?? null, null) : []),
    ...renamed('owner', asset.owner, { id: facts.owner, name: owner }),
    ...renamed('brand', asset.brand, { id: facts.brand, name: brand }),
    ...renamed('model', asset.model, { id: facts.model, name: model }),
    ...attributeChanges(values, facts),
    ...tagChanges(asset, tags ?? (cleared.includes('tags') ? [] : null)),
  ]
}

/** The attributes that become others, as a file writes them. */
function attributeChanges({ attributes }: RowValues, { asset, ...facts }: UpdateFacts): FieldChange[] {
  const { values } = attributesBy(facts.attributes, attributes ?? {})
  const keys = Object.keys(values).filter((key) => (asset.attributes[key] ?? null) !== values[key])
  const among = (all: AttributeValues) =>
    writeAttributes(Object.fromEntries(keys.map((key) => [key, all[key] ?? null])))
  return keys.length === 0 ? [] : differing('attributes', among(asset.attributes), among(values))
}

const tagKeys = (names: readonly string[]) => names.map((name) => name.toLowerCase()).toSorted()

function tagChanges(asset: ExistingAsset, wanted: readonly string[] | null): FieldChange[] {
  if (wanted === null || tagKeys(wanted).join('\n') === tagKeys(asset.tags).join('\n')) return []
  return [{ column: 'tags', from: writeTags(asset.tags) || null, to: writeTags(wanted) || null }]
}

/** A model of another brand cannot stay. */
const brandProblems = (values: RowValues, { asset, brand }: UpdateFacts): RowProblem[] =>
  values.brand !== null && values.model === null && asset.model !== null && brand !== asset.brand?.id
    ? [problem('brand', 'model_of_other_brand', { rival: asset.model.name })]
    : []
