import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { Asset } from '@plenum/domain/asset'
import { MAX_CLAIMED, type FitAnswer, type FitQuestion, type PlaceClaims } from '@plenum/domain/fit-answer'
import { LANES } from '@plenum/domain/lane'
import { FACES } from '@plenum/domain/placement'
import { ApiError, refusal } from '../api-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { isAt } from './asset-move.ts'
import type { Author } from './batches.ts'
import { askPlace, rivalsOf, type PlaceRequest, type Verdict } from './place-fit.ts'
import type { Target, Thing } from './thing-facts.ts'
import { nearestPlace } from './nearest-place.ts'
import { readClaims } from './rack-claims.ts'

type Question = v.InferOutput<typeof FitQuestion>

const AssetRow = v.object({
  ...v.pick(Asset, ['id', 'model_id', 'asset_type', 'status', 'cords_a', 'cords_b', 'budget_w']).entries,
  weight_kg: v.nullable(v.number()),
  place: v.nullable(
    v.object({
      node_id: v.string(),
      position: v.nullable(v.number()),
      face: v.nullable(v.picklist(FACES)),
      lane: v.nullable(v.picklist(LANES)),
    }),
  ),
})

/** What the fit check says of a thing at a place; refuses what no place can be asked about. */
export async function answerFit(
  database: Database,
  author: Pick<Author, 'company_id' | 'at'>,
  { node_id, question }: { node_id: string; question: Question },
): Promise<FitAnswer> {
  const { position, face, lane, planned_for, look } = question
  const place = { node_id, position, face, lane }
  const { thing, stands } = await subjectOf(database, author.company_id, question, place)
  const request: PlaceRequest = {
    place,
    thing,
    coming: stands ? 'stands' : 'sent',
    ...(planned_for !== null && { from: planned_for }),
  }
  const verdict = await askPlace(database, author, request)
  const { rack, problems } = verdict
  if (problems.some(({ code }) => rack === null || code === 'place_out_of_use')) {
    const isUnknown = problems.some(({ code }) => code === 'does_not_exist')
    throw new ApiError(isUnknown ? 404 : 400, isUnknown ? [{ code: 'not_found' }] : problems)
  }
  const told = toldFit(verdict)
  return look === 'side'
    ? told
    : { ...told, place: await nearestPlace(database, author, { request, verdict }) }
}

/** A verdict as the wire has it, with the names of those who are in the way. */
export function toldFit({ findings, nearest, nearest_lane, overridable, rack }: Verdict): FitAnswer {
  const named = findings.map((finding) => {
    const rivals = rivalsOf(finding, rack?.claims ?? [])
    return {
      ...finding,
      rivals: rivals.map(({ id, asset_id, name, code }) => ({ id, asset_id, name, code })),
    }
  })
  return { findings: named, nearest, nearest_lane, overridable }
}

interface Subject {
  thing: Thing
  /** Whether it stands there already. */
  stands: boolean
}

async function subjectOf(
  database: Database,
  company_id: string,
  question: Question,
  place: Target,
): Promise<Subject> {
  const { asset_id, model_id, status } = question
  if (asset_id !== null) {
    const asset = await firstRow(
      database,
      AssetRow,
      sql`
        select a.id, a.model_id, a.asset_type, a.status, a.cords_a, a.cords_b, a.budget_w,
          a.weight_kg::float8 as weight_kg, (
            select json_build_object('node_id', p.node_id, 'position', p.position, 'face', p.face, 'lane', p.lane) from placement p
            where p.company_id = a.company_id and p.asset_id = a.id and p.source = 'current'
          ) as place
        from asset a where a.company_id = ${company_id} and a.id = ${asset_id}`,
    )
    if (asset === undefined) throw refusal(400, 'does_not_exist', 'asset_id')
    const { place: now, ...thing } = asset
    return { thing: { ...thing, status: status ?? thing.status }, stands: isAt(now, place) }
  }
  const model = await firstRow(
    database,
    v.object({ asset_type: v.string() }),
    sql`select asset_type from model where company_id = ${company_id} and id = ${model_id}`,
  )
  if (model === undefined) throw refusal(400, 'does_not_exist', 'model_id')
  return { thing: { ...question, ...model, id: null, status: status ?? 'installation' }, stands: false }
}

/** The claims of a rack, or of the racks below a place; undefined where the company has no such place. */
export async function readPlaceClaims(
  database: Database,
  author: Pick<Author, 'company_id' | 'at'>,
  id: string,
): Promise<PlaceClaims | undefined> {
  const found = await rows(
    database,
    v.object({ id: v.nullable(v.string()) }),
    sql`
      select rack.id from node top
      left join node rack on rack.company_id = top.company_id and rack.type = 'rack'
        and rack.path >= top.path and rack.path < top.path || '~'
      where top.company_id = ${author.company_id} and top.id = ${id}
      order by rack.name, rack.id limit ${MAX_CLAIMED + 1}`,
  )
  if (found.length === 0) return undefined
  const ids = found.flatMap((rack) => rack.id ?? []).slice(0, MAX_CLAIMED)
  const racks = await readClaims(database, author, ids)
  return {
    racks: ids.flatMap((rackId) => racks.get(rackId) ?? []).map(({ in_use: _used, ...rack }) => rack),
    is_whole: found.length <= MAX_CLAIMED,
  }
}
