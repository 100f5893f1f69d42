import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { UNKNOWN_TYPE } from '@plenum/domain/asset-type'
import { AssetTypeInput, AssetTypePatch } from '@plenum/domain/asset-type-record'
import { blankBrand, BrandCreate, BrandPatch } from '@plenum/domain/brand'
import { nameKey } from '@plenum/domain/library'
import { blankFacts, ModelCreate, ModelPatch } from '@plenum/domain/model'
import type { RecordKind } from '@plenum/domain/record-import'
import { TagInput, TagPatch } from '@plenum/domain/tag'
import { TeamInput, TeamPatch } from '@plenum/domain/team'
import { isTypeWord } from '@plenum/i18n/type-word'
import { firstRow } from '../db/rows.ts'
import { insertType, patchType, storedType } from './asset-type-write.ts'
import { insertBrand, patchBrand, storedBrand } from './brand-write.ts'
import { brandNamed } from './brands.ts'
import { knownModel } from './device-types.ts'
import { recordChanges, recordWhole } from './events.ts'
import { insertModel, patchModel } from './model-write.ts'
import { nomenclatureWriter } from './record-nomenclatures.ts'
import { peopleWriter } from './record-people.ts'
import { placeWriter } from './record-places.ts'
import { withType } from './record-type.ts'
import { inputOf, textOf, without, type RecordWriter, type Scene } from './record-writer.ts'
import { insertTag, patchTag, storedTag } from './tag-write.ts'
import { viewWriter } from './record-views.ts'
import { insertTeam, patchTeam, storedTeam } from './team-write.ts'

const Named = v.object({ id: v.string() })

const brands = (): RecordWriter => ({
  find: async ({ tx, author: { company_id } }, values) => {
    const named = { keys: [nameKey(textOf(values, 'name'))], except: null }
    const found = await brandNamed(tx, company_id, named)
    const stored = found && (await storedBrand(tx, company_id, found.id))
    return stored && { id: stored.id, stored, says: without(values, ['name']) }
  },
  insert: async ({ tx, open }, values) =>
    insertBrand(tx, await open(), inputOf(BrandCreate, { ...blankBrand, ...values })),
  patch: ({ tx, author, open }, id, patch) =>
    patchBrand(tx, author.company_id, { id, version: null, patch: inputOf(BrandPatch, patch), open }),
})

/** The brand that a model's row names; made where the company has none of the name. */
async function brandOf({ tx, author: { company_id }, open, note }: Scene, name: string): Promise<string> {
  const known = await brandNamed(tx, company_id, { keys: [nameKey(name)], except: null })
  if (known !== undefined) return known.id
  note({ kind: 'brand', name })
  return insertBrand(tx, await open(), inputOf(BrandCreate, { ...blankBrand, name }))
}

const models = (): RecordWriter => ({
  find: async (scene, values) => {
    const wanted = { brand: textOf(values, 'brand'), name: textOf(values, 'name') }
    const stored = await knownModel(scene.tx, scene.author.company_id, wanted)
    const says = without(await withType(scene, values), ['brand', 'name'])
    return stored && { id: stored.id, stored, says }
  },
  insert: async (scene, values) => {
    const brand_id = await brandOf(scene, textOf(values, 'brand'))
    const said = without(await withType(scene, values), ['brand'])
    const input = inputOf(ModelCreate, { ...blankFacts, asset_type: UNKNOWN_TYPE, ...said, brand_id })
    return insertModel(scene.tx, await scene.open(), input, { source: 'csv', source_revision: null })
  },
  patch: ({ tx, author, open }, id, patch) =>
    patchModel(tx, author.company_id, { id, version: null, patch: inputOf(ModelPatch, patch), open }),
})

const types = (): RecordWriter => ({
  find: async ({ tx, author }, values) => {
    const code = textOf(values, 'code')
    const stored = await storedType(tx, author.company_id, code)
    // types that every company starts with have their names from the language
    const named = stored?.name === null && isTypeWord(code, values.name) ? ['code', 'name'] : ['code']
    return stored && { id: code, stored, says: without(values, named) }
  },
  insert: async ({ tx, open }, values) =>
    insertType(tx, await open(), inputOf(AssetTypeInput, { maintenance_days: null, ...values })),
  patch: ({ tx, author, open }, id, patch) =>
    patchType(tx, author.company_id, { id, version: null, patch: inputOf(AssetTypePatch, patch), open }),
})

const tags = (): RecordWriter => ({
  find: async ({ tx, author: { company_id } }, values) => {
    const named = sql`
      select id from tag where company_id = ${company_id} and name_key = lower(${textOf(values, 'name')})`
    const found = await firstRow(tx, Named, named)
    const stored = found && (await storedTag(tx, company_id, found.id))
    return stored && { id: stored.id, stored, says: without(values, ['name']) }
  },
  insert: async ({ tx, open }, values) =>
    insertTag(tx, await open(), inputOf(TagInput, { colour: 'grey', ...values })),
  patch: ({ tx, author, open }, id, patch) =>
    patchTag(tx, author.company_id, { id, version: null, patch: inputOf(TagPatch, patch), open }),
})

const teams = (): RecordWriter => ({
  find: async ({ tx, author: { company_id } }, values) => {
    const named = sql`
      select id from principal
      where company_id = ${company_id} and kind = 'team' and lower(name) = lower(${textOf(values, 'name')}) limit 1`
    const found = await firstRow(tx, Named, named)
    const stored = found && (await storedTeam(tx, company_id, found.id))
    return stored && { id: stored.id, stored, says: without(values, ['name']) }
  },
  insert: async ({ tx, open }, values) => {
    const batch = await open()
    const id = await insertTeam(tx, batch, inputOf(TeamInput, { description: null, ...values }))
    await recordWhole(tx, batch, { entity: 'team', action: 'create', ids: [id] })
    return id
  },
  patch: async ({ tx, open }, id, patch) => {
    const batch = await open()
    const changes = await patchTeam(tx, batch, { id, version: null, patch: inputOf(TeamPatch, patch) })
    if (typeof changes !== 'string') await recordChanges(tx, batch, { entity: 'team', id, changes })
  },
})

/** How each kind of record is written; a writer serves one import. */
export const RECORD_WRITERS: Record<RecordKind, () => RecordWriter> = {
  node: placeWriter,
  brand: brands,
  model: models,
  asset_type: types,
  tag: tags,
  team: teams,
  user: peopleWriter,
  saved_view: viewWriter,
  nomenclature: nomenclatureWriter,
}
