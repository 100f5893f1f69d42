import type { AssetStatus } from './asset.ts'

/** Statuses of what is broken: confirmed, or on its way back. */
export const FAULT_STATUSES = ['faulty', 'repair'] as const satisfies readonly AssetStatus[]
export const isFault = (status: AssetStatus): boolean => FAULT_STATUSES.some((each) => each === status)

/** Statuses that end a fault without a repair: the thing was given up. */
export const GIVEN_UP_STATUSES = [
  'out_of_service',
  'decommissioning',
] as const satisfies readonly AssetStatus[]
const isGivenUp = (status: AssetStatus): boolean => GIVEN_UP_STATUSES.some((each) => each === status)

/** One change of a thing's status. */
export interface StatusChange {
  asset_id: string
  from: AssetStatus
  to: AssetStatus
  /** UTC, ISO 8601. */
  at: string
}

/** A fault that was repaired. */
export interface Repair {
  asset_id: string
  broke_at: string
  repaired_at: string
}

/**
 * The faults that were repaired, by when they were; changes are given in order of time. A fault goes on from `faulty`
 * to `repair`, and ends where a thing can be used again. What was given up, and what broke before all that is told, is
 * left out.
 */
export function repairsOf(changes: readonly StatusChange[]): Repair[] {
  const broke = new Map<string, string>()
  return changes.flatMap(({ asset_id, from, to, at }) => {
    if (isFault(to)) {
      if (!isFault(from)) broke.set(asset_id, at)
      return []
    }
    const broke_at = broke.get(asset_id)
    broke.delete(asset_id)
    if (!isFault(from) || broke_at === undefined || isGivenUp(to)) return []
    return [{ asset_id, broke_at, repaired_at: at }]
  })
}

const HOUR = 60 * 60 * 1000

/** Mean hours from when things broke until they were repaired; null where nothing was. */
export function meanHoursToRepair(repairs: readonly Repair[]): number | null {
  if (repairs.length === 0) return null
  const all = repairs.reduce(
    (sum, { broke_at, repaired_at }) => sum + Date.parse(repaired_at) - Date.parse(broke_at),
    0,
  )
  return all / repairs.length / HOUR
}

/** How long something has been as it is, in bands of days; `to` counts from today, null is no end. */
export const AGE_BANDS = {
  days: { from: 0, to: 6 },
  weeks: { from: 7, to: 29 },
  months: { from: 30, to: null },
} as const
export type AgeBand = keyof typeof AGE_BANDS
export const AGE_BAND_NAMES = ['days', 'weeks', 'months'] as const satisfies readonly AgeBand[]

/** The days that a band covers, as filters name them: so many days from today. */
export function bandDays(band: AgeBand): { from?: string; to: string } {
  const { from, to } = AGE_BANDS[band]
  return { ...(to !== null && { from: `${-to}d` }), to: `${from === 0 ? 0 : -from}d` }
}
