import * as v from 'valibot'
import { EXPORT_FORMATS } from './asset-export.ts'
import type { PermissionArea } from './permission.ts'
import { TagQuery } from './tag.ts'

/** What a file of tags holds, in its order. */
export const TAG_COLUMNS = ['name', 'colour', 'scope', 'count'] as const
export type TagColumn = (typeof TAG_COLUMNS)[number]

const format = v.picklist(EXPORT_FORMATS, 'unknown_option')

/** A short list taken away as a file, as it is shown: an import of its records reads it again. */
export const ListExport = v.variant(
  'list',
  [
    v.strictObject(
      { list: v.literal('tag'), format, filter: v.optional(v.pick(TagQuery, ['search']), {}) },
      'invalid',
    ),
  ],
  'invalid',
)
export type ListExport = v.InferInput<typeof ListExport>
export type ListExportRequest = v.InferOutput<typeof ListExport>
export type ExportedList = ListExport['list']

/** The area in which one must be allowed to read to see a list, and so to take it away. */
export const LIST_AREAS = { tag: 'assets' } as const satisfies Record<ExportedList, PermissionArea>
