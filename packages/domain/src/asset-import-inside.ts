import { differing, type FieldChange } from './asset-import-change.ts'
import type { PlaceStep } from './asset-import-place.ts'
import { problem, type ReadRow, type RowProblem, type RowValues } from './asset-import-row.ts'
import { isPlaceColumn } from './asset-import-written.ts'
import { HELD_MOST } from './placement.ts'

/** What a row's thing can be put into: an asset, or what a row that comes in before it makes. */
export interface HostFact {
  /** Null for what a row is still to make. */
  id: string | null
  /** Its code; of what has none yet its name. */
  label: string
  is_closed: boolean
  /** Whether it stands anywhere. */
  stands: boolean
  /** Ids of what it is in itself, at any depth. */
  within: readonly string[]
  /** What else is in it: a name of an asset, a line of a row. */
  held: readonly { label: string; slot: string | null }[]
  /** Where it stands, where the row says that its thing stands elsewhere. */
  elsewhere: string | null
}

/** What an asset is in as it is, and in which slot of it. */
export interface InsideNow {
  id: string
  code: string
  slot: string | null
}

type Said = Pick<RowValues, 'inside' | 'slot'>

/** What a text that names an asset or a slot is compared by. */
export const folded = (text: string): string => text.trim().toLowerCase()

/** What speaks against putting a row's thing into what it names; `own` is the asset that the row changes. */
export function insideProblems(
  { inside, slot }: Said,
  hosts: readonly HostFact[],
  own: string | null,
): RowProblem[] {
  if (inside === null) return []
  const [host, another] = hosts
  if (host === undefined) return [problem('inside', 'no_host')]
  if (another !== undefined) return [problem('inside', 'several_hosts')]
  if (host.is_closed) return [problem('inside', 'asset_closed')]
  if (own !== null && (host.id === own || host.within.includes(own)))
    return [problem('inside', 'inside_itself')]
  if (!host.stands) return [problem('inside', 'place_missing')]
  if (host.held.length >= HELD_MOST) return [problem('inside', 'place_full', { limit: HELD_MOST })]
  const rival = host.held.find((other) => slot !== null && folded(other.slot ?? '') === folded(slot))
  if (rival !== undefined) return [problem('slot', 'slot_taken', { rival: rival.label })]
  if (host.elsewhere === null) return []
  return [problem('inside', 'inside_elsewhere', { severity: 'warning', rival: host.elsewhere })]
}

/** A row whose thing is in another, which it stands with: whatever else it says of a place. */
export const readInside = ({ values, problems }: ReadRow, place: PlaceStep[]): ReadRow => ({
  values: {
    ...values,
    place,
    location_step: null,
    whole_place: true,
    position: null,
    face: null,
    lane: null,
  },
  problems: problems.filter(({ column }) => !isPlaceColumn(column)),
})

/** Whether an asset is taken out of what it is in by an empty cell. */
export const isTakenOut = ({ inside, cleared }: RowValues): boolean =>
  inside === null && cleared.includes('inside')

/** The slot an asset is to be in: what the row does not say of it stays in the same one. */
export function slotOf(
  { slot, cleared }: RowValues,
  host: Pick<HostFact, 'id'>,
  now: InsideNow | null,
): string | null {
  if (slot !== null) return slot
  return now !== null && now.id === host.id && !cleared.includes('slot') ? now.slot : null
}

/** What a row changes of what its asset is in: by their codes, since names are not one asset's own. */
export function insideChanges(
  values: RowValues,
  now: InsideNow | null,
  [host]: readonly HostFact[],
): FieldChange[] {
  const slots = (to: string | null) => differing('slot', now?.slot ?? null, to)
  if (isTakenOut(values)) return [...differing('inside', now?.code ?? null, null), ...slots(null)]
  if (values.inside === null || host === undefined) return []
  const moved =
    now?.id === host.id ? [] : [{ column: 'inside' as const, from: now?.code ?? null, to: host.label }]
  return [...moved, ...slots(slotOf(values, host, now))]
}
