import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { fit, isBlock } from '@plenum/domain/fit'
import { FIT_RULES } from '@plenum/domain/fit-codes'
import type { FitFinding } from '@plenum/domain/fit-limits'
import { WIDTHS, type Width } from '@plenum/domain/lane'
import { laneRefusal } from '@plenum/domain/lane-span'
import { claimOfReservation, type ReservedPlace } from '@plenum/domain/reservation'
import { ApiError, refusal } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { lockPlaces } from './asset-place.ts'
import { problemOf } from './place-fit.ts'
import { readClaims } from './rack-claims.ts'

/** A place to be kept, with what says where it is in the request. */
export interface Wanted extends v.InferOutput<typeof ReservedPlace> {
  id: string
  is_firm: boolean
  expires_on: string
  /** The path of its fields; empty where they are the request's own. */
  path: string
}

const Purpose = v.object({
  asset_there: v.boolean(),
  model_there: v.boolean(),
  depth_mm: v.nullable(v.number()),
  width: v.nullable(v.picklist(WIDTHS)),
})

/** What places are to be kept for, held so that it cannot go meanwhile; refuses what the company does not have. */
async function holdPurposes(tx: Database, company_id: string, places: readonly Wanted[]) {
  const ids = (name: 'asset_id' | 'model_id') =>
    JSON.stringify([...new Set(places.flatMap((one) => one[name] ?? []))])
  // models before racks, as whoever changes a size holds them
  await tx.execute(sql`
    select 1 from model where company_id = ${company_id}
      and id in (select i::uuid from jsonb_array_elements_text(${ids('model_id')}::jsonb) l(i)) order by id for key share`)
  await tx.execute(sql`
    select 1 from asset where company_id = ${company_id}
      and id in (select i::uuid from jsonb_array_elements_text(${ids('asset_id')}::jsonb) l(i)) order by id for key share`)
  const asked = JSON.stringify(places.map(({ asset_id, model_id }) => ({ asset_id, model_id })))
  const found = await rows(
    tx,
    Purpose,
    sql`
      select p.asset_id is null or a.id is not null as asset_there, p.model_id is null or m.id is not null as model_there,
        size.depth_mm, size.width
      from jsonb_array_elements(${asked}::jsonb) with ordinality e(asked, at)
      cross join lateral jsonb_to_record(e.asked) p(asset_id uuid, model_id uuid)
      left join asset a on a.company_id = ${company_id} and a.id = p.asset_id
      left join model m on m.company_id = ${company_id} and m.id = p.model_id
      left join model size on size.company_id = ${company_id} and size.id = coalesce(p.model_id, a.model_id)
      order by e.at`,
  )
  return places.map((place, at) => {
    const purpose = found[at]
    if (!purpose?.asset_there) throw refusal(400, 'does_not_exist', `${place.path}asset_id`)
    if (!purpose.model_there) throw refusal(400, 'does_not_exist', `${place.path}model_id`)
    refuseLane(place, purpose.width)
    return { ...place, depth_mm: purpose.depth_mm }
  })
}

/** Refuses a lane beside the rails, or one of another width than what comes has; of a width nobody knows each will do. */
function refuseLane({ path, position, lane }: Wanted, width: Width | null): void {
  if (lane === null || (position !== null && width === null)) return
  const code = laneRefusal(width, { position, lane })
  if (code !== null) throw refusal(400, code, `${path}lane`)
}

/** Refuses a reservation that keeps nothing, or units of no height. */
function refuseEmpty({ path, position, u_height, budget_w, weight_kg }: Wanted): void {
  if (position !== null && !u_height) throw refusal(400, 'required', `${path}u_height`)
  if (position === null && !u_height && !budget_w && !weight_kg)
    throw refusal(400, 'required', `${path}position`)
}

interface Check {
  places: readonly Wanted[]
  /** Reservations that are no hindrance: those that are being changed. */
  except?: readonly string[]
  /** Racks that are held besides: those that are left. */
  leaving?: readonly string[]
  /** Whether what can be overridden has been, by who approved them. */
  isApproved?: boolean
}

/**
 * Holds the racks of places that are to be kept until the transaction ends, and refuses with all that speaks against any
 * of them, each with those before it.
 */
export async function refuseReserving(
  tx: Database,
  author: Pick<Author, 'company_id' | 'at'>,
  { places, except = [], leaving = [], isApproved = false }: Check,
): Promise<void> {
  const { company_id } = author
  for (const place of places) refuseEmpty(place)
  const wanted = await holdPurposes(tx, company_id, places)
  const ids = [...new Set(places.map(({ node_id }) => node_id))]
  await lockPlaces(tx, company_id, [...new Set([...ids, ...leaving])])
  const racks = await readClaims(tx, author, ids)
  const problems = wanted.flatMap((place) => {
    const { path, node_id, model_id: _model, ...kept } = place
    const rack = racks.get(node_id)
    if (rack === undefined) return [{ code: 'place_needs_rack' as const, attr: `${path}node_id` }]
    const others = rack.claims.filter(({ id }) => !except.includes(id))
    const isKept = rack.claims.some(({ id }) => id === place.id)
    if (!rack.in_use && !isKept) return [{ code: 'place_out_of_use' as const, attr: `${path}node_id` }]
    const candidate = { ...kept, heat_w: kept.budget_w, airflow: null, is_powered: true }
    const stops = (finding: FitFinding) =>
      isBlock(finding) && !(isApproved && FIT_RULES[finding.code].way === 'override')
    const against = fit(rack, others, candidate).findings.filter(stops)
    rack.claims.push({ ...claimOfReservation(kept), name: '', code: null })
    return against.map((finding) => {
      const problem = problemOf(finding, rack)
      return { ...problem, attr: `${path}${problem.attr}` }
    })
  })
  if (problems.length > 0) throw new ApiError(400, problems)
}
