import type { AssetField, AssetStatus } from './asset.ts'
import type { AssetCategory } from './asset-type.ts'
import { BUDGET_FACTOR, budgetOf, DRAWS } from './model-specs.ts'
import type { ModelRecord } from './model.ts'
import type { Occupancy } from './rack-space.ts'
import { MEANINGS } from './transition.ts'

/** What a place has to bear of a thing: kg, W that planning counts with, power cords on either path; null is unknown. */
export interface Load {
  weight_kg: number | null
  budget_w: number | null
  heat_w: number | null
  cords_a: number | null
  cords_b: number | null
}

/** The fields of an asset that change what a place has to bear of it. */
export const LOAD_FIELDS = [
  'asset_type',
  'model_id',
  'budget_w',
  'weight_kg',
  'cords_a',
  'cords_b',
] as const satisfies readonly AssetField[]

/** What is known of a thing that bears on a place: its own facts where it has them, else its model's. */
export type LoadFacts = Pick<ModelRecord, 'weight_kg' | 'rated_w' | 'budget_w' | 'heat_w'> &
  Pick<Load, 'cords_a' | 'cords_b'>

/** What a thing takes in W: by its nameplate, as planning counts it, and as it was measured last. */
export interface Draw {
  rated_w: number | null
  /** What is planned with. */
  budget_w: number | null
  /** What alarms go by. */
  measured_w: number | null
}

/**
 * What a thing takes; one of a family that takes no power takes none, where nobody says otherwise, and one that passes
 * power on is rated for what goes through it.
 */
export function drawOf(
  facts: Pick<ModelRecord, 'rated_w' | 'budget_w'> & { measured_w?: number | null },
  category: AssetCategory,
  factor = BUDGET_FACTOR,
): Draw {
  const none = DRAWS.includes(category) ? null : 0
  return {
    rated_w: facts.rated_w ?? none,
    budget_w: category === 'power' ? (facts.budget_w ?? 0) : (budgetOf(facts, factor) ?? none),
    measured_w: facts.measured_w ?? null,
  }
}

/** What planning counts for a thing. Heat is what it takes, as far as its model gives off as heat what it takes. */
export function loadOf(facts: LoadFacts, category: AssetCategory, factor = BUDGET_FACTOR): Load {
  const { weight_kg, rated_w, heat_w, cords_a, cords_b } = facts
  const { budget_w } = drawOf(facts, category, factor)
  const share = heat_w === null || !rated_w ? 1 : heat_w / rated_w
  const heat = budget_w === null ? heat_w : Math.round(budget_w * share)
  return { weight_kg, budget_w, heat_w: heat, cords_a, cords_b }
}

/** How firmly a thing claims what it claims: it has it, a reservation keeps it, a plan is going to want it. */
export const HOLDS = ['taken', 'reserved', 'planned'] as const
export type Hold = (typeof HOLDS)[number]

/** What a thing of a status that is placed in a rack holds of the rack's space and weight, and of its power and heat. */
export function holdsOf(status: AssetStatus): Pick<Claim, 'space' | 'power'> {
  const { occupies, power } = MEANINGS[status]
  const space = ({ yes: 'taken', reserves: 'planned', no: null } as const)[occupies]
  const kept = space === 'taken' ? 'reserved' : 'planned'
  return { space, power: ({ yes: 'taken', reserves: kept, reclaimable: null, no: null } as const)[power] }
}

/** A thing as it stands in a rack, or would: without a position beside the rails, or nobody has said where. */
export interface Mounted extends Omit<Occupancy, 'position'>, Load {
  position: number | null
}

/** What stands in a rack, is reserved in it or planned for it. */
export interface Claim extends Mounted {
  id: string
  /** Whose place it is; null for a reservation for nothing in particular. */
  asset_id: string | null
  /** How firmly it holds its units and its weight; null not at all. */
  space: Hold | null
  /** How firmly it holds its power and its heat. */
  power: Hold | null
}

/** What claims hold something by: a rack's units and what it bears, or its power and what cools it. */
type By = 'space' | 'power'

const rankOf = (claim: Claim, by: By): number => {
  const hold = claim[by]
  return hold === null ? HOLDS.length : HOLDS.indexOf(hold)
}

/** Whether a claim is firmer than another one; of equally firm ones always the same is, in whatever order they come. */
function isFirmer(one: Claim, other: Claim, by: By): boolean {
  const [rank, against] = [rankOf(one, by), rankOf(other, by)]
  return rank === against ? one.id < other.id : rank < against
}

/** The claims of things that have several. */
function severalOf(claims: readonly Claim[]): Map<string | null, Claim[]> {
  const first = new Map<string, Claim>()
  const several = new Map<string | null, Claim[]>()
  for (const claim of claims) {
    const { asset_id } = claim
    if (asset_id === null) continue
    const before = first.get(asset_id)
    if (before === undefined) first.set(asset_id, claim)
    else several.set(asset_id, [...(several.get(asset_id) ?? [before]), claim])
  }
  return several
}

/** Claims by what they hold, one of each thing. */
export type FirmClaims<Each extends Claim = Claim> = Readonly<Record<By, readonly Each[]>>

/**
 * The claims that hold something, by what they hold, of each thing only the firmest one: what is going to another place of
 * its own rack bears on the rack once, while it holds the units of both places.
 */
export function firmest<Each extends Claim>(claims: readonly Each[]): FirmClaims<Each> {
  const several = severalOf(claims)
  const holding = (by: By) =>
    claims.filter(
      (claim) =>
        claim[by] !== null &&
        !several.get(claim.asset_id)?.some((other) => other !== claim && isFirmer(other, claim, by)),
    )
  return { space: holding('space'), power: holding('power') }
}

/** A claim that may end. */
export interface PassingClaim extends Claim {
  /** The first day on which it is there no more, `YYYY-MM-DD`: a reservation that expires, a thing that moves away. */
  until: string | null
  /** The plan that is to bring it, from a day on, or at any time (null); what stands there or is kept a place has none. */
  plan?: { from: string | null }
}

/** The claims that are still there on a day, or begin after it. */
export const claimsFrom = <Passing extends PassingClaim>(
  claims: readonly Passing[],
  day: string,
): Passing[] => claims.filter(({ until }) => until === null || until > day)

/** Whether a thing is mounted at a unit. */
export const hasUnit = <Thing extends Mounted>(thing: Thing): thing is Thing & { position: number } =>
  thing.position !== null
