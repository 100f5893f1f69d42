import * as v from 'valibot'
import { assetTypeCode } from './asset-type.ts'
import { Misfit } from './catalogue.ts'
import { AIRFLOWS, INLETS, MODEL_FACTS, ModelFacts } from './model.ts'
import { type Port, type Slot } from './port.ts'
import { portRuns, slotRuns } from './port-runs.ts'
import { text } from './text.ts'
import { inKilograms, WEIGHT_UNITS } from './weight.ts'

/** Bytes that one device-type file may have: the largest of the community's are a tenth of it. */
export const DEVICE_TYPE_BYTES = 1024 * 1024
/** Device types that one import may bring. */
export const DEVICE_TYPES_AT_ONCE = 300

/** A model as a device-type file describes it; facts that the file does not state are left out. */
export const DeviceType = v.strictObject(
  {
    brand: text(80),
    name: text(120),
    /** What a new model becomes; of a known one it changes nothing. */
    asset_type: assetTypeCode,
    facts: v.partial(ModelFacts),
  },
  'invalid',
)
export type DeviceType = v.InferOutput<typeof DeviceType>

/** What is to be brought in. With `dry_run` nothing is; `revision` says which state of the library it is. */
export const DeviceTypeImport = v.strictObject(
  {
    dry_run: v.boolean('required'),
    revision: v.nullable(text(80), null),
    types: v.pipe(
      v.array(DeviceType, 'required'),
      v.minLength(1, 'required'),
      v.maxLength(DEVICE_TYPES_AT_ONCE, 'too_many_files'),
    ),
  },
  'invalid',
)
export type DeviceTypeImport = v.InferInput<typeof DeviceTypeImport>

const Difference = v.object(
  { field: v.picklist(MODEL_FACTS, 'unknown_option'), from: v.unknown(), to: v.unknown() },
  'required',
)

/** What an import does to the catalogue, in the order of what was sent. */
export const DeviceTypeOutcome = v.object(
  {
    results: v.array(
      v.object(
        {
          state: v.picklist(['new', 'changed', 'same', 'refused'], 'unknown_option'),
          new_brand: v.boolean('required'),
          /** Null where the model is not there yet. */
          model_id: v.nullable(v.string()),
          changes: v.array(Difference, 'required'),
          /** Why a changed model is refused: assets that would no longer fit, as `MergePreview` has them. */
          misfits: v.array(Misfit, 'required'),
          misfits_total: v.number('required'),
        },
        'required',
      ),
      'required',
    ),
    /** What can be undone; null where nothing was written. */
    batch_id: v.nullable(v.string()),
  },
  'required',
)
export type DeviceTypeOutcome = v.InferOutput<typeof DeviceTypeOutcome>

const word = v.nullish(v.union([v.string(), v.number()]))
const amount = v.nullish(v.number())
const Part = v.looseObject({ name: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) })
const parts = v.optional(v.nullable(v.array(v.looseObject({ ...Part.entries, type: word }))))
const Feed = v.looseObject({
  ...Part.entries,
  type: word,
  maximum_draw: amount,
  allocated_draw: amount,
})

/** The shape of a community device-type file, as far as it is read. */
const DeviceTypeFile = v.looseObject({
  manufacturer: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80)),
  model: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(120),
  ),
  part_number: word,
  u_height: v.nullish(v.number()),
  is_full_depth: v.nullish(v.boolean()),
  weight: amount,
  weight_unit: v.nullish(v.picklist(WEIGHT_UNITS)),
  airflow: v.nullish(v.string()),
  subdevice_role: v.nullish(v.string()),
  'console-ports': parts,
  'console-server-ports': parts,
  'power-ports': v.optional(v.nullable(v.array(Feed))),
  'power-outlets': parts,
  interfaces: parts,
  'front-ports': parts,
  'rear-ports': parts,
  'module-bays': v.optional(v.nullable(v.array(Part))),
  'device-bays': v.optional(v.nullable(v.array(Part))),
})
type DeviceTypeFile = v.InferOutput<typeof DeviceTypeFile>

/** What a device-type file says, or the first field of it that says nothing of use. */
export function readDeviceType(file: unknown): DeviceType | { refused: string } {
  const read = v.safeParse(DeviceTypeFile, file)
  if (!read.success) return { refused: v.getDotPath(read.issues[0]) ?? '' }
  const { manufacturer, model } = read.output
  const made = v.safeParse(DeviceType, {
    brand: manufacturer,
    name: model,
    asset_type: guessType(read.output),
    facts: factsOf(read.output),
  })
  return made.success ? made.output : { refused: v.getDotPath(made.issues[0])?.replace(/^facts\./, '') ?? '' }
}

function factsOf(file: DeviceTypeFile): Record<string, unknown> {
  const feeds = file['power-ports'] ?? []
  const airflow = AIRFLOWS.find((known) => known === file.airflow?.replaceAll('-', '_'))
  const ports: Port[] = portRuns(file)
  const slots: Slot[] = slotRuns(file)
  const facts = {
    part_number:
      file.part_number === null || file.part_number === undefined
        ? undefined
        : String(file.part_number).trim() || undefined,
    u_height: file.u_height ?? undefined,
    full_depth: file.is_full_depth ?? undefined,
    weight_kg: kilograms(file),
    airflow,
    rated_w: total(feeds.map(({ maximum_draw }) => maximum_draw)),
    budget_w: total(feeds.map(({ allocated_draw }) => allocated_draw)),
    psu_count: feeds.length > 0 ? feeds.length : undefined,
    inlet: inletOf(feeds[0]?.type),
    ports: ports.length > 0 ? ports : undefined,
    slots: slots.length > 0 ? slots : undefined,
  }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}

const kilograms = ({ weight, weight_unit }: DeviceTypeFile): number | undefined =>
  weight === null || weight === undefined || !weight_unit ? undefined : inKilograms(weight, weight_unit)

/** The sum of what is stated; undefined where nothing is. */
function total(draws: readonly (number | null | undefined)[]): number | undefined {
  const stated = draws.filter((draw) => typeof draw === 'number')
  return stated.length === 0 ? undefined : Math.round(stated.reduce((sum, draw) => sum + draw, 0))
}

/** `iec-60320-c14` is a C14; what has no word here is another one. */
function inletOf(type: string | number | null | undefined) {
  if (typeof type !== 'string') return undefined
  const plain = type.replace(/^iec-60320-/, '').replaceAll('-', '_')
  return INLETS.find((inlet) => inlet === plain) ?? (plain === 'hardwired' ? 'hardwired' : 'other')
}

/** Ports from which a thing of the network is told apart from a computer. */
const MANY_PORTS = 12

/** What a thing probably is: such files do not say. */
function guessType(file: DeviceTypeFile): string {
  const count = (name: 'power-outlets' | 'interfaces' | 'front-ports' | 'console-server-ports') =>
    file[name]?.length ?? 0
  if (file.subdevice_role === 'parent') return 'CHS'
  if (file.subdevice_role === 'child') return 'BLD'
  if (count('power-outlets') > 0) return 'PDU'
  if (count('front-ports') > 0 && (file['power-ports'] ?? []).length === 0) return 'PPN'
  if (count('console-server-ports') > 0) return 'KVM'
  if (count('interfaces') >= MANY_PORTS) return 'SWI'
  return 'OTH'
}
