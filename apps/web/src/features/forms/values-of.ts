import type { WorkItem } from '@plenum/domain/work-item'
import type { WorkRequest } from '@plenum/domain/work-request'
import type { WorkTemplate } from '@plenum/domain/work-template'
import * as v from 'valibot'
import {
  blankThing,
  blankValues,
  CHANGED_FIELDS,
  Thing,
  type ChangedField,
  type PickedAsset,
  type RequestValues,
} from './values.ts'

type Known = ReadonlyMap<string, PickedAsset>

const named = (ref: { id: string; name: string } | null) => ref && { id: ref.id, name: ref.name }

/** An asset of a request, as far as the request says it itself. */
const short = (asset: NonNullable<WorkItem['asset']>, location: WorkItem['from']): PickedAsset => ({
  id: asset.id,
  name: asset.name,
  code: asset.code,
  status: asset.status,
  asset_type: asset.asset_type,
  location,
  serial_number: null,
  previous_status: null,
  termination_date: null,
  model: null,
})

/** A reference is called by its record, and typed by its id. */
const fieldOf = (field: string): ChangedField | undefined =>
  CHANGED_FIELDS.find((each) => each === field || each === `${field}_id`)

const changesOf = ({ changes }: WorkItem): Thing['changes'] =>
  Object.fromEntries(
    changes.flatMap(({ field: said, to }) => {
      const field = fieldOf(said)
      const { success, output } = v.safeParse(Thing.entries.changes.value, to)
      return field !== undefined && success ? [[field, output]] : []
    }),
  )

function thingOf(item: WorkItem, known: Known): Thing {
  const { asset, replacement, model } = item
  return {
    id: item.id,
    asset: asset && (known.get(asset.id) ?? short(asset, item.from)),
    model: model && { id: model.id, name: model.name, u_height: null, width: null },
    name: item.name,
    to: item.to,
    to_status: item.to_status,
    changes: changesOf(item),
    replacement: replacement && (known.get(replacement.id) ?? short(replacement, null)),
  }
}

/** A request as its form holds it; `known` are its assets as they are now. */
export const valuesOf = (request: WorkRequest, known: Known): RequestValues => ({
  kind: request.kind,
  is_fault: request.is_fault,
  template: named(request.template),
  things: request.items.map((item) => thingOf(item, known)),
  title: request.title,
  description: request.description,
  priority: request.priority,
  risk: request.risk,
  assignee: named(request.assignee),
  team: named(request.team),
  wanted_on: request.wanted_on,
  window_start: request.window_start,
  window_end: request.window_end,
  customer: request.customer,
  procedure: request.procedure,
  follows: request.follows,
  made: madeOf(request),
})

/** What the server has of a form's request. */
export const madeOf = ({ id, version, is_draft, actions }: WorkRequest): RequestValues['made'] => ({
  id,
  version,
  is_draft,
  may_submit: actions.includes('submit'),
})

/** A new request that goes on with another one: what was asked for then, without its days. */
export function followingOf(request: WorkRequest, known: Known): RequestValues {
  const values = valuesOf(request, known)
  return {
    ...values,
    things: values.things.map((thing) => blankThing({ ...thing, id: crypto.randomUUID() })),
    procedure: values.procedure.map((step) => ({ ...step, id: crypto.randomUUID() })),
    wanted_on: null,
    window_start: null,
    window_end: null,
    follows: { id: request.id, code: request.code },
    made: null,
  }
}

/** What a template says of a request; what was said by hand stays. */
export const templated = (template: WorkTemplate): Partial<RequestValues> => ({
  kind: template.kind,
  template: { id: template.id, name: template.name },
  priority: template.priority,
  risk: template.risk,
  ...(template.description !== null && { description: template.description }),
  procedure: template.procedure.map((step) => ({ ...step, id: crypto.randomUUID() })),
})

/** Whether somebody has said anything yet. */
export const isBlank = (values: RequestValues): boolean =>
  JSON.stringify({ ...values, kind: null }) === JSON.stringify(blankValues)
