import * as v from 'valibot'
import { assetTypeCode } from './asset-type.ts'
import { CODE_LENGTH, hiddenScope, parseTemplate, TEMPLATE_LENGTH } from './nomenclature-template.ts'
import {
  isTyped,
  NOMENCLATURE_ENTITIES,
  SCOPE_TOKENS,
  TOKENS,
  type NomenclatureEntity,
} from './nomenclature-tokens.ts'
import { page } from './page.ts'
import type { PermissionArea } from './permission.ts'
import { Ref } from './ref.ts'
import { id } from './text.ts'

/** Whether a code typed by hand has to look like those of the template. */
export const HAND_TYPED = ['free', 'matching'] as const
export type HandTyped = (typeof HAND_TYPED)[number]

const template = v.pipe(
  v.string('required'),
  v.trim(),
  v.maxLength(TEMPLATE_LENGTH, 'too_long'),
  v.check((text) => parseTemplate(text).problems.length === 0, 'invalid'),
)
const scope = v.pipe(
  v.array(v.picklist(SCOPE_TOKENS, 'unknown_option'), 'required'),
  v.check((tokens) => new Set(tokens).size === tokens.length, 'invalid'),
)
const standIn = v.nullable(
  v.pipe(v.string('invalid'), v.trim(), v.regex(/^[A-Za-z0-9]{1,8}$/, 'invalid_text')),
  null,
)

const entity = v.optional(v.picklist(NOMENCLATURE_ENTITIES, 'unknown_option'), 'asset')

/** How codes are made: of every asset, of those of one type, of places of a kind or of requests. */
export const NomenclatureInput = v.strictObject(
  {
    entity,
    /** Null for the template of every type without one of its own, and for what is no asset. */
    asset_type: v.nullable(assetTypeCode),
    template,
    /** What a counter of its own is kept for. */
    scope,
    /** What stands where a thing has no value for a token; null refuses to make such a code. */
    stand_in: standIn,
    hand_typed: v.picklist(HAND_TYPED, 'unknown_option'),
  },
  'invalid',
)
export type NomenclatureInput = v.InferInput<typeof NomenclatureInput>

/** A change; it stays a template of the same things. */
export const NomenclaturePatch = v.partial(v.omit(NomenclatureInput, ['entity', 'asset_type']))
export type NomenclaturePatch = v.InferInput<typeof NomenclaturePatch>

export const Nomenclature = v.object(
  {
    id,
    ...NomenclatureInput.entries,
    entity: v.picklist(NOMENCLATURE_ENTITIES, 'unknown_option'),
    version: v.number('required'),
  },
  'required',
)
export type Nomenclature = v.InferOutput<typeof Nomenclature>
export const NomenclaturePage = page(Nomenclature)

type First = Omit<Nomenclature, 'id' | 'version'>

const untyped = { asset_type: null, stand_in: 'X', hand_typed: 'free' } as const

/** What a template of each entity begins with: any code may be typed, and missing ones are numbered. */
export const FIRST_NOMENCLATURES = {
  asset: {
    entity: 'asset',
    asset_type: null,
    template: '{type}-{seq|pad:6}',
    scope: ['type'],
    stand_in: null,
    hand_typed: 'free',
  },
  rack: { entity: 'rack', template: '{room}-R{seq|pad:2}', scope: ['room'], ...untyped },
  room: { entity: 'room', template: '{site}-DH{seq}', scope: ['site'], ...untyped },
  mac: { entity: 'mac', template: 'MAC-{seq|pad:6}', scope: [], ...untyped },
  maintenance: { entity: 'maintenance', template: 'MNT-{seq|pad:6}', scope: [], ...untyped },
} as const satisfies Record<NomenclatureEntity, First>

/** How the codes of assets are made in a new company. */
export const FIRST_NOMENCLATURE = FIRST_NOMENCLATURES.asset

/** What has codes in every company, so that its template cannot be deleted; places have them where somebody wants so. */
export const ALWAYS_CODED = ['asset', 'mac', 'maintenance'] as const satisfies readonly NomenclatureEntity[]

const CODED_AREAS = {
  asset: 'assets',
  rack: 'hierarchy',
  room: 'hierarchy',
  mac: 'projects',
  maintenance: 'projects',
} as const satisfies Record<NomenclatureEntity, PermissionArea>

/** The area whose readers may be told what has codes of an entity. */
export const codedArea = (of: NomenclatureEntity): PermissionArea => CODED_AREAS[of]

/** Whether a template stays as long as its company: without it there would be no codes at all. */
export const isLasting = ({ entity: of, asset_type }: Pick<Nomenclature, 'entity' | 'asset_type'>): boolean =>
  asset_type === null && ALWAYS_CODED.some((one) => one === of)

type Made = Pick<Nomenclature, 'entity' | 'asset_type' | 'template' | 'scope' | 'stand_in'>

/** The field of a template that does not go with the others, or null; see `hiddenScope` for that of its counters. */
export function nomenclatureFault(made: Made): 'asset_type' | 'template' | 'scope' | 'stand_in' | null {
  const read = parseTemplate(made.template, made.entity)
  if (made.asset_type !== null && made.entity !== 'asset') return 'asset_type'
  if (read.problems.length > 0) return 'template'
  if (hiddenScope(read, made.scope) !== null) return 'scope'
  // nobody types the code of a request, so one is made whatever it lacks
  return made.stand_in === null && !isTyped(made.entity) ? 'stand_in' : null
}

/** Which codes a template would make, asked before it is kept. */
export const PreviewQuery = v.strictObject(
  {
    template,
    /** Tokens apart by commas. */
    scope: v.optional(
      v.pipe(
        v.string('invalid'),
        v.transform((text) => text.split(',').filter((token) => token !== '')),
        scope,
      ),
      '',
    ),
    stand_in: v.optional(v.pipe(v.string('invalid'), v.regex(/^[A-Za-z0-9]{1,8}$/, 'invalid_text'))),
    entity,
    asset_type: v.optional(assetTypeCode),
  },
  'invalid',
)
export type PreviewQuery = v.InferInput<typeof PreviewQuery>

/** Things that a preview makes codes for, and counters and unlike codes that it names. */
export const SAMPLES = 3
export const NAMED_UNLIKE = 5
export const NAMED_COUNTERS = 20

const Coded = v.object({ ...Ref.entries, code: v.string('required') }, 'required')

export const NomenclaturePreview = v.object(
  {
    samples: v.array(
      v.object(
        {
          thing: Coded,
          /** Null where a value is missing, or the code would have more than 40 characters. */
          code: v.nullable(v.string()),
          missing: v.nullable(v.picklist(TOKENS, 'unknown_option')),
          /** Where it stands, as a label says that is printed anew after a move. */
          position: v.nullable(v.string()),
        },
        'required',
      ),
      'required',
    ),
    /** Codes in use that look unlike those of the template. */
    unlike: v.object(
      {
        count: v.object({ value: v.number('required'), capped: v.boolean('required') }, 'required'),
        first: v.array(Coded, 'required'),
      },
      'required',
    ),
    /** The next number of each counter that is in use, by the values it is kept for. */
    counters: v.array(
      v.object({ scope: v.string('required'), next: v.number('required') }, 'required'),
      'required',
    ),
  },
  'required',
)
export type NomenclaturePreview = v.InferOutput<typeof NomenclaturePreview>

/** A code as it is typed or scanned. */
export const CodeQuery = v.strictObject(
  {
    code: v.pipe(
      v.string('required'),
      v.trim(),
      v.nonEmpty('required'),
      v.maxLength(CODE_LENGTH, 'too_long'),
    ),
  },
  'invalid',
)
