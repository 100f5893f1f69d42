import { Asset, ASSET_FIELDS, ASSET_STATUSES, PRIORITIES, type AssetField } from '@plenum/domain/asset'
import { WIDTHS, type Lane, type Width } from '@plenum/domain/lane'
import { firstLane, lanesOf } from '@plenum/domain/lane-span'
import { Place } from '@plenum/domain/placement'
import { ProcedureStep } from '@plenum/domain/work-item'
import { RISKS, WORK_KINDS, type WorkKind } from '@plenum/domain/work-request'
import * as v from 'valibot'

/** What a form keeps of an asset: enough to say which it is and to look for a place for it. */
export const PickedAsset = v.pick(Asset, [
  'id',
  'name',
  'code',
  'serial_number',
  'status',
  'previous_status',
  'termination_date',
  'asset_type',
  'location',
  'model',
])
export type PickedAsset = v.InferOutput<typeof PickedAsset>

/** A record that was chosen by its name. */
const Ref = v.object({ id: v.string(), name: v.string() })

const PickedModel = v.object({
  id: v.string(),
  name: v.string(),
  u_height: v.nullable(v.number()),
  width: v.optional(v.nullable(v.picklist(WIDTHS)), null),
})

/** Fields that a request can change: a code belongs to the nomenclature. */
export const CHANGED_FIELDS = ASSET_FIELDS.filter((field) => field !== 'code')
export type ChangedField = Exclude<AssetField, 'code'>

/** A value that a field is to take; what is chosen by name keeps it. */
const Value = v.nullable(v.union([v.string(), v.number(), Ref]))
export type ChangedValue = v.InferOutput<typeof Value>

/** One thing of a request while it is written: an asset, or one of a model that is to come. */
export const Thing = v.object({
  id: v.string(),
  asset: v.nullable(PickedAsset),
  model: v.nullable(PickedModel),
  name: v.nullable(v.string()),
  to: v.nullable(Place),
  to_status: v.nullable(v.picklist(ASSET_STATUSES)),
  changes: v.record(v.string(), Value),
  replacement: v.nullable(PickedAsset),
})
export type Thing = v.InferOutput<typeof Thing>

const Text = v.nullable(v.string())
const Named = v.nullable(Ref)

/** Everything that is said in a form, as it is kept until it is sent. */
export const RequestValues = v.object({
  kind: v.nullable(v.picklist(WORK_KINDS)),
  /** Of maintenance: something is broken, and the description says what it does. */
  is_fault: v.boolean(),
  template: Named,
  things: v.array(Thing),
  title: v.string(),
  description: Text,
  priority: v.picklist(PRIORITIES),
  risk: v.picklist(RISKS),
  assignee: Named,
  team: Named,
  wanted_on: Text,
  window_start: Text,
  window_end: Text,
  customer: Text,
  procedure: v.array(ProcedureStep),
  follows: v.nullable(v.object({ id: v.string(), code: v.string() })),
  /** What the server has of it already: a draft, or what was made and is still to do. */
  made: v.nullable(
    v.object({
      id: v.string(),
      version: v.number(),
      is_draft: v.optional(v.boolean(), true),
      /** Whether it is this person who submits it. */
      may_submit: v.optional(v.boolean(), true),
    }),
  ),
})
export type RequestValues = v.InferOutput<typeof RequestValues>

/** A form before anybody has said anything. */
export const blankValues: RequestValues = {
  kind: null,
  is_fault: false,
  template: null,
  things: [],
  title: '',
  description: null,
  priority: 'medium',
  risk: 'low',
  assignee: null,
  team: null,
  wanted_on: null,
  window_start: null,
  window_end: null,
  customer: null,
  procedure: [],
  follows: null,
  made: null,
}

/** A thing about which nothing is said yet. */
export const blankThing = (over: Partial<Thing>): Thing => ({
  id: crypto.randomUUID(),
  asset: null,
  model: null,
  name: null,
  to: null,
  to_status: null,
  changes: {},
  replacement: null,
  ...over,
})

/** What a thing is called in the form. */
export const thingName = ({ asset, name, model }: Thing): string => asset?.name ?? name ?? model?.name ?? ''

/** How high a thing is, where that is known. */
export const heightOf = ({ asset, model }: Thing): number | null =>
  asset?.model?.u_height ?? model?.u_height ?? null

/** How wide a thing is; of what nobody knows it takes the whole width. */
export const widthOf = ({ asset, model }: Thing): Width => asset?.model?.width ?? model?.width ?? 'full'

/** The lane that is wanted, where it is one of the thing's width, else the first of those. */
export function laneFor(thing: Thing, wanted: Lane | null): Lane | null {
  const width = widthOf(thing)
  return lanesOf(width).find((lane) => lane === wanted) ?? firstLane(width)
}

export const modelIdOf = ({ asset, model }: Thing): string | null => asset?.model?.id ?? model?.id ?? null

/** Adds assets that are not among the things yet. */
export function withAssets(things: readonly Thing[], assets: readonly PickedAsset[]): Thing[] {
  const there = new Set(things.map(({ asset }) => asset?.id))
  const added = new Map(assets.filter(({ id }) => !there.has(id)).map((asset) => [asset.id, asset]))
  return [...things, ...[...added.values()].map((asset) => blankThing({ asset }))]
}

const place = (to: Thing['to']) =>
  to && {
    node_id: to.node_id,
    position: to.position,
    face: to.position === null ? null : to.face,
    lane: to.position === null ? null : to.lane,
  }

const sent = (changes: Thing['changes']) =>
  Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      typeof value === 'object' ? (value?.id ?? null) : value,
    ]),
  )

/** A thing as the server takes it; what is not said is null there, and found by the schema. */
function itemOf(thing: Thing, kind: WorkKind) {
  const { id, asset, model, name, to, to_status, changes, replacement } = thing
  const asset_id = asset?.id ?? null
  switch (kind) {
    case 'move':
      return { id, op: 'move', asset_id, to: place(to) }
    case 'add':
      return { id, op: 'add', asset_id, model_id: model?.id ?? null, name, to: place(to), to_status }
    case 'change':
      return { id, op: 'change', asset_id, changes: sent(changes), to_status }
    case 'swap':
      return { id, op: 'swap', asset_id, replacement_id: replacement?.id ?? null, to: place(to) }
    case 'remove':
      return { id, op: 'remove', asset_id }
    case 'maintenance':
      return { id, op: 'maintain', asset_id }
  }
}

/** What is asked for as it would be sent, right or not; `title` is for who has said none. */
export function rawInputOf(values: RequestValues, title: string) {
  const { kind, description, priority, risk, is_fault, wanted_on, window_start, window_end, customer } =
    values
  return {
    kind,
    title: values.title.trim() || title,
    description,
    priority,
    risk,
    is_fault,
    assignee_id: values.assignee?.id ?? null,
    team_id: values.team?.id ?? null,
    wanted_on,
    window_start,
    window_end,
    customer,
    template_id: values.template?.id ?? null,
    follows_id: values.follows?.id ?? null,
    procedure: values.procedure,
    items: kind === null ? [] : values.things.map((thing) => itemOf(thing, kind)),
  }
}
