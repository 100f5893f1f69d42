import type { Place } from '@plenum/domain/placement'
import { heightOf, laneFor, modelIdOf, type Thing } from './values.ts'

/** A place that things get, one above the other where it is a unit: the first lowest. */
export function stacked(things: readonly Thing[], to: Place): Map<string, Place> {
  let position = to.position
  return new Map(
    things.map((thing) => {
      const place = { ...to, position, lane: position === null ? null : laneFor(thing, to.lane) }
      if (position !== null) position += Math.max(1, Math.ceil(heightOf(thing) ?? 1))
      return [thing.id, place]
    }),
  )
}

/** Gives things the places that were found for them, one each and in their order. */
export const handedOut = (things: readonly Thing[], places: readonly Place[]): Map<string, Place> =>
  new Map(
    things.flatMap((thing, index) => {
      const place = places[index]
      return place === undefined ? [] : [[thing.id, place] as const]
    }),
  )

/** What is looked for on behalf of several things: their own model where it is one, else room for the highest. */
export function commonOf(things: readonly Thing[]): {
  asset_id?: string
  model_id?: string
  u_height?: number
} {
  const [first] = things
  if (first === undefined) return {}
  if (things.length === 1 && first.asset !== null && first.asset.model !== null)
    return { asset_id: first.asset.id }
  const model = modelIdOf(first)
  if (model !== null && things.every((thing) => modelIdOf(thing) === model)) return { model_id: model }
  const heights = things.flatMap((thing) => heightOf(thing) ?? [])
  return heights.length === 0 ? {} : { u_height: Math.max(...heights) }
}
