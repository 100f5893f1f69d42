import type { RackFacts } from './capacity.ts'
import type { FitFinding } from './fit-limits.ts'
import { hasUnit, type Claim, type Hold, type Mounted } from './load.ts'
import type { ModelRecord } from './model.ts'
import type { Face } from './placement.ts'
import { facesMeet, isOutside, overlaps } from './rack-space.ts'

const TAKEN_AS = {
  taken: 'place_taken',
  reserved: 'place_reserved',
  planned: 'place_planned',
} as const satisfies Record<Hold, FitFinding['code']>

const levelOf = (hold: Hold | null): FitFinding['level'] => (hold === 'planned' ? 'warn' : 'block')

type Placed = Mounted & { position: number }

/** Whether a thing's units are within the rack. */
function bounds(rack: RackFacts, thing: Placed): FitFinding[] {
  if (!isOutside(rack, thing)) return []
  const outside: FitFinding = { code: 'place_outside_rack', level: 'block', is: thing.position }
  return [rack.u_height === null ? outside : { ...outside, limit: rack.u_height }]
}

/** Who is in a thing's way where it would stand, apart by how firmly they are. */
function rivals(rack: RackFacts, claims: readonly Claim[], thing: Placed): FitFinding[] {
  const there = claims.filter((claim) => claim.space !== null).filter(hasUnit)
  const over = there.filter((claim) => overlaps(claim, thing))
  const behind = there.filter((claim) => !over.includes(claim) && facesMeet(rack, claim, thing))
  const named = (code: FitFinding['code'], level: FitFinding['level'], found: readonly Claim[]) =>
    found.length === 0 ? [] : [{ code, level, rivals: found.map(({ id }) => id) }]
  return [
    ...(['taken', 'reserved', 'planned'] as const).flatMap((hold) =>
      named(
        TAKEN_AS[hold],
        levelOf(hold),
        over.filter(({ space }) => space === hold),
      ),
    ),
    ...meeting(rack, behind, thing),
  ]
}

/** Things on the other face that a thing would meet between the rails. */
function meeting({ mounting_depth_mm }: RackFacts, behind: readonly Claim[], thing: Placed): FitFinding[] {
  if (behind.length === 0 || mounting_depth_mm === null) return []
  const deepest = Math.max(...behind.map(({ depth_mm }) => depth_mm ?? 0))
  return [
    {
      code: 'faces_meet',
      level: behind.some(({ space }) => levelOf(space) === 'block') ? 'block' : 'warn',
      is: (thing.depth_mm ?? 0) + deepest,
      limit: mounting_depth_mm,
      rivals: behind.map(({ id }) => id),
    },
  ]
}

/** What speaks against a thing's units: where they are, and who else wants them. */
export function spaceFindings(rack: RackFacts, claims: readonly Claim[], thing: Mounted): FitFinding[] {
  if (!hasUnit(thing)) return []
  return [
    ...bounds(rack, thing),
    ...rivals(rack, claims, thing),
    ...(thing.u_height === null ? [{ code: 'height_unknown', level: 'warn' } as const] : []),
    ...(rack.u_height === null ? [{ code: 'place_height_unknown', level: 'warn' } as const] : []),
  ]
}

/** A thing that reaches out of the rack behind. */
export function depthFindings(rack: RackFacts, { depth_mm }: Mounted): FitFinding[] {
  const limit = rack.mounting_depth_mm ?? rack.outer_depth_mm
  if (limit === null || depth_mm == null || depth_mm <= limit) return []
  return [{ code: 'deeper_than_rack', level: 'warn', is: depth_mm, limit }]
}

type Side = 'front' | 'rear' | 'side'

/** Where air is drawn in and blown out, seen from the face that a thing is mounted with; none for what has no way. */
const AIR_WAYS = {
  front_to_rear: ['front', 'rear'],
  rear_to_front: ['rear', 'front'],
  left_to_right: ['side', 'side'],
  right_to_left: ['side', 'side'],
  side_to_rear: ['side', 'rear'],
  rear_to_side: ['rear', 'side'],
  bottom_to_top: ['side', 'side'],
  top_to_bottom: ['side', 'side'],
  passive: null,
  mixed: null,
} as const satisfies Record<NonNullable<ModelRecord['airflow']>, readonly [Side, Side] | null>

const turned = (side: Side, face: Face | null): Side =>
  face !== 'rear' || side === 'side' ? side : side === 'front' ? 'rear' : 'front'

/** A thing that draws from the rack's hot side or blows into its cold one, as it is turned; unknown ways are silent. */
export function airflowFindings(
  rack: Pick<RackFacts, 'airflow'>,
  { airflow, face }: Pick<Mounted, 'face'> & Pick<ModelRecord, 'airflow'>,
): FitFinding[] {
  const way = airflow === null ? null : AIR_WAYS[airflow]
  if (way === null || rack.airflow === null) return []
  const cold = rack.airflow === 'front_to_rear' ? 'front' : 'rear'
  const hot = turned(cold, 'rear')
  const isAgainst = turned(way[0], face) === hot || turned(way[1], face) === cold
  return isAgainst ? [{ code: 'airflow_against', level: 'warn' }] : []
}
