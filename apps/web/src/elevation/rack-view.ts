import type { PlaceNode } from '@plenum/domain/node'
import type { NodeContents, StandingAsset } from '@plenum/domain/node-contents'
import type { Face, PlaceInput } from '@plenum/domain/placement'
import type { RackUnits } from '@plenum/ui/rack-geometry'

/** The units of a rack as they are drawn; null where nobody knows how many there are. */
export const unitsOf = ({ u_height, starting_unit, u_direction }: PlaceNode): RackUnits | null =>
  u_height === null
    ? null
    : { units: u_height, startingUnit: starting_unit ?? 1, direction: u_direction ?? 'bottom_up' }

export interface MountedAsset extends StandingAsset {
  position: number
}

const isMounted = (asset: StandingAsset): asset is MountedAsset =>
  asset.position !== null && asset.u_height !== 0

interface SeenFaces {
  /** Mounted on this side; what nobody knows the side of is at the front. */
  own: MountedAsset[]
  /** Mounted on the other side and as deep as the rack, or perhaps. */
  backs: MountedAsset[]
}

/** What is seen of a rack from a side. */
export function seenFrom(face: Face, assets: readonly StandingAsset[]): SeenFaces {
  const mounted = assets.filter(isMounted)
  const isOwn = (asset: MountedAsset) => (asset.face ?? 'front') === face
  return {
    own: mounted.filter(isOwn),
    backs: mounted.filter((asset) => !isOwn(asset) && (asset.face === null || asset.full_depth === true)),
  }
}

/** What hangs beside the rails: at the rear where nobody says, the first at the left. */
export const stripsOf = (face: Face, assets: readonly StandingAsset[]): StandingAsset[] =>
  assets.filter((asset) => asset.u_height === 0 && (asset.face ?? 'rear') === face)

/** What is in a rack and cannot be drawn: nobody knows its unit. */
export const looseOf = (assets: readonly StandingAsset[]): StandingAsset[] =>
  assets.filter((asset) => asset.position === null && asset.u_height !== 0)

/** Units drawn for a thing; what nobody has measured is drawn as one. */
export const drawnHeight = ({ u_height }: Pick<StandingAsset, 'u_height'>): number => u_height ?? 1

/** A move that has been sent and not been answered yet. */
export interface MoveUnderWay {
  asset: StandingAsset
  to: PlaceInput
}

/** The racks as they will be once what is under way has arrived. */
export const withMoves = (racks: readonly NodeContents[], moves: readonly MoveUnderWay[]): NodeContents[] =>
  racks.map((rack) => {
    const staying = rack.assets.filter(({ id }) => moves.every(({ asset }) => asset.id !== id))
    const arriving = moves
      .filter(({ to }) => to.node_id === rack.node.id)
      .map(({ asset, to: { position, face, lane = null } }) => ({ ...asset, position, face, lane }))
    return { ...rack, assets: [...staying, ...arriving].toSorted(fromTheTop(rack.node)) }
  })

// a list of them reads as the rack is drawn
const fromTheTop =
  ({ u_direction }: PlaceNode) =>
  (one: StandingAsset, other: StandingAsset) => {
    if (one.position === null || other.position === null)
      return Number(one.position === null) - Number(other.position === null)
    return u_direction === 'top_down' ? one.position - other.position : other.position - one.position
  }

/** Names that tell racks apart: as much of the way to each as it takes. */
export function rackNames(racks: readonly Pick<NodeContents, 'node'>[]): Map<string, string> {
  const name = ({ node }: Pick<NodeContents, 'node'>, steps: number) =>
    node.trail
      .slice(-steps)
      .map((step) => step.name)
      .join(' › ')
  const longest = Math.max(1, ...racks.map(({ node }) => node.trail.length))
  const steps = Array.from({ length: longest }, (_, at) => at + 1)
  const enough = steps.find((each) => new Set(racks.map((rack) => name(rack, each))).size === racks.length)
  return new Map(racks.map((rack) => [rack.node.id, name(rack, enough ?? longest) || rack.node.name]))
}
