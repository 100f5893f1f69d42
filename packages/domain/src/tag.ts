import * as v from 'valibot'
import { ASSET_CATEGORIES, assetTypeCode, type AssetCategory } from './asset-type.ts'
import { page, search } from './page.ts'
import { tagColour, tagIds, TagRef } from './tag-ref.ts'
import { id, text } from './text.ts'

/** What a tag can be put on: any asset, or those of one family of types. What has it when its scope changes keeps it. */
export const TAG_SCOPES = ['asset', ...ASSET_CATEGORIES] as const
export type TagScope = (typeof TAG_SCOPES)[number]

/** Whether a tag of a scope can be put on an asset of a family. */
export const fitsScope = (scope: TagScope, category: AssetCategory): boolean =>
  scope === 'asset' || scope === category

export const TagInput = v.strictObject(
  { name: text(40), colour: tagColour, scope: v.optional(v.picklist(TAG_SCOPES, 'unknown_option'), 'asset') },
  'invalid',
)
export type TagInput = v.InferInput<typeof TagInput>

/** What is left out stays. */
export const TagPatch = v.partial(
  v.strictObject({ ...TagInput.entries, scope: v.picklist(TAG_SCOPES, 'unknown_option') }, 'invalid'),
)
export type TagPatch = v.InferInput<typeof TagPatch>

export const Tag = v.object(
  {
    ...TagRef.entries,
    scope: v.picklist(TAG_SCOPES, 'unknown_option'),
    /** Assets that have it. */
    count: v.number('required'),
    version: v.number('required'),
  },
  'required',
)
export type Tag = v.InferOutput<typeof Tag>

export const TagPage = page(Tag)
export type TagPage = v.InferOutput<typeof TagPage>

/** Most tags of a company. */
export const MOST_TAGS = 1000

export const TagQuery = v.strictObject(
  {
    search,
    /** Only those that an asset of this type can have. */
    asset_type: v.optional(assetTypeCode),
  },
  'invalid',
)
export type TagQuery = v.InferInput<typeof TagQuery>

/** Which tag takes the place of the one that is merged into it. */
export const TagMerge = v.strictObject({ into: id }, 'invalid')
export type TagMerge = v.InferInput<typeof TagMerge>

/** Assets that one change of many can name. */
export const MOST_AT_ONCE = 1000
export const assetIds = v.pipe(
  v.array(id, 'required'),
  v.minLength(1, 'required'),
  v.maxLength(MOST_AT_ONCE, 'too_many_ids'),
  v.transform((ids) => [...new Set(ids)]),
)

/** Tags put on assets and taken off them, in one batch. */
export const TagChange = v.pipe(
  v.strictObject({ ids: assetIds, add: v.optional(tagIds, []), remove: v.optional(tagIds, []) }, 'invalid'),
  v.check(({ add, remove }) => !add.some((one) => remove.includes(one)), 'invalid'),
)
export type TagChange = v.InferInput<typeof TagChange>

/** What a change of many did: its batch, null where nothing changed, and how many records it touched. */
export const ManyChanged = v.object({ batch_id: v.nullable(id), records: v.number('required') }, 'required')
/** Assets that get the codes of the nomenclature as it is now. */
export const CodeIssue = v.strictObject({ ids: assetIds }, 'invalid')
export type CodeIssue = v.InferInput<typeof CodeIssue>

export type ManyChanged = v.InferOutput<typeof ManyChanged>
