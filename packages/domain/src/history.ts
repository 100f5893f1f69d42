import * as v from 'valibot'
import { page } from './page.ts'
import { Ref } from './ref.ts'
import { id, instant } from './text.ts'

export const BATCH_KINDS = ['create', 'update', 'move', 'import', 'undo'] as const
export type BatchKind = (typeof BATCH_KINDS)[number]

/** Where a change came in. */
export const SOURCES = ['ui', 'api', 'import', 'system'] as const
export type Source = (typeof SOURCES)[number]

export const HISTORY_ENTITIES = ['asset', 'node', 'brand', 'model', 'asset_type'] as const
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
    reason: v.nullable(v.string()),
    undone: v.boolean('required'),
  },
  'required',
)
export type Batch = v.InferOutput<typeof Batch>

/** One field of one record that changed; field and values are null where the whole record came or went. */
export const HistoryEvent = v.object(
  {
    id,
    batch: Batch,
    action: v.picklist(HISTORY_ACTIONS, 'unknown_option'),
    field: v.nullable(v.string()),
    /** References are kept as `{id, name}`, so that the name of that time can be read later. */
    from: v.unknown(),
    to: v.unknown(),
  },
  'required',
)
export type HistoryEvent = v.InferOutput<typeof HistoryEvent>

export const HistoryPage = page(HistoryEvent)
export type HistoryPage = v.InferOutput<typeof HistoryPage>

/** A batch as one line of the last changes: how many records, and which one and what of it where it is only one. */
export const BatchLine = v.object(
  {
    ...Batch.entries,
    records: v.number('required'),
    /** The name is null once the record is gone. */
    record: v.nullable(
      v.object(
        {
          entity: v.picklist(HISTORY_ENTITIES, 'unknown_option'),
          id: v.string('required'),
          name: v.nullable(v.string()),
        },
        'required',
      ),
    ),
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
