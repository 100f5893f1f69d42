import * as v from 'valibot'
import {
  ATTRIBUTE_KINDS,
  attributeKey,
  type AttributeDefinition,
  type AttributeKind,
} from './asset-attribute.ts'
import { optionalText } from './text.ts'
import type { BuiltInType } from './built-in-types.ts'

/** Attributes that a type can have. */
export const MOST_ATTRIBUTES = 30

type Definition = readonly [AttributeKind, unit?: string]

/** The attributes that types start with, by the keys that languages have words for. */
const KNOWN = {
  agent: ['text'],
  ah: ['number', 'Ah'],
  airflow_m3h: ['number', 'm³/h'],
  amps: ['number', 'A'],
  autonomy_min: ['number', 'min'],
  bmc: ['text'],
  breaker_a: ['number', 'A'],
  calibration_due: ['date'],
  chemistry: ['text'],
  compatible_models: ['text'],
  connector: ['text'],
  cooling_kw: ['number', 'kW'],
  cpu: ['text'],
  direct_liquid: ['boolean'],
  disks: ['text'],
  flow_l_min: ['number', 'l/min'],
  fuel_l: ['number', 'l'],
  inlet: ['text'],
  install_date: ['date'],
  kva: ['number', 'kVA'],
  kw: ['number', 'kW'],
  life_years: ['number'],
  measures: ['text'],
  metered: ['boolean'],
  outlets: ['number'],
  poles: ['number'],
  port_speed: ['number', 'Gbit/s'],
  ports: ['number'],
  power_path: ['text'],
  pressure_bar: ['number', 'bar'],
  ram: ['number', 'GB'],
  raw_tb: ['number', 'TB'],
  refrigerant: ['text'],
  refrigerant_kg: ['number', 'kg'],
  run_hours: ['number', 'h'],
  sensible_kw: ['number', 'kW'],
  setpoint_c: ['number', '°C'],
  slot: ['text'],
  slots: ['number'],
  slots_front: ['number'],
  slots_rear: ['number'],
  sources: ['number'],
  switched: ['boolean'],
  topology: ['text'],
  unit_of_measure: ['text'],
} as const satisfies Record<string, Definition>
export type KnownAttribute = keyof typeof KNOWN

export const isKnownAttribute = (key: string): key is KnownAttribute => Object.hasOwn(KNOWN, key)

/** A definition as a person makes it. */
const AttributeInput = v.strictObject(
  {
    key: attributeKey,
    name: optionalText(60),
    kind: v.picklist(ATTRIBUTE_KINDS, 'unknown_option'),
    unit: optionalText(20),
  },
  'invalid',
)

/** The attributes of a type in their order, each key once and each with a name. */
export const AttributeList = v.pipe(
  v.array(
    v.pipe(
      AttributeInput,
      v.forward(
        v.check(({ key, name }) => name !== null || isKnownAttribute(key), 'required'),
        ['name'],
      ),
    ),
    'invalid',
  ),
  v.maxLength(MOST_ATTRIBUTES, 'too_large'),
  v.check((list) => new Set(list.map(({ key }) => key)).size === list.length, 'already_exists'),
)

/** The definition of a known attribute, as types start with it. */
export function knownDefinition(key: KnownAttribute): AttributeDefinition {
  const [kind, unit]: Definition = KNOWN[key]
  return { key, name: null, kind, unit: unit ?? null }
}

/** The attributes of the types that every company starts with. */
export const STARTING_ATTRIBUTES: { readonly [Type in BuiltInType]?: readonly KnownAttribute[] } = {
  SRV: ['cpu', 'ram', 'disks', 'bmc'],
  BLD: ['slot'],
  CHS: ['slots_front', 'slots_rear'],
  STO: ['raw_tb'],
  GPU: ['direct_liquid', 'flow_l_min'],
  TAP: ['slots'],
  SWI: ['ports', 'port_speed'],
  PPN: ['ports', 'connector'],
  PDU: ['inlet', 'outlets', 'metered', 'switched', 'power_path'],
  RPP: ['poles', 'breaker_a'],
  UPS: ['kva', 'kw', 'topology', 'autonomy_min'],
  BAT: ['chemistry', 'ah', 'install_date', 'life_years'],
  GEN: ['kva', 'fuel_l', 'run_hours'],
  ATS: ['amps', 'sources'],
  TRF: ['kva'],
  CRC: ['sensible_kw', 'airflow_m3h', 'setpoint_c', 'refrigerant'],
  INR: ['cooling_kw', 'flow_l_min'],
  CHL: ['cooling_kw', 'refrigerant_kg'],
  PMP: ['flow_l_min'],
  SEN: ['measures', 'unit_of_measure', 'calibration_due'],
  FIR: ['agent', 'pressure_bar'],
  SPR: ['compatible_models'],
}

const starting: { readonly [code: string]: readonly KnownAttribute[] | undefined } = STARTING_ATTRIBUTES

/** The attributes that a type starts with, by its code. */
export const startingAttributes = (code: string): AttributeDefinition[] =>
  (starting[code] ?? []).map(knownDefinition)

/** A key for an attribute of this name that none of the others has. */
export function attributeKeyOf(name: string, taken: readonly string[]): string {
  const letters = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
  const first = (/^[a-z]/.test(letters) ? letters : `a_${letters}`).slice(0, 36)
  let key = first
  for (let next = 2; taken.includes(key); next++) key = `${first}_${next}`
  return key
}
