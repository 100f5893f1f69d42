import type { Asset, AssetField, AssetStatus } from '@plenum/domain/asset'
import { isBuiltInType, BUILT_IN_TYPES, isCorded } from '@plenum/domain/built-in-types'
import { isClosed, offered } from '@plenum/domain/transition'
import { CORDS, findingsOf, IDENTITY, type Finding } from '@plenum/domain/transition-guards'

/** A status as it is offered: what of the asset itself forbids it, and what is worth knowing about it. */
export interface StatusOption {
  to: AssetStatus
  /** Fields that must be known first. */
  missing: AssetField[]
  needsPlace: boolean
  /** Whether open requests about it are in the way. */
  isBusy: boolean
  /** The day its warranty ends, where that should be known. */
  warranty: string | null
}

/**
 * The statuses an asset may take next, as the domain's table and guards say: what the request itself still has to say
 * (its reason) forbids nothing here, and whether its units are free is the server's to tell.
 */
export function statusOptions(asset: Asset, today: string): StatusOption[] {
  const all = isClosed(asset) ? (['out_of_service'] as const) : offered(asset)
  return all.map((to) => {
    const found = findingsOf({
      from: asset.status,
      to,
      asset,
      corded: hasCords(asset),
      place: placeOf(asset, to) && { refused: [] },
      reason: null,
      category: null,
      evidence: { data: 'no', bears_data: null, erasures: [] },
      // what depends on it is the server's to tell
      dependents: { names: [], acknowledged: true },
      // which they are, nobody needs to know here
      open_work: asset.process === null ? [] : [''],
      today,
    })
    return {
      to,
      missing: found.filter(({ guard }) => guard === 'identity' || guard === 'commissioning').map(fieldOf),
      needsPlace: found.some(({ guard }) => guard === 'place'),
      isBusy: found.some(({ guard }) => guard === 'open_work'),
      warranty: found.find(({ guard }) => guard === 'warranty')?.subject ?? null,
    }
  })
}

// what is racked goes where that was planned
const placeOf = ({ location, planned_move }: Asset, to: AssetStatus) =>
  location ?? (to === 'installation' ? planned_move : null)

// of a type that the company made itself, the server knows
function hasCords({ asset_type }: Asset): boolean {
  if (!isBuiltInType(asset_type)) return false
  const [category, mounts] = BUILT_IN_TYPES[asset_type]
  return isCorded({ category, mounts })
}

const fieldOf = ({ attr }: Finding): AssetField =>
  [...IDENTITY, ...CORDS].find((field) => field === attr) ?? 'code'

/** Whether a status can be chosen now. */
export const isOpen = ({ missing, needsPlace, isBusy }: StatusOption): boolean =>
  missing.length === 0 && !needsPlace && !isBusy
