import type { PlacementSearch } from '@plenum/domain/placement-find'
import { isoDate } from '@plenum/domain/text'
import * as v from 'valibot'

const forgiving = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

const one = forgiving(v.pipe(v.string(), v.uuid()))
const amount = forgiving(
  v.pipe(v.string(), v.regex(/^\d{1,8}(?:\.\d{1,3})?$/), v.transform(Number), v.finite('invalid_number')),
)

/** The finder's address: what is looked for, and where. */
export const FindSearch = v.object({
  place: one,
  model: one,
  count: amount,
  u: amount,
  w: amount,
  kg: amount,
  a: amount,
  b: amount,
  row: one,
  before: forgiving(isoDate),
})
export type FindSearch = v.InferOutput<typeof FindSearch>

/** An address as it is written. */
export const textsOf = (search: FindSearch): { [Name in keyof FindSearch]?: string } =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

/** What an address asks the server for; null while it says too little. */
export function placementSearchOf(search: FindSearch): PlacementSearch | null {
  const { place, model, count, u, w, kg, a, b, row, before } = search
  if (place === undefined || (u === undefined && model === undefined)) return null
  return {
    place_id: place,
    model_id: model ?? null,
    count: count ?? 1,
    u_height: u ?? null,
    budget_w: w ?? null,
    weight_kg: kg ?? null,
    cords_a: a ?? null,
    cords_b: b ?? null,
    row_of: row ?? null,
    before: before ?? null,
  }
}
