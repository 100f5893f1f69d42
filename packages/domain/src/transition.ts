import * as v from 'valibot'
import { ASSET_STATUSES, type Asset, type AssetStatus, type LifeDate } from './asset.ts'
import { PlaceInput } from './placement.ts'
import { overrideReason, REASON_CATEGORIES, REASON_MAX, reasonText } from './reason.ts'
import { optionalText } from './text.ts'

/** What follows from a status: whether it takes its units of the rack, and whether its power is budgeted. */
export const MEANINGS = {
  planning: { occupies: 'reserves', power: 'reserves' },
  received: { occupies: 'no', power: 'no' },
  installation: { occupies: 'yes', power: 'yes' },
  active: { occupies: 'yes', power: 'yes' },
  standby: { occupies: 'yes', power: 'yes' },
  maintenance: { occupies: 'yes', power: 'yes' },
  faulty: { occupies: 'yes', power: 'yes' },
  repair: { occupies: 'yes', power: 'reserves' },
  out_of_service: { occupies: 'yes', power: 'reclaimable' },
  decommissioning: { occupies: 'yes', power: 'no' },
} as const satisfies Record<AssetStatus, Meaning>

interface Meaning {
  occupies: 'yes' | 'no' | 'reserves'
  power: 'yes' | 'no' | 'reserves' | 'reclaimable'
}

export const OCCUPYING = ASSET_STATUSES.filter((status) => MEANINGS[status].occupies === 'yes')

/** Whether a thing of a status is in the way of others where it stands. */
export const occupies = (status: AssetStatus): boolean => MEANINGS[status].occupies === 'yes'

/** Every change of status there is; all others are refused. */
export const TRANSITIONS = {
  planning: ['received', 'installation'],
  received: ['planning', 'installation', 'faulty', 'decommissioning'],
  installation: ['planning', 'received', 'active', 'standby', 'faulty'],
  active: ['standby', 'maintenance', 'faulty', 'out_of_service'],
  standby: ['active', 'maintenance', 'faulty', 'out_of_service'],
  maintenance: ['active', 'standby', 'faulty', 'repair', 'out_of_service'],
  faulty: ['active', 'standby', 'maintenance', 'repair', 'out_of_service', 'decommissioning'],
  repair: ['received', 'installation', 'active', 'standby', 'out_of_service', 'decommissioning'],
  out_of_service: [
    'received',
    'installation',
    'active',
    'standby',
    'maintenance',
    'repair',
    'decommissioning',
  ],
  decommissioning: ['out_of_service'],
} as const satisfies Record<AssetStatus, readonly AssetStatus[]>

/** Whether the table has this change of status. */
export const canBecome = (from: AssetStatus, to: AssetStatus): boolean => {
  const allowed: readonly AssetStatus[] = TRANSITIONS[from]
  return allowed.includes(to)
}

/** An asset whose decommissioning has ended: it is read, and changed no more. */
export const isClosed = ({ status, termination_date }: Pick<Asset, 'status' | 'termination_date'>): boolean =>
  status === 'decommissioning' && termination_date !== null

type Standing = Pick<Asset, 'status' | 'previous_status' | 'termination_date'>

/** The statuses an asset may take next: where maintenance came from stands first. */
export function offered(asset: Standing): AssetStatus[] {
  const all: readonly AssetStatus[] = TRANSITIONS[asset.status]
  const back = asset.status === 'maintenance' ? asset.previous_status : null
  return all.toSorted((one, other) => Number(other === back) - Number(one === back))
}

/** How far a status is along a thing's life; what goes to a smaller number goes back. */
const STAGE = {
  planning: 0,
  received: 1,
  installation: 2,
  active: 3,
  standby: 3,
  maintenance: 3,
  faulty: 3,
  repair: 3,
  out_of_service: 4,
  decommissioning: 5,
} as const satisfies Record<AssetStatus, number>

export interface Step {
  from: AssetStatus
  to: AssetStatus
}

/** Whether a change of status must be explained: a failure, an end of use, and whatever goes back. */
export const wantsReason = ({ from, to }: Step): boolean =>
  to === 'faulty' || to === 'out_of_service' || STAGE[to] < STAGE[from]

/** Whether a person goes on though others depend on the thing. */
export const acknowledged = v.optional(v.boolean('invalid'), false)

/** What a person says when changing a status; a place is given where it shall stand from then on. */
export const AssetTransition = v.strictObject(
  {
    to: v.picklist(ASSET_STATUSES, 'unknown_option'),
    reason: v.optional(optionalText(REASON_MAX), null),
    category: v.optional(v.nullable(v.picklist(REASON_CATEGORIES, 'unknown_option')), null),
    place: v.optional(v.nullable(PlaceInput), null),
    override_reason: overrideReason,
    acknowledged,
  },
  'invalid',
)
export type AssetTransition = v.InferInput<typeof AssetTransition>

/** A reason where one is wanted in any case. */
export const WithReason = {
  reason: reasonText,
  category: v.pipe(v.string('required'), v.picklist(REASON_CATEGORIES, 'required')),
}

const IN_USE: readonly AssetStatus[] = ['installation', 'active', 'standby', 'maintenance']

type Life = Pick<Asset, 'status' | 'previous_status' | LifeDate>

/** What a change of status writes into the asset by itself; `at` is the moment it happens. */
export function lifeAfter(asset: Life, to: AssetStatus, at: string): Partial<Life> {
  const isBackInUse = IN_USE.some((status) => status === to)
  return {
    status: to,
    previous_status: to === 'maintenance' ? asset.status : null,
    ...(asset.termination_date !== null && { termination_date: null }),
    ...(to === 'received' && { received_at: at }),
    ...(to === 'installation' && { installed_at: at }),
    ...(to === 'active' && { activated_at: at }),
    ...(to === 'out_of_service' && asset.powered_off_at === null && { powered_off_at: at }),
    ...(isBackInUse && asset.powered_off_at !== null && { powered_off_at: null }),
  }
}
