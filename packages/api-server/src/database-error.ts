import { DrizzleQueryError } from 'drizzle-orm'
import * as v from 'valibot'
import type { IssueCode } from '@plenum/domain/issue'
import { ApiError, refusal } from './api-error.ts'
import { Unavailable } from './unavailable.ts'

const DriverError = v.object({ code: v.string(), constraint: v.optional(v.string()) })

// Connection lost, shutting down, too many clients, deadlock, could not serialise: the same request may work later.
const UNAVAILABLE = /^(08|53[23]|57P|57014|40001|40P01|55P03|ECONN|EPIPE|ETIMEDOUT|unavailable)/
// Characters that no text of the database can hold.
const UNSTORABLE = /^(22021|22P05)/
const DISK_FULL = /^(53100|58030)/

/** Field and code of each constraint that a person's input can break; a constraint not named here is of our own making. */
export const constraints: Record<string, { attr: string | null; code: IssueCode }> = {
  asset_code_key: { attr: 'code', code: 'already_exists' },
  asset_inside_slot_key: { attr: 'slot', code: 'slot_taken' },
  asset_tag_tag_fk: { attr: 'tag_ids', code: 'does_not_exist' },
  tag_name_key: { attr: 'name', code: 'already_exists' },
  nomenclature_type_key: { attr: 'asset_type', code: 'already_exists' },
  nomenclature_asset_type_fk: { attr: 'asset_type', code: 'does_not_exist' },
  code_reserve_asset_type_fk: { attr: 'asset_type', code: 'does_not_exist' },
  asset_owner_fk: { attr: 'owner_id', code: 'does_not_exist' },
  asset_asset_type_fk: { attr: 'asset_type', code: 'does_not_exist' },
  asset_brand_fk: { attr: 'brand_id', code: 'does_not_exist' },
  asset_model_fk: { attr: 'model_id', code: 'does_not_exist' },
  asset_model_of_brand_fk: { attr: 'model_id', code: 'model_of_other_brand' },
  asset_model_needs_brand: { attr: 'brand_id', code: 'required' },
  asset_location_fk: { attr: 'place.node_id', code: 'does_not_exist' },
  placement_node_fk: { attr: 'place.node_id', code: 'does_not_exist' },
  node_parent_fk: { attr: 'parent_id', code: 'does_not_exist' },
  node_code_key: { attr: 'code', code: 'already_exists' },
  node_top_code_key: { attr: 'code', code: 'already_exists' },
  brand_name_key: { attr: 'name', code: 'already_exists' },
  work_template_name_key: { attr: 'name', code: 'already_exists' },
  saved_view_name_key: { attr: 'name', code: 'already_exists' },
  model_name_key: { attr: 'name', code: 'already_exists' },
  model_brand_fk: { attr: 'brand_id', code: 'does_not_exist' },
  model_asset_type_fk: { attr: 'asset_type', code: 'does_not_exist' },
}

/** What the database said, however deep the driver and the query layer have wrapped it. */
export function driverError(error: unknown): v.InferOutput<typeof DriverError> | undefined {
  for (let now: unknown = error, depth = 0; now instanceof Error && depth < 5; now = now.cause, depth++) {
    const parsed = v.safeParse(DriverError, now)
    if (parsed.success) return parsed.output
  }
  return undefined
}

const SQLSTATE = /^[0-9A-Z]{5}$/

/** What to report of an error: the text of the query layer carries the values of a statement, and the database's may quote one. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError) || error.cause === undefined) return error
  const { message, stack = '' } = error.cause
  const code = error.cause instanceof Unavailable ? '' : (driverError(error.cause)?.code ?? '')
  const why = SQLSTATE.test(code) ? `The database refused with ${code}` : message
  const [, ...frames] = stack.split(/(?=\n    at )/)
  return Object.assign(new Error(`${why}\n${error.query}`), { stack: [why, ...frames].join('') })
}

/** The refusal that a database's error stands for, or undefined where it is our own fault. */
export function databaseRefusal(error: unknown): ApiError | undefined {
  const said = driverError(error)
  if (said === undefined) return undefined
  if (UNAVAILABLE.test(said.code)) {
    return new ApiError(503, [{ code: 'unavailable' }], { headers: { 'retry-after': '1' } })
  }
  if (UNSTORABLE.test(said.code)) return refusal(400, 'invalid_text')
  if (DISK_FULL.test(said.code)) return refusal(507, 'insufficient_storage')
  const known = said.constraint === undefined ? undefined : constraints[said.constraint]
  if (said.code === '23505') return refusal(409, known?.code ?? 'already_exists', known?.attr ?? null)
  if (said.code === '23503') return refusal(400, known?.code ?? 'does_not_exist', known?.attr ?? null)
  if (said.code === '23514' && known) return refusal(400, known.code, known.attr)
  return undefined
}
