import * as v from 'valibot'
import { assetTypeCode } from './asset-type.ts'
import { Usage } from './catalogue.ts'
import { anyOf } from './filter-value.ts'
import { WIDTHS } from './lane.ts'
import { CELSIUS, decimal, KILOGRAMS, WATTS, whole } from './measure.ts'
import { cursor, limit, page, search } from './page.ts'
import { unitHeight } from './placement.ts'
import { Port, PortList, PORTS_MOST, Slot, SlotList, SLOTS_MOST } from './port.ts'
import { Ref } from './ref.ts'
import { id, isoDate, optionalText, text } from './text.ts'

/** Ways the air goes through, as NetBox tells them apart. */
export const AIRFLOWS = [
  'front_to_rear',
  'rear_to_front',
  'left_to_right',
  'right_to_left',
  'side_to_rear',
  'rear_to_side',
  'bottom_to_top',
  'top_to_bottom',
  'passive',
  'mixed',
] as const
/** Power supplies that may fail before the thing does. */
export const PSU_REDUNDANCIES = ['none', 'n_plus_1', 'n_plus_n'] as const
/** What a power cord is plugged into. */
export const INLETS = [
  'c6',
  'c8',
  'c14',
  'c16',
  'c18',
  'c20',
  'cee_16',
  'cee_32',
  'cee_63',
  'cee_125',
  'nema_5_15',
  'nema_5_20',
  'nema_l6_20',
  'nema_l6_30',
  'dc_terminal',
  'hardwired',
  'other',
] as const
/** From a model nobody has looked at to one that is no longer bought. */
export const LIFECYCLES = ['draft', 'approved', 'deprecated'] as const
export type Lifecycle = (typeof LIFECYCLES)[number]
/** Where a model's facts come from: a person, a device-type file, an import of assets. */
export const MODEL_SOURCES = ['manual', 'device_type', 'csv'] as const
export const MODEL_SIDES = ['front', 'rear'] as const
export type ModelSide = (typeof MODEL_SIDES)[number]

const noPorts: Port[] = []
const noSlots: Slot[] = []

// No cap below what one connection can carry.
const watts = whole(WATTS)
const celsius = whole(CELSIUS)

/** What is known of a model besides its name; null is unknown, never assumed. */
export const ModelFacts = v.strictObject(
  {
    part_number: optionalText(80),
    u_height: v.nullable(unitHeight, null),
    full_depth: v.nullable(v.boolean('invalid'), null),
    width: v.nullable(v.picklist(WIDTHS, 'unknown_option'), null),
    /** Of the thing itself; `width` says which part of a rack it takes. */
    width_mm: whole({ max: 20_000 }),
    depth_mm: whole({ max: 20_000 }),
    weight_kg: decimal(KILOGRAMS),
    rated_w: watts,
    budget_w: watts,
    heat_w: watts,
    psu_count: whole({ max: 64 }),
    psu_redundancy: v.nullable(v.picklist(PSU_REDUNDANCIES, 'unknown_option'), null),
    inlet: v.nullable(v.picklist(INLETS, 'unknown_option'), null),
    airflow: v.nullable(v.picklist(AIRFLOWS, 'unknown_option'), null),
    air_flow_m3h: whole({ max: 1_000_000 }),
    temp_min_c: celsius,
    temp_max_c: celsius,
    ports: v.optional(v.pipe(v.array(Port, 'invalid'), v.maxLength(PORTS_MOST, 'too_long')), noPorts),
    slots: v.optional(v.pipe(v.array(Slot, 'invalid'), v.maxLength(SLOTS_MOST, 'too_long')), noSlots),
    eol_date: v.nullable(isoDate, null),
    eos_date: v.nullable(isoDate, null),
    notes: optionalText(2000),
  },
  'invalid',
)
export type ModelFacts = v.InferOutput<typeof ModelFacts>
export type ModelFact = keyof ModelFacts
export const MODEL_FACTS = v.keyof(ModelFacts).options

const identity = { brand_id: id, name: text(120), asset_type: assetTypeCode }
const lifecycle = v.picklist(LIFECYCLES, 'unknown_option')

/** A new model; brand, name and type must be given. */
export const ModelCreate = v.strictObject(
  {
    ...identity,
    ...ModelFacts.entries,
    ports: v.optional(PortList, noPorts),
    slots: v.optional(SlotList, noSlots),
    lifecycle: v.optional(lifecycle, 'draft'),
  },
  'invalid',
)
export type ModelCreate = v.InferInput<typeof ModelCreate>

/** What a person may say of a model. */
export const ModelEdit = v.strictObject({ ...identity, ...ModelFacts.entries, lifecycle }, 'invalid')
export type ModelEdit = v.InferOutput<typeof ModelEdit>
export type ModelField = keyof ModelEdit
export const MODEL_FIELDS = v.keyof(ModelEdit).options

/** What is left out stays. */
export const ModelPatch = v.partial(
  v.strictObject(
    {
      ...ModelEdit.entries,
      ports: PortList,
      slots: SlotList,
    },
    'invalid',
  ),
)
export type ModelPatch = v.InferInput<typeof ModelPatch>

/** Values of a new model before a person has typed anything. */
export const blankFacts: ModelFacts = v.getDefaults(ModelFacts)

export const ModelRecord = v.object(
  {
    id,
    ...ModelEdit.entries,
    brand: Ref,
    /** The ids of its pictures. */
    front_image: v.nullable(id),
    rear_image: v.nullable(id),
    source: v.picklist(MODEL_SOURCES, 'unknown_option'),
    /** What tells one state of its source from another. */
    source_revision: v.nullable(v.string()),
    assets: Usage,
    version: v.number('required'),
  },
  'required',
)
export type ModelRecord = v.InferOutput<typeof ModelRecord>
export const ModelRecordPage = page(ModelRecord)

/** Facts that a list can be asked to show the lack of. */
export const MISSING_FACTS = ['u_height', 'depth_mm', 'weight_kg', 'rated_w', 'airflow', 'eol_date'] as const
/** Whether a model's end of life has passed or comes within `EOL_SOON_DAYS`. */
export const EOL_STATES = ['passed', 'soon'] as const
export type EolState = (typeof EOL_STATES)[number]
export const EOL_SOON_DAYS = 180

const filters = {
  /** Only these. */
  id: anyOf(id),
  search,
  brand_id: v.optional(id),
  asset_type: v.optional(assetTypeCode),
  lifecycle: v.optional(lifecycle),
  missing: v.optional(v.picklist(MISSING_FACTS, 'unknown_option')),
  eol: v.optional(v.picklist(EOL_STATES, 'unknown_option')),
}
export const ModelFilter = v.strictObject(filters, 'invalid')
export type ModelFilter = v.InferInput<typeof ModelFilter>
/** A filter as it was read. */
export type ModelFilterValues = v.InferOutput<typeof ModelFilter>
export const ModelListQuery = v.strictObject({ ...filters, limit, cursor }, 'invalid')
export type ModelListQuery = v.InferInput<typeof ModelListQuery>

/** Where an end-of-life date stands on a day, both `YYYY-MM-DD`; null where it is unknown or far off. */
export function eolState(date: string | null, today: string): EolState | null {
  if (date === null) return null
  if (date <= today) return 'passed'
  const days = (Date.parse(date) - Date.parse(today)) / 86_400_000
  return days <= EOL_SOON_DAYS ? 'soon' : null
}
