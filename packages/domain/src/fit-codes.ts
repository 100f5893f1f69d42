/** What the fit check can find, in the order it is told in. */
export const FIT_CODES = [
  'place_outside_rack',
  'place_taken',
  'place_reserved',
  'faces_meet',
  'weight_exceeded',
  'floor_load_exceeded',
  'power_exceeded',
  'failover_exceeded',
  'cooling_exceeded',
  'place_planned',
  'deeper_than_rack',
  'airflow_against',
  'no_redundancy',
  'height_unknown',
  'place_height_unknown',
  'weight_unknown',
  'power_unknown',
  'cords_unknown',
  'heat_unknown',
] as const
export type FitCode = (typeof FIT_CODES)[number]

/** What a person may do about a finding: nothing at all, go on with a reason and the right to, or just go on. */
export type FitWay = 'none' | 'override' | 'heed'

interface FitRule {
  /** What may be done where it blocks; what only ever warns is heeded. */
  way: FitWay
  /** What its numbers `is` and `limit` are in. */
  unit: 'u' | 'mm' | 'kg' | 'kg_m2' | 'w' | null
}

/** What follows from each finding: units, reservations and weight cannot be argued with, power and cooling can. */
export const FIT_RULES = {
  place_outside_rack: { way: 'none', unit: 'u' },
  place_taken: { way: 'none', unit: null },
  place_reserved: { way: 'none', unit: null },
  faces_meet: { way: 'none', unit: 'mm' },
  weight_exceeded: { way: 'none', unit: 'kg' },
  floor_load_exceeded: { way: 'none', unit: 'kg_m2' },
  power_exceeded: { way: 'override', unit: 'w' },
  failover_exceeded: { way: 'override', unit: 'w' },
  cooling_exceeded: { way: 'override', unit: 'w' },
  place_planned: { way: 'heed', unit: null },
  deeper_than_rack: { way: 'heed', unit: 'mm' },
  airflow_against: { way: 'heed', unit: null },
  no_redundancy: { way: 'heed', unit: null },
  height_unknown: { way: 'heed', unit: null },
  place_height_unknown: { way: 'heed', unit: null },
  weight_unknown: { way: 'heed', unit: null },
  power_unknown: { way: 'heed', unit: null },
  cords_unknown: { way: 'heed', unit: null },
  heat_unknown: { way: 'heed', unit: null },
} as const satisfies Record<FitCode, FitRule>
