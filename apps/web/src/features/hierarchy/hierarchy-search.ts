import { UPPER_LEVELS } from '@plenum/domain/node-type'
import * as v from 'valibot'
import { shownDay } from '#app/time/shown-day.ts'

const forgiving = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

/** The list's address: the level it is of, what it is searched for, and whether places out of use are shown. */
export const HierarchySearch = v.object({
  level: forgiving(v.picklist(UPPER_LEVELS)),
  search: forgiving(v.pipe(v.string(), v.maxLength(120))),
  old: forgiving(v.literal('yes')),
})
export type HierarchySearch = v.InferOutput<typeof HierarchySearch>

/** A data centre's address: which of its places is open beside the tree, on which day, and whether it is being edited. */
export const DataCenterSearch = v.object({
  place: forgiving(v.pipe(v.string(), v.uuid())),
  view: forgiving(v.literal('edit')),
  at: shownDay,
})
export type DataCenterSearch = v.InferOutput<typeof DataCenterSearch>
