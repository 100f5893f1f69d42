import type { Asset, AssetField, AssetStatus } from '@plenum/domain/asset'
import { isClosed, offered } from '@plenum/domain/transition'
import { findingsOf, type Finding } from '@plenum/domain/transition-guards'

/** A status as it is offered: what of the asset itself forbids it, and what is worth knowing about it. */
export interface StatusOption {
  to: AssetStatus
  /** Fields that must be known first. */
  missing: AssetField[]
  needsPlace: boolean
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
      place: placeOf(asset, to) && { refused: [] },
      reason: null,
      category: null,
      evidence: { data: 'no', bears_data: null, erasures: [] },
      today,
    })
    return {
      to,
      missing: found.filter(({ guard }) => guard === 'identity').map(fieldOf),
      needsPlace: found.some(({ guard }) => guard === 'place'),
      warranty: found.find(({ guard }) => guard === 'warranty')?.subject ?? null,
    }
  })
}

// what is racked goes where that was planned
const placeOf = ({ location, planned_move }: Asset, to: AssetStatus) =>
  location ?? (to === 'installation' ? planned_move : null)

const IDENTITY_FIELDS = ['code', 'brand_id', 'model_id', 'serial_number', 'owner_id'] as const
const fieldOf = ({ attr }: Finding): AssetField => IDENTITY_FIELDS.find((field) => field === attr) ?? 'code'

/** Whether a status can be chosen now. */
export const isOpen = ({ missing, needsPlace }: StatusOption): boolean => missing.length === 0 && !needsPlace
