import { IMPORT_COLUMNS, IMPORT_KINDS } from '@plenum/domain/asset-import-columns'
import { ROW_VIEWS } from '@plenum/domain/asset-import-edit'
import { ROW_ISSUES } from '@plenum/domain/asset-import-issue'
import { id } from '@plenum/domain/text'
import * as v from 'valibot'

const forgiven = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)

/** What the address of the import holds: the import itself, and which of its rows are shown. */
export const ImportsSearch = v.object({
  import: forgiven(id),
  /** Offers the sample data centre instead of files. */
  from: forgiven(v.picklist(['sample'])),
  kind: forgiven(v.picklist(IMPORT_KINDS)),
  view: forgiven(v.picklist(ROW_VIEWS)),
  column: forgiven(v.picklist(IMPORT_COLUMNS)),
  code: forgiven(v.picklist(ROW_ISSUES)),
})
export type ImportsSearch = v.InferOutput<typeof ImportsSearch>
