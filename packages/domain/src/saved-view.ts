import * as v from 'valibot'
import { AssetFilter, ASSET_ORDERS } from './asset-query.ts'
import { nameKey } from './library.ts'
import { Ref } from './ref.ts'
import { id, instant, text } from './text.ts'

/** Lists whose views can be kept. */
export const VIEW_ENTITIES = ['asset'] as const
export type ViewEntity = (typeof VIEW_ENTITIES)[number]

/** Views one person may keep of one list. */
export const MAX_VIEWS = 100

/** How close together rows stand. */
export const DENSITIES = ['compact', 'regular', 'touch'] as const
export type Density = (typeof DENSITIES)[number]

const column = v.pipe(v.string('required'), v.regex(/^\w{1,40}$/, 'invalid'))
const columns = v.pipe(v.array(column, 'invalid'), v.maxLength(60, 'too_large'), v.readonly())
const width = v.pipe(v.number('invalid_number'), v.minValue(1, 'too_small'), v.maxValue(100, 'too_large'))

/** How a list is arranged: columns by their ids, widths in rem. */
const arrangement = {
  hidden: columns,
  /** Beyond the usual ones; views from before these could be shown have none. */
  shown: v.optional(columns, []),
  order: columns,
  widths: v.pipe(
    v.record(column, width, 'invalid'),
    v.check((widths) => Object.keys(widths).length <= 60, 'too_large'),
  ),
  density: v.picklist(DENSITIES, 'unknown_option'),
}

/** All that a view puts back: what narrows the list, its order, and how it is arranged. */
export const ViewSettings = v.strictObject(
  { filter: AssetFilter, ordering: v.picklist(ASSET_ORDERS, 'unknown_option'), ...arrangement },
  'required',
)

/** A view's settings as they are sent and kept: lists in a filter are texts with commas. */
export type ViewSettings = v.InferInput<typeof ViewSettings>

/** The same as it was kept, maybe by another version: filters and orders that are gone are left out by whoever reads it. */
export const KeptSettings = v.object(
  { filter: v.record(v.string(), v.string()), ordering: v.string('required'), ...arrangement },
  'required',
)
export type KeptSettings = v.InferOutput<typeof KeptSettings>

/** A list as somebody arranged it, to come back to. */
export const SavedView = v.object(
  {
    id,
    entity: v.picklist(VIEW_ENTITIES, 'unknown_option'),
    name: v.string('required'),
    settings: KeptSettings,
    owner: Ref,
    /** The team that sees it too; null while it is its owner's alone. */
    team: v.nullable(Ref),
    /** Whether it is the reader's own: only then may he change it. */
    own: v.boolean('required'),
    /** Whether the reader's list begins with it. */
    is_default: v.boolean('required'),
    /** Whether the lists of its team begin with it, but for who said otherwise. */
    is_team_default: v.boolean('required'),
    updated_at: instant,
    version: v.number('required'),
  },
  'required',
)
export type SavedView = v.InferOutput<typeof SavedView>

/** All that a person sees of one list, own ones first, each group by name; few enough to need no pages. */
export const SavedViewPage = v.object(
  { results: v.array(SavedView, 'required'), next: v.null('invalid') },
  'required',
)

export const SavedViewQuery = v.strictObject(
  { entity: v.optional(v.picklist(VIEW_ENTITIES, 'unknown_option')) },
  'invalid',
)
export type SavedViewQuery = v.InferInput<typeof SavedViewQuery>

const fields = {
  name: text(80),
  settings: ViewSettings,
  /** Whether the owner's team sees it. */
  shared: v.boolean('invalid'),
}

export const SavedViewInput = v.strictObject(
  {
    entity: v.picklist(VIEW_ENTITIES, 'unknown_option'),
    ...fields,
    shared: v.optional(fields.shared, false),
  },
  'invalid',
)
export type SavedViewInput = v.InferInput<typeof SavedViewInput>

/** What is left out stays. */
export const SavedViewPatch = v.partial(
  v.strictObject(
    {
      ...fields,
      /** Whether the lists of the team that sees it begin with it. */
      team_default: v.boolean('invalid'),
    },
    'invalid',
  ),
)
export type SavedViewPatch = v.InferInput<typeof SavedViewPatch>

/** A view's name as it is compared with those of the same person. */
export const viewKey = nameKey

/** The texts of a filter as they are kept: lists with commas again, nothing for what is left out. */
export const filterTexts = (filter: v.InferOutput<typeof AssetFilter>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  )

/** A view of all assets as everybody sees them at first. */
export const blankView = {
  entity: 'asset',
  settings: {
    filter: {},
    ordering: '-last_update',
    hidden: [],
    shown: [],
    order: [],
    widths: {},
    density: 'regular',
  },
  shared: false,
} as const satisfies Omit<SavedViewInput, 'name'>
