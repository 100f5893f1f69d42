import type { PlaceStep } from '@plenum/domain/asset-import-place'
import type { Database } from '../ports.ts'
import type { OpenBatch } from './batches.ts'
import { placeKeyOf } from './imports-candidates.ts'
import { ensureNodes, nodesNamed, type FiledNode } from './imports-create.ts'

/** A row's places: where they exist down to, and all of them. */
export interface RowPlace {
  anchor_id: string | null
  missing: number
  place: readonly PlaceStep[]
}

type RackFacts = Pick<FiledNode, 'u_height' | 'starting_unit' | 'u_direction'>
const NO_FACTS: RackFacts = { u_height: null, starting_unit: null, u_direction: null }

export const missingOf = ({ place, missing }: RowPlace): PlaceStep[] => place.slice(place.length - missing)
export const keyOf = (row: RowPlace): string => placeKeyOf(row.anchor_id, missingOf(row))

type Facts = ReadonlyMap<string, RackFacts>

/** The ids of rows' places by `keyOf`, those that are missing made level by level. */
export const ensurePlaces = (
  tx: Database,
  batch: OpenBatch,
  places: readonly RowPlace[],
  facts: Facts = new Map(),
): Promise<Map<string, string>> => resolvePlaces(places, facts, (nodes) => ensureNodes(tx, batch, nodes))

/** The ids of rows' places by `keyOf`, also of those that were missing and are there by now; others are left out. */
export const placesKnown = (
  tx: Database,
  company_id: string,
  places: readonly RowPlace[],
): Promise<Map<string, string>> =>
  resolvePlaces(places, new Map(), (nodes) => nodesNamed(tx, company_id, nodes))

async function resolvePlaces(
  places: readonly RowPlace[],
  facts: Facts,
  resolve: (nodes: readonly FiledNode[]) => Promise<(string | null)[]>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { anchor_id } of places) if (anchor_id !== null) ids.set(placeKeyOf(anchor_id, []), anchor_id)
  const deepest = Math.max(0, ...places.map(({ missing }) => missing))
  for (let level = 1; level <= deepest; level += 1) {
    const wanted = new Map<string, FiledNode>()
    for (const row of places) {
      const steps = missingOf(row).slice(0, level)
      const last = steps.at(-1)
      if (last === undefined || steps.length < level) continue
      const key = placeKeyOf(row.anchor_id, steps)
      const parent_id = ids.get(placeKeyOf(row.anchor_id, steps.slice(0, -1))) ?? null
      if (parent_id === null && level > 1) continue
      wanted.set(key, { ...last, parent_id, ...(facts.get(key) ?? NO_FACTS) })
    }
    const found = await resolve([...wanted.values()])
    for (const [at, key] of [...wanted.keys()].entries()) {
      const id = found[at]
      if (id != null) ids.set(key, id)
    }
  }
  return ids
}
