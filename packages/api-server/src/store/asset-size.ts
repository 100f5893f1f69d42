import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ApiError, type Problem } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { lockAssets } from './asset-lock.ts'
import { lockPlaces } from './asset-place.ts'
import type { Author } from './batches.ts'
import { holdModel, problemsOfStanding } from './place-fit.ts'
import { readClaims } from './rack-claims.ts'

type Moment = Pick<Author, 'company_id' | 'at'>

const Standing = v.object({ id: v.string(), asset_id: v.string(), node_id: v.string() })

/** What speaks against where each of these assets stands now and no reason is good for, by their ids. */
export async function problemsWhere(
  tx: Database,
  moment: Moment,
  ids: readonly string[],
): Promise<Map<string, Problem[]>> {
  const standing = await rows(
    tx,
    Standing,
    sql`
      select id, asset_id, node_id from placement
      where company_id = ${moment.company_id} and source = 'current'
        and asset_id in (select i::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as l(i))
      order by node_id, position`,
  )
  const nodes = new Set(standing.map(({ node_id }) => node_id))
  const racks = await readClaims(tx, moment, [...nodes])
  return new Map(
    standing.map(({ id, asset_id, node_id }) => {
      const rack = racks.get(node_id)
      const own = rack?.claims.find((claim) => claim.id === id)
      return [asset_id, rack && own ? problemsOfStanding(rack, own) : []]
    }),
  )
}

/** Assets that become of other models. */
export interface Resized {
  ids: readonly string[]
  /** The models they become of. */
  models: readonly string[]
  /** What is at fault of an asset that cannot stay where it is. */
  attr: (id: string) => string
}

/**
 * Makes a change of the models of assets, and refuses one that leaves any where it cannot stand any more. Holds the
 * assets, the models and the places until the transaction ends.
 */
export async function staying<Done>(
  tx: Database,
  moment: Moment,
  { ids, models, attr }: Resized,
  change: () => Promise<Done>,
): Promise<Done> {
  const { company_id } = moment
  if (ids.length === 0) return change()
  const places = (await lockAssets(tx, company_id, ids)).flatMap(({ place }) => place?.node_id ?? [])
  for (const model_id of new Set(models)) await holdModel(tx, company_id, { model_id })
  await lockPlaces(tx, company_id, [...new Set(places)])
  const before = await problemsWhere(tx, moment, ids)
  const done = await change()
  const fresh = [...(await problemsWhere(tx, moment, ids))].flatMap(([id, problems]) =>
    problems
      .filter(({ code }) => !before.get(id)?.some((problem) => problem.code === code))
      .map((problem) => ({ ...problem, attr: attr(id) })),
  )
  if (fresh.length > 0) throw new ApiError(409, fresh)
  return done
}
