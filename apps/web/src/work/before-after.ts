import type { AssetCategory } from '@plenum/domain/asset-type'
import type { NodeContents, StandingAsset } from '@plenum/domain/node-contents'
import type { Place } from '@plenum/domain/placement'
import type { WorkItem } from '@plenum/domain/work-item'

/** A thing that leaves a place or comes to one. */
export interface Moving {
  /** The item it belongs to. */
  item: string
  thing: { id: string; name: string; code: string; status: StandingAsset['status']; asset_type: string }
  from: Place | null
  to: Place | null
}

/** What an item lets leave and come: a swap lets one leave and another come to its place. */
export function movingOf(item: WorkItem): Moving[] {
  const { id, op, asset, replacement, from } = item
  const to = item.placed ?? item.to
  if (op === 'add') {
    const made = {
      id,
      name: item.name ?? item.model?.name ?? '',
      code: '',
      status: 'planning',
      asset_type: '',
    } as const
    return [{ item: id, thing: asset ?? made, from: asset === null ? null : from, to }]
  }
  if (asset === null || op === 'change' || op === 'maintain') return []
  if (op === 'remove') return [{ item: id, thing: asset, from, to: null }]
  const leaving = { item: id, thing: asset, from, to }
  return op === 'swap' && replacement !== null
    ? [leaving, { item: id, thing: replacement, from: null, to: from }]
    : [leaving]
}

/** The places in racks that an item touches: where its thing stands, and where it will. */
export const racksOf = (item: WorkItem): { before: Place | null; after: Place | null } => {
  const [first, second] = movingOf(item)
  const inRack = (place: Place | null | undefined) =>
    place && place.position !== null && place.trail.at(-1)?.type === 'rack' ? place : null
  const before = inRack(first?.from)
  // of a swap what comes is looked at before where the other goes
  return { before, after: inRack(second?.to) ?? inRack(first?.to) ?? (item.op === 'remove' ? before : null) }
}

const UNKNOWN_CATEGORY: AssetCategory = 'it'

/** How high the things of a request are, by their ids; what nobody has measured is left out. */
export type Heights = ReadonlyMap<string, number | null>

function standing(
  { thing }: Moving,
  { position, face, lane }: Pick<Place, 'position' | 'face' | 'lane'>,
  known: ReadonlyMap<string, StandingAsset>,
  heights: Heights,
): StandingAsset {
  const seen = known.get(thing.id)
  return {
    version: 1,
    category: UNKNOWN_CATEGORY,
    model: null,
    u_height: heights.get(thing.id) ?? null,
    full_depth: null,
    width: null,
    weight_kg: null,
    rated_w: null,
    budget_w: null,
    front_image: null,
    rear_image: null,
    ...seen,
    id: thing.id,
    name: thing.name,
    code: thing.code,
    status: thing.status,
    asset_type: thing.asset_type,
    position,
    face,
    lane,
  }
}

interface Drawn {
  /** The rack as it is now, executed or not. */
  rack: NodeContents
  /** What the whole request lets leave and come. */
  moving: readonly Moving[]
  /** What is known of the things from the racks they stand in. */
  known: ReadonlyMap<string, StandingAsset>
  heights: Heights
}

/** A rack without anything that the request moves. */
const still = ({ rack, moving }: Drawn) =>
  rack.assets.filter(({ id }) => moving.every(({ thing }) => thing.id !== id))

const isHere = (place: Place | null, { rack }: Drawn): place is Place => place?.node_id === rack.node.id

/** A rack before a request: what leaves stands dashed where it stood. */
export function rackBefore(drawn: Drawn): NodeContents {
  const { rack, moving, known, heights } = drawn
  const left = moving.flatMap((each) =>
    isHere(each.from, drawn) ? [standing(each, each.from, known, heights)] : [],
  )
  return { ...rack, assets: still(drawn), coming: [], came: [], left }
}

/** A rack after a request: what came is marked. */
export function rackAfter(drawn: Drawn): NodeContents {
  const { rack, moving, known, heights } = drawn
  const arrived = moving.flatMap((each) =>
    isHere(each.to, drawn) ? [standing(each, each.to, known, heights)] : [],
  )
  return {
    ...rack,
    assets: [...still(drawn), ...arrived],
    coming: [],
    came: arrived.map(({ id }) => id),
    left: [],
  }
}
