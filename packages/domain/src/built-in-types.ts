import type { AssetCategory, AssetType, DataBearing, Mount } from './asset-type.ts'

type Traits = readonly [AssetCategory, readonly Mount[], DataBearing]

/** The types every company starts with. */
export const BUILT_IN_TYPES = {
  SRV: ['it', ['unit', 'slot'], 'yes'],
  BLD: ['it', ['slot'], 'yes'],
  CHS: ['it', ['unit'], 'no'],
  STO: ['it', ['unit'], 'yes'],
  GPU: ['it', ['unit'], 'yes'],
  TAP: ['it', ['unit', 'floor'], 'yes'],
  KVM: ['it', ['unit'], 'no'],
  SWI: ['network', ['unit'], 'config'],
  ROU: ['network', ['unit'], 'config'],
  FWL: ['network', ['unit'], 'config'],
  PPN: ['cabling', ['unit'], 'no'],
  CBM: ['rack', ['unit'], 'no'],
  RCK: ['rack', ['floor'], 'no'],
  PDU: ['power', ['zero_unit', 'unit'], 'config'],
  RPP: ['power', ['floor'], 'no'],
  UPS: ['power', ['floor', 'unit'], 'no'],
  BAT: ['power', ['floor', 'unit'], 'no'],
  GEN: ['power', ['floor'], 'no'],
  ATS: ['power', ['unit', 'floor'], 'no'],
  TRF: ['power', ['floor'], 'no'],
  CRC: ['cooling', ['floor'], 'no'],
  INR: ['cooling', ['floor'], 'no'],
  CHL: ['cooling', ['floor'], 'no'],
  PMP: ['cooling', ['floor'], 'no'],
  SEN: ['monitoring', ['any'], 'no'],
  FIR: ['safety', ['any'], 'no'],
  SEC: ['security', ['any'], 'yes'],
  SPR: ['stock', ['bin'], 'ask'],
  OTH: ['other', ['any'], 'ask'],
} as const satisfies Record<string, Traits>
export type BuiltInType = keyof typeof BUILT_IN_TYPES

export const isBuiltInType = (code: string): code is BuiltInType => Object.hasOwn(BUILT_IN_TYPES, code)

const CORDED: readonly AssetCategory[] = ['it', 'network']

/** What of a type decides what its things need. */
export interface TypeTraits {
  category: AssetCategory
  mounts: readonly Mount[]
}

/** Whether a thing of a type has power cords of its own: what only goes into a slot is fed by what it goes into. */
export const isCorded = ({ category, mounts }: TypeTraits): boolean =>
  CORDED.includes(category) && mounts.some((mount) => mount !== 'slot')

/** A type as far as it is the same for every company. */
export type PlainType = Omit<AssetType, 'attributes'>

/** `BUILT_IN_TYPES` as records. */
export const builtInTypes = (): PlainType[] =>
  Object.entries(BUILT_IN_TYPES).map(([code, [category, mounts, data_bearing]]) => ({
    code,
    name: null,
    category,
    mounts: [...mounts],
    data_bearing,
    hidden: false,
  }))
