import { placeName, type PlaceStep } from './asset-import-place.ts'
import type { NodeType } from './node-type.ts'

/** A place that exists. */
export interface KnownPlace {
  id: string
  parent_id: string | null
  type: NodeType
  name: string
  /** Ids from the top down to the place itself, each followed by a slash. */
  path: string
}

/** How far down the places a row names exist already, and which of them are missing below. */
export interface ResolvedPlace {
  found: KnownPlace | null
  missing: PlaceStep[]
}

const sameName = (place: KnownPlace, step: PlaceStep) =>
  place.type === step.type && placeName(place.name) === placeName(step.name)

/** The site a row begins with, where something stands in it, of however many that are called so; null elsewhere. */
export const siteAround = <Place extends KnownPlace>(
  [site]: readonly PlaceStep[],
  standing: Pick<KnownPlace, 'path'> | null,
  known: readonly Place[],
): Place | null =>
  known.find(
    (place) => site?.type === 'site' && sameName(place, site) && standing?.path.startsWith(place.path),
  ) ?? null

/** A place by its kind and name: the child of `parent`, else the only one anywhere below it. */
function below(parent: KnownPlace | null, step: PlaceStep, known: readonly KnownPlace[]): KnownPlace | null {
  const named = known.filter((place) => sameName(place, step))
  const child = named.find((place) => place.parent_id === (parent?.id ?? null))
  if (child !== undefined) return child
  const inside = named.filter((place) => parent === null || place.path.startsWith(parent.path))
  return inside.length === 1 ? (inside[0] ?? null) : null
}

/** Finds the places a row names among those that exist; a data centre is found without its site, and a rack without its row. */
export function resolvePlace(steps: readonly PlaceStep[], known: readonly KnownPlace[]): ResolvedPlace {
  const [first, second] = steps
  const centre =
    first?.type === 'site' && second?.type === 'data_center' && below(null, first, known) === null
      ? below(null, second, known)
      : null
  return centre === null ? walk(steps, null, known) : walk(steps.slice(2), centre, known)
}

function walk(
  steps: readonly PlaceStep[],
  start: KnownPlace | null,
  known: readonly KnownPlace[],
): ResolvedPlace {
  let found = start
  for (const [at, step] of steps.entries()) {
    const next = below(found, step, known)
    if (next === null) return { found, missing: steps.slice(at) }
    found = next
  }
  return { found, missing: [] }
}
