import { PlacementSearch } from '@plenum/domain/placement-find'
import { isFormIssue, type FormIssue } from '@plenum/domain/issue'
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

const NUMBERS = {
  count: 'count',
  u_height: 'u',
  budget_w: 'w',
  weight_kg: 'kg',
  cords_a: 'a',
  cords_b: 'b',
} as const
type Counted = (typeof NUMBERS)[keyof typeof NUMBERS]

interface Wrong {
  code: FormIssue
  /** The bound that is passed. */
  count: number
}

/** What is wrong with the numbers of an address, by their names in it. */
export function wrongIn(search: FindSearch): { [Name in Counted]?: Wrong } {
  const { issues = [] } = v.safeParse(PlacementSearch, placementSearchOf(search))
  return Object.fromEntries(
    issues.flatMap((issue) => {
      const name = Object.entries(NUMBERS).find(([key]) => key === v.getDotPath(issue))?.[1]
      const { message, requirement } = issue
      const code = isFormIssue(message) ? message : 'invalid'
      return name === undefined
        ? []
        : [[name, { code, count: typeof requirement === 'number' ? requirement : 0 }]]
    }),
  )
}
