import type { AssetStatus } from './asset.ts'
import type { AssetCategory } from './asset-type.ts'
import type { Load } from './load.ts'
import { PATHS, type Path } from './power.ts'
import type { Ref } from './ref.ts'
import { MEANINGS } from './transition.ts'

/** A thing as it stands, with what is known of how power comes to it. */
export interface StandingThing extends Ref, Pick<Load, 'cords_a' | 'cords_b' | 'budget_w'> {
  category: AssetCategory
  status: AssetStatus
  /** The places that it stands in, from the top down to the one it stands in itself. */
  places: readonly string[]
  /** The things that it is in, as a blade is in its chassis, at any depth. */
  hosts: readonly string[]
  /** Whether the last of them is a rack. */
  is_racked: boolean
}

/** What is taken down: things by themselves, and places with all that stands in them. */
export interface TakenDown {
  asset_ids: ReadonlySet<string>
  node_ids: ReadonlySet<string>
}

/** What is lost meanwhile. A thing is told of once: where it stands inside, nothing is said of its power besides. */
export interface Impact {
  inside: Ref[]
  down: Ref[]
  degraded: Ref[]
  /** Things of which nobody can say. */
  unknown: number
}

/** What a path of a rack, or all of its power, becomes. */
type PathState = 'there' | 'lost' | 'unknown'
type RackPower = Record<Path, PathState>

const cords = (thing: StandingThing, path: Path) => (path === 'a' ? thing.cords_a : thing.cords_b)

/** The only path that a thing hangs on, and so passes on; null where it has both, none, or nobody knows. */
function onlyPath(thing: StandingThing): Path | null {
  const { cords_a, cords_b } = thing
  if (cords_a === null || cords_b === null || cords_a > 0 === cords_b > 0) return null
  return cords_a > 0 ? 'a' : 'b'
}

const passesOn = ({ category, status }: StandingThing): boolean =>
  category === 'power' && MEANINGS[status].power === 'yes'
const takesPower = ({ category, status, budget_w }: StandingThing): boolean =>
  category !== 'power' && budget_w !== 0 && MEANINGS[status].power === 'yes'

/** A path is lost with all that passes it on; with some of it, nobody knows who hangs on what. */
function rackPower(feeders: readonly StandingThing[], isTaken: (thing: StandingThing) => boolean): RackPower {
  const isUnsure = feeders.some((each) => isTaken(each) && onlyPath(each) === null)
  const stateOf = (path: Path): PathState => {
    const own = feeders.filter((each) => onlyPath(each) === path)
    const taken = own.filter(isTaken)
    if (own.length > 0 && taken.length === own.length) return 'lost'
    return isUnsure || taken.length > 0 ? 'unknown' : 'there'
  }
  return { a: stateOf('a'), b: stateOf('b') }
}

type Loss = 'none' | 'degraded' | 'down' | 'unknown'

function lossOf(thing: StandingThing, power: RackPower): Loss {
  const touched = PATHS.filter((path) => power[path] !== 'there')
  if (touched.length === 0) return 'none'
  const hangs = PATHS.filter((path) => cords(thing, path) !== 0)
  const states = hangs.map((path) => power[path])
  if (hangs.length === 0 || states.every((state) => state === 'there')) return 'none'
  if (hangs.some((path) => cords(thing, path) === null) || states.includes('unknown')) return 'unknown'
  return states.every((state) => state === 'lost') ? 'down' : 'degraded'
}

/** Whether a thing has cords of its own, or nothing to hang on else. */
const hangsByItself = ({ cords_a, cords_b, hosts }: StandingThing): boolean =>
  hosts.length === 0 || cords_a !== null || cords_b !== null

/**
 * What is lost while something is down, as far as cords and places say it: what stands inside of it, and in racks what
 * hangs on a path whose every feeder is down. A thing of a rack that passes power on feeds the path that it hangs on
 * itself. A thing without cords of its own hangs on those of the nearest one that it is in, as a blade on its chassis's.
 * What a unit on the floor feeds is written nowhere: each counts as one thing that nobody can say of. Cooling is not
 * looked at.
 */
export function impactOf(things: readonly StandingThing[], { asset_ids, node_ids }: TakenDown): Impact {
  const isInside = ({ places, hosts }: StandingThing) =>
    places.some((place) => node_ids.has(place)) || hosts.some((host) => asset_ids.has(host))
  const isTaken = (thing: StandingThing) => asset_ids.has(thing.id) || isInside(thing)
  const impact: Impact = { inside: [], down: [], degraded: [], unknown: 0 }
  const feeders = new Map<string, StandingThing[]>()
  for (const thing of things.filter(passesOn)) {
    const place = thing.places.at(-1) ?? ''
    if (thing.is_racked) feeders.set(place, [...(feeders.get(place) ?? []), thing])
    else if (isTaken(thing)) impact.unknown += 1
  }
  const power = new Map([...feeders].map(([place, all]) => [place, rackPower(all, isTaken)]))
  const cordsLoss = (thing: StandingThing): Loss => {
    const here = power.get(thing.places.at(-1) ?? '')
    return here === undefined ? 'none' : lossOf(thing, here)
  }
  const corded = new Map(things.filter(hangsByItself).map((thing) => [thing.id, thing]))
  const powerLoss = (thing: StandingThing): Loss => {
    if (hangsByItself(thing)) return cordsLoss(thing)
    // the nearest is in the most things itself
    const [nearest] = thing.hosts
      .flatMap((host) => corded.get(host) ?? [])
      .toSorted((one, other) => other.hosts.length - one.hosts.length)
    return nearest === undefined ? 'none' : cordsLoss(nearest)
  }
  for (const thing of things) {
    const { id, name } = thing
    if (asset_ids.has(id)) continue
    if (isInside(thing)) impact.inside.push({ id, name })
    else {
      const loss = takesPower(thing) ? powerLoss(thing) : 'none'
      if (loss === 'unknown') impact.unknown += 1
      else if (loss !== 'none') impact[loss].push({ id, name })
    }
  }
  return impact
}
