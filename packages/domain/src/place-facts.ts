import * as v from 'valibot'
import { COUNTRIES } from './country.ts'
import { CELSIUS, decimal, KILOGRAMS, whole } from './measure.ts'
import type { NodeType } from './node-type.ts'
import { isoDate, optionalText, text } from './text.ts'

/** How many units, machines or paths may fail before the supply does. */
export const UPS_TOPOLOGIES = ['n', 'n_plus_1', 'two_n', 'two_n_plus_1'] as const
/** What a room is for. */
export const ROOM_KINDS = [
  'data_hall',
  'electrical',
  'mechanical',
  'battery',
  'network',
  'storage',
  'staging',
  'loading',
  'noc',
  'office',
] as const
/** What sets a zone apart within its room. */
export const ZONE_KINDS = ['hot_aisle', 'cold_aisle', 'chimney', 'cage', 'pod'] as const
/** How a rack is built. */
export const FORM_FACTORS = [
  'four_post_cabinet',
  'four_post_frame',
  'two_post_frame',
  'wall_cabinet',
  'wall_frame',
] as const
/** What takes the heat out of a rack. */
export const COOLING_TYPES = ['air', 'rear_door', 'direct_liquid', 'immersion'] as const
/** Ways the air goes through a rack. */
export const RACK_AIRFLOWS = ['front_to_rear', 'rear_to_front'] as const
/** Whether unit 1 is at the bottom of a rack or at its top. */
export const U_DIRECTIONS = ['bottom_up', 'top_down'] as const
export type UDirection = (typeof U_DIRECTIONS)[number]

interface Measure {
  /** Empty for what is only counted. */
  unit: string
  min: number
  max: number
  /** Decimals that are shown and typed. */
  digits: number
}

/** What a fact is: how it is typed, read and checked. */
export type FactKind =
  | ({ is: 'number' } & Measure)
  | { is: 'one_number'; unit: string; of: readonly number[] }
  | { is: 'text' | 'date' | 'country' | 'time_zone' }
  | { is: 'option'; of: { readonly [Type in NodeType]?: readonly string[] } }

const fact = <Kind extends FactKind, Schema extends v.GenericSchema>(
  on: readonly NodeType[],
  kind: Kind,
  schema: Schema,
) => ({ on, kind, schema })

type Range = Partial<Measure> & Pick<Measure, 'unit' | 'max'>

/** A whole number of a unit. */
const counted = (on: readonly NodeType[], { min = 0, ...range }: Omit<Range, 'digits'>) =>
  fact(on, { is: 'number', ...range, min, digits: 0 }, whole({ ...range, min }))

const measured = (on: readonly NodeType[], { min = 0, digits = 1, ...range }: Range) =>
  fact(on, { is: 'number', ...range, min, digits }, decimal({ ...range, min }))

const oneOf = (on: readonly NodeType[], unit: string, of: readonly number[]) =>
  fact(
    on,
    { is: 'one_number', unit, of },
    v.nullable(
      v.pipe(
        v.number('invalid_number'),
        v.check((value) => of.includes(value), 'unknown_option'),
      ),
      null,
    ),
  )

const worded = (on: readonly NodeType[], most: number) => fact(on, { is: 'text' }, optionalText(most))

const option = <const Options extends readonly string[]>(type: NodeType, options: Options) =>
  fact(
    [type],
    { is: 'option', of: { [type]: options } },
    v.nullable(v.picklist(options, 'unknown_option'), null),
  )

const timeZone = v.pipe(text(60), v.check(isTimeZone, 'unknown_option'))

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const CENTRE = ['data_center'] as const
// what stands somewhere on the map
const ON_THE_MAP = ['site', 'data_center'] as const
const RACK = ['rack'] as const
const POWER = { unit: 'kW', max: 1_000_000 } as const
const LENGTH = { unit: 'mm', max: 1_000_000 } as const
// inches, taken for millimetres, are refused
const RACK_LENGTH = { unit: 'mm', min: 100, max: 10_000 } as const
const AREA = { unit: 'm²', max: 10_000_000 } as const
const LOAD = { unit: 'kg/m²', max: 100_000 } as const
const WEIGHT = { unit: 'kg', ...KILOGRAMS } as const
const DEGREES = { unit: '°C', ...CELSIUS } as const
// a drawing may have its origin anywhere
const COORDINATE = { unit: 'mm', min: -1_000_000, max: 1_000_000 } as const
const UNITS = { unit: 'U', min: 1, max: 100 } as const

/** What is known of places besides their names: of which types, and what it is; in the order in which it is read. */
export const PLACE_FACTS = {
  address: worded(ON_THE_MAP, 300),
  city: worded(ON_THE_MAP, 120),
  country: fact(
    ['region', ...ON_THE_MAP],
    { is: 'country' },
    v.nullable(v.picklist(COUNTRIES, 'unknown_option'), null),
  ),
  timezone: fact(ON_THE_MAP, { is: 'time_zone' }, v.nullable(timeZone, null)),
  tier: worded(CENTRE, 60),
  commissioning_date: fact(CENTRE, { is: 'date' }, v.nullable(isoDate, null)),
  total_floor_area_m2: measured(CENTRE, AREA),
  computer_room_area_m2: measured(CENTRE, AREA),
  it_power_design_kw: measured(CENTRE, POWER),
  utility_power_kw: measured(CENTRE, POWER),
  generator_capacity_kw: measured(CENTRE, POWER),
  generator_autonomy_h: measured(CENTRE, { unit: 'h', max: 10_000 }),
  ups_topology: option('data_center', UPS_TOPOLOGIES),
  cooling_design_kw: measured(CENTRE, POWER),
  design_pue: measured(CENTRE, { unit: '', min: 1, max: 10, digits: 2 }),
  level: counted(['floor'], { unit: '', min: -50, max: 300 }),
  floor_to_slab_mm: counted(['floor'], LENGTH),
  raised_floor_mm: counted(['floor'], LENGTH),
  kind: fact(
    ['room', 'zone'],
    { is: 'option', of: { room: ROOM_KINDS, zone: ZONE_KINDS } },
    v.nullable(v.picklist([...ROOM_KINDS, ...ZONE_KINDS], 'unknown_option'), null),
  ),
  width_mm: counted(['room'], LENGTH),
  depth_mm: counted(['room'], LENGTH),
  height_mm: counted(['room'], LENGTH),
  tile_size_mm: counted(['room'], { unit: 'mm', min: 1, max: 10_000 }),
  max_floor_load_kg_m2: counted(['floor', 'room'], LOAD),
  form_factor: option('rack', FORM_FACTORS),
  serial_number: worded(RACK, 80),
  u_height: counted(RACK, UNITS),
  starting_unit: counted(RACK, UNITS),
  u_direction: option('rack', U_DIRECTIONS),
  rail_width_in: oneOf(RACK, 'in', [10, 19, 21, 23]),
  outer_width_mm: counted(RACK, RACK_LENGTH),
  outer_height_mm: counted(RACK, RACK_LENGTH),
  outer_depth_mm: counted(RACK, RACK_LENGTH),
  mounting_depth_mm: counted(RACK, RACK_LENGTH),
  tare_kg: measured(RACK, WEIGHT),
  max_static_load_kg: measured(RACK, WEIGHT),
  power_capacity_a_kw: measured(['room', 'rack'], POWER),
  power_capacity_b_kw: measured(['room', 'rack'], POWER),
  power_limit_kw: measured(['zone'], POWER),
  cooling_capacity_kw: measured(['room', 'rack'], POWER),
  cooling_limit_kw: measured(['zone'], POWER),
  cooling_type: option('rack', COOLING_TYPES),
  airflow: option('rack', RACK_AIRFLOWS),
  temp_min_c: counted(['room'], DEGREES),
  temp_max_c: counted(['room'], DEGREES),
  orientation_deg: counted(['row'], { unit: '°', max: 359 }),
  x_mm: counted(['row', 'rack'], COORDINATE),
  y_mm: counted(['row', 'rack'], COORDINATE),
  rotation: oneOf(RACK, '°', [0, 90, 180, 270]),
  customer: worded(['zone', 'rack'], 120),
} as const

export type PlaceFact = keyof typeof PLACE_FACTS
type Schemas = { [Fact in PlaceFact]: (typeof PLACE_FACTS)[Fact]['schema'] }

// Object.fromEntries forgets which name has which value
const schemas = Object.fromEntries(
  Object.entries(PLACE_FACTS).map(([name, { schema }]) => [name, schema]),
) as Schemas

/** What is known of a place besides its name; null is unknown, or nothing that a place of its type has. */
export const PlaceFacts = v.strictObject(schemas, 'invalid')
export type PlaceFacts = v.InferOutput<typeof PlaceFacts>
export const PLACE_FACT_NAMES = v.keyof(PlaceFacts).options

/** Facts of a place that nobody knows anything of. */
export const blankPlaceFacts: PlaceFacts = v.getDefaults(PlaceFacts)

const isOn = (type: NodeType, name: PlaceFact): boolean =>
  PLACE_FACTS[name].on.some((each: NodeType) => each === type)

/** The facts that places of a type have, in the order in which they are read. */
export const factsOf = (type: NodeType): PlaceFact[] => PLACE_FACT_NAMES.filter((name) => isOn(type, name))

export const kindOf = (name: PlaceFact): FactKind => PLACE_FACTS[name].kind

const isFact = (name: string): name is PlaceFact => Object.hasOwn(PLACE_FACTS, name)

/** The unit of a field of places; empty where it has none. */
export function unitOf(name: string): string {
  const kind = isFact(name) ? kindOf(name) : null
  return kind !== null && 'unit' in kind ? kind.unit : ''
}

/** What an option fact of a type can be. */
export function optionsOf(type: NodeType, name: PlaceFact): readonly string[] {
  const kind = kindOf(name)
  return kind.is === 'option' ? (kind.of[type] ?? []) : []
}

/** The first fact given that no place of this type has, or in a way that none of them has it, with what is wrong. */
export function strayFact(
  place: PlaceFacts & { type: NodeType },
): { name: PlaceFact; code: 'invalid' | 'unknown_option' } | null {
  for (const name of PLACE_FACT_NAMES) {
    const value = place[name]
    if (value === null) continue
    if (!isOn(place.type, name)) return { name, code: 'invalid' }
    if (kindOf(name).is === 'option' && !optionsOf(place.type, name).includes(String(value))) {
      return { name, code: 'unknown_option' }
    }
  }
  return null
}
