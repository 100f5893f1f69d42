import { AssetTypeRecord, OWN_TYPE_FIELDS, type AssetTypePatch } from '@plenum/domain/asset-type-record'
import { isBuiltInType } from '@plenum/domain/built-in-types'
import { BrandRecord } from '@plenum/domain/brand'
import { ModelRecord } from '@plenum/domain/model'
import { savedOf, type Saved } from '#app/form/saved.ts'
import { aliasesOf, type BrandDraft } from './brand-form.tsx'
import { patchOf, type ModelDraft } from './model-form.tsx'
import { api } from './queries.ts'
import type { TypeDraft } from './type-form.tsx'

/** Adds a model, or changes what of `seen` differs. */
export const saveModel = (seen: ModelRecord | null, draft: ModelDraft): Promise<Saved<ModelRecord>> =>
  savedOf(ModelRecord, seen ? api.models.update(seen, patchOf(seen, draft)) : api.models.create(draft))

/** Adds a brand, or changes it. */
export function saveBrand(seen: BrandRecord | null, draft: BrandDraft): Promise<Saved<BrandRecord>> {
  const facts = { ...draft, aliases: aliasesOf(draft) }
  return savedOf(BrandRecord, seen ? api.brands.update(seen, facts) : api.brands.create(facts))
}

/** Adds a type, or changes what a company may change of it. */
export function saveType(
  seen: AssetTypeRecord | null,
  { code, ...draft }: TypeDraft,
): Promise<Saved<AssetTypeRecord>> {
  const { hidden, ...own } = draft
  if (seen === null) return savedOf(AssetTypeRecord, api.types.create({ code, ...own }))
  const { maintenance_days, attributes } = own
  const patch: AssetTypePatch = { hidden, maintenance_days, attributes }
  const named = isBuiltInType(code) ? patch : { ...patch, ...pick(own) }
  return savedOf(AssetTypeRecord, api.types.update(seen, named))
}

const pick = ({
  name,
  category,
  mounts,
  data_bearing,
}: Pick<TypeDraft, (typeof OWN_TYPE_FIELDS)[number]>) => ({
  name,
  category,
  mounts,
  data_bearing,
})
