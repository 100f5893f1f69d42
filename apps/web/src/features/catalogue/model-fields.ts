import { WIDTHS } from '@plenum/domain/lane'
import { AIRFLOWS, INLETS, LIFECYCLES, PSU_REDUNDANCIES, type ModelField } from '@plenum/domain/model'

/** Sections of a model's facts. */
export const MODEL_GROUPS = ['identity', 'size', 'power', 'air', 'life', 'parts', 'other'] as const
export type ModelGroup = (typeof MODEL_GROUPS)[number]

/** What a choice's words stand under in `catalogue`. */
export type Choice = 'lifecycle' | 'width' | 'airflow' | 'psu_redundancy' | 'inlet'

type Kind =
  | { is: 'text' | 'notes' | 'date' | 'brand' | 'type' | 'yes_no' | 'ports' | 'slots' }
  | { is: 'number'; unit: string; step?: number; digits?: number; max: number; min?: number }
  | { is: 'choice'; of: Choice }

export interface ModelFieldSpec {
  group: ModelGroup
  kind: Kind
}

/** How every field of a model is read and typed. */
export const MODEL_SPECS = {
  brand_id: { group: 'identity', kind: { is: 'brand' } },
  name: { group: 'identity', kind: { is: 'text' } },
  part_number: { group: 'identity', kind: { is: 'text' } },
  asset_type: { group: 'identity', kind: { is: 'type' } },
  lifecycle: { group: 'identity', kind: { is: 'choice', of: 'lifecycle' } },
  u_height: { group: 'size', kind: { is: 'number', unit: 'U', step: 0.5, digits: 1, max: 60 } },
  full_depth: { group: 'size', kind: { is: 'yes_no' } },
  width: { group: 'size', kind: { is: 'choice', of: 'width' } },
  width_mm: { group: 'size', kind: { is: 'number', unit: 'mm', max: 20_000 } },
  depth_mm: { group: 'size', kind: { is: 'number', unit: 'mm', max: 20_000 } },
  weight_kg: { group: 'size', kind: { is: 'number', unit: 'kg', digits: 3, max: 100_000 } },
  rated_w: { group: 'power', kind: { is: 'number', unit: 'W', max: 10_000_000 } },
  budget_w: { group: 'power', kind: { is: 'number', unit: 'W', max: 10_000_000 } },
  psu_count: { group: 'power', kind: { is: 'number', unit: '', max: 64 } },
  psu_redundancy: { group: 'power', kind: { is: 'choice', of: 'psu_redundancy' } },
  inlet: { group: 'power', kind: { is: 'choice', of: 'inlet' } },
  heat_w: { group: 'air', kind: { is: 'number', unit: 'W', max: 10_000_000 } },
  airflow: { group: 'air', kind: { is: 'choice', of: 'airflow' } },
  air_flow_m3h: { group: 'air', kind: { is: 'number', unit: 'm³/h', max: 1_000_000 } },
  temp_min_c: { group: 'air', kind: { is: 'number', unit: '°C', min: -60, max: 120 } },
  temp_max_c: { group: 'air', kind: { is: 'number', unit: '°C', min: -60, max: 120 } },
  eol_date: { group: 'life', kind: { is: 'date' } },
  eos_date: { group: 'life', kind: { is: 'date' } },
  ports: { group: 'parts', kind: { is: 'ports' } },
  slots: { group: 'parts', kind: { is: 'slots' } },
  notes: { group: 'other', kind: { is: 'notes' } },
} as const satisfies Record<ModelField, ModelFieldSpec>

export const isModelField = (name: string): name is ModelField => Object.hasOwn(MODEL_SPECS, name)
const fields = Object.keys(MODEL_SPECS).filter(isModelField)

export const specOf = (field: ModelField): ModelFieldSpec => MODEL_SPECS[field]

/** The fields of a section, in the order in which they are read. */
export const fieldsOf = (group: ModelGroup): ModelField[] =>
  fields.filter((field) => specOf(field).group === group)

/** The codes of a choice, in the order in which they are offered. */
export const CHOICES = {
  lifecycle: LIFECYCLES,
  width: WIDTHS,
  airflow: AIRFLOWS,
  psu_redundancy: PSU_REDUNDANCIES,
  inlet: INLETS,
} as const satisfies Record<Choice, readonly string[]>
