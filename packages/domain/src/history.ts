import * as v from 'valibot'
import { cursor, limit, page } from './page.ts'
import { Ref } from './ref.ts'
import { id, instant } from './text.ts'
import { REASON_CATEGORIES } from './reason.ts'

export const BATCH_KINDS = [
  'create',
  'update',
  'move',
  'status',
  'files',
  'merge',
  'delete',
  'import',
  'undo',
] as const
export type BatchKind = (typeof BATCH_KINDS)[number]

/** Where a change came in. */
export const SOURCES = ['ui', 'api', 'import', 'system'] as const
export type Source = (typeof SOURCES)[number]

export const HISTORY_ENTITIES = [
  'asset',
  'node',
  'brand',
  'model',
  'asset_type',
  'tag',
  'team',
  'nomenclature',
  'reservation',
  'work_request',
] as const
export type HistoryEntity = (typeof HISTORY_ENTITIES)[number]

export const HISTORY_ACTIONS = ['create', 'update', 'delete'] as const
export type HistoryAction = (typeof HISTORY_ACTIONS)[number]

/** Changes made together; what can be undone together. */
export const Batch = v.object(
  {
    id,
    kind: v.picklist(BATCH_KINDS, 'unknown_option'),
    at: instant,
    /** Null where the system acted by itself. The name is the one at that time. */
    actor: v.nullable(Ref),
    source: v.picklist(SOURCES, 'unknown_option'),
    /** Null, as `work` is, where it would name a request to who may read none. */
    reason: v.nullable(v.string()),
    category: v.nullable(v.picklist(REASON_CATEGORIES, 'unknown_option')),
    undone: v.boolean('required'),
    /** The request that was executed by it. */
    work: v.optional(v.nullable(v.object({ id, code: v.string('required') }, 'required'))),
  },
  'required',
)
export type Batch = v.InferOutput<typeof Batch>

/** How long what was changed can be taken back, in days. */
export const UNDO_DAYS = 30
const DAY = 24 * 60 * 60 * 1000

/** Whether so much time has passed since a change that it stays. */
export const isTooOldToUndo = (at: string, now: Date): boolean =>
  now.getTime() - Date.parse(at) > UNDO_DAYS * DAY

/** Whether a batch can be taken back, as far as it shows by itself; an undo is taken back by doing the change again. */
export const canUndo = (batch: Batch, now: Date): boolean =>
  batch.kind !== 'undo' && !batch.undone && !isTooOldToUndo(batch.at, now)

/** Stands for more records of a batch than are worth counting. */
export const MOST_COUNTED = 1000

/** One field of one record that changed; field and values are null where the whole record came or went. */
export const HistoryEvent = v.object(
  {
    id,
    batch: Batch,
    action: v.picklist(HISTORY_ACTIONS, 'unknown_option'),
    field: v.nullable(v.string()),
    /** How many records the batch changed, this one included; `MOST_COUNTED` for many. */
    records: v.number('required'),
    /** References are kept as `{id, name}`, so that the name of that time can be read later. */
    from: v.unknown(),
    to: v.unknown(),
  },
  'required',
)
export type HistoryEvent = v.InferOutput<typeof HistoryEvent>

export const HistoryPage = page(HistoryEvent)
export type HistoryPage = v.InferOutput<typeof HistoryPage>

/** Narrows the history of a record; `files` as a field is all its photos and documents, `attributes.ram` one attribute. */
export const HistoryQuery = v.strictObject(
  {
    field: v.optional(v.pipe(v.string('invalid'), v.regex(/^[a-z_.\d]{1,51}$/, 'invalid'))),
    kind: v.optional(v.picklist(BATCH_KINDS, 'unknown_option')),
    actor_id: v.optional(id),
    limit,
    cursor,
  },
  'invalid',
)
export type HistoryQuery = v.InferInput<typeof HistoryQuery>

/** Stands for all photos and documents where a history is narrowed to a field. */
export const FILES_FIELD = 'files'

/** A record that a batch changed; the name is null once the record is gone. */
export const BatchRecord = v.object(
  {
    entity: v.picklist(HISTORY_ENTITIES, 'unknown_option'),
    id: v.string('required'),
    name: v.nullable(v.string()),
  },
  'required',
)
export type BatchRecord = v.InferOutput<typeof BatchRecord>

export const BatchRecordPage = page(BatchRecord)

/** Everybody who has changed a record, by the name they had last. */
export const HistoryPeople = v.object({ results: v.array(Ref, 'required') }, 'required')

/** A batch as one line of the last changes: how many records, and which one and what of it where it is only one. */
export const BatchLine = v.object(
  {
    ...Batch.entries,
    records: v.number('required'),
    record: v.nullable(BatchRecord),
    fields: v.array(v.string(), 'required'),
  },
  'required',
)
export type BatchLine = v.InferOutput<typeof BatchLine>

export const BatchLinePage = page(BatchLine)
export type BatchLinePage = v.InferOutput<typeof BatchLinePage>

/** Answer of an undo: the batch that took the other one back, and how many records it touched. */
export const Undone = v.object({ batch: Batch, records: v.number('required') }, 'required')
export type Undone = v.InferOutput<typeof Undone>

export interface Change {
  field: string
  from: unknown
  to: unknown
}

/** The fields of `patch` whose value differs from the record's; order as in the patch. */
export const changesOf = <Row extends object>(
  row: Row,
  patch: { [Field in keyof Row]?: Row[Field] | undefined },
): Change[] =>
  Object.entries(patch).flatMap(([field, to]) => {
    const from: unknown = Object.entries(row).find(([name]) => name === field)?.[1]
    return to === undefined || Object.is(from, to) ? [] : [{ field, from: from ?? null, to }]
  })
