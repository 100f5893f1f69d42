import * as v from 'valibot'
import { EXPORT_FORMATS } from './asset-export.ts'
import { BrandListQuery } from './brand.ts'
import { ModelFilter } from './model.ts'
import { search } from './page.ts'
import type { PermissionArea } from './permission.ts'
import { TagQuery } from './tag.ts'
import { UserQuery } from './user.ts'

/** What a file of tags holds, in its order. */
export const TAG_COLUMNS = ['name', 'colour', 'scope', 'count'] as const
export type TagColumn = (typeof TAG_COLUMNS)[number]

/** What a file of people holds, in its order. */
export const USER_COLUMNS = ['name', 'email', 'team', 'administrator', 'state', 'last_seen_at'] as const
export type UserColumn = (typeof USER_COLUMNS)[number]

/** What a file of views holds, in its order. */
export const VIEW_COLUMNS = [
  'name',
  'owner',
  'shared',
  'default',
  'team_default',
  'filter',
  'ordering',
  'shown',
  'hidden',
  'order',
  'density',
] as const
export type ViewColumn = (typeof VIEW_COLUMNS)[number]

/** What a file of templates of codes holds, in its order. */
export const NOMENCLATURE_COLUMNS = [
  'entity',
  'asset_type',
  'template',
  'scope',
  'stand_in',
  'hand_typed',
] as const
export type NomenclatureColumn = (typeof NOMENCLATURE_COLUMNS)[number]

const format = v.picklist(EXPORT_FORMATS, 'unknown_option')

/** A short list taken away as a file, as it is shown: an import of its records reads it again. */
export const ListExport = v.variant(
  'list',
  [
    v.strictObject(
      { list: v.literal('tag'), format, filter: v.optional(v.pick(TagQuery, ['search']), {}) },
      'invalid',
    ),
    v.strictObject(
      {
        list: v.literal('user'),
        format,
        filter: v.optional(v.omit(UserQuery, ['ordering', 'limit', 'cursor']), {}),
        ordering: UserQuery.entries.ordering,
      },
      'invalid',
    ),
    v.strictObject({ list: v.literal('saved_view'), format }, 'invalid'),
    v.strictObject({ list: v.literal('nomenclature'), format }, 'invalid'),
    v.strictObject({ list: v.literal('team'), format }, 'invalid'),
    v.strictObject(
      { list: v.literal('brand'), format, filter: v.optional(v.pick(BrandListQuery, ['search']), {}) },
      'invalid',
    ),
    v.strictObject(
      { list: v.literal('model'), format, filter: v.optional(v.omit(ModelFilter, ['id']), {}) },
      'invalid',
    ),
    v.strictObject(
      {
        list: v.literal('asset_type'),
        format,
        filter: v.optional(v.strictObject({ search }, 'invalid'), {}),
      },
      'invalid',
    ),
  ],
  'invalid',
)
export type ListExport = v.InferInput<typeof ListExport>
export type ListExportRequest = v.InferOutput<typeof ListExport>
export type ExportedList = ListExport['list']

/** The area in which one must be allowed to read to see a list, and so to take it away. */
export const LIST_AREAS = {
  tag: 'assets',
  user: 'users',
  saved_view: 'assets',
  nomenclature: 'settings',
  team: 'users',
  brand: 'library',
  model: 'library',
  asset_type: 'library',
} as const satisfies Record<ExportedList, PermissionArea>
