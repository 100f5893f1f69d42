import * as v from 'valibot'
import { assetTypeCode } from './asset-type.ts'
import { CODE_LENGTH, hiddenScope, parseTemplate, TEMPLATE_LENGTH } from './nomenclature-template.ts'
import { SCOPE_TOKENS, TOKENS, type ScopeToken } from './nomenclature-tokens.ts'
import { page } from './page.ts'
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

/** How codes are made: of every asset, or of those of one type. */
export const NomenclatureInput = v.strictObject(
  {
    /** Null for the template of every type without one of its own. */
    asset_type: assetTypeCode,
    template,
    /** What a counter of its own is kept for. */
    scope,
    /** What stands where an asset has no value for a token; null refuses to make such a code. */
    stand_in: standIn,
    hand_typed: v.picklist(HAND_TYPED, 'unknown_option'),
  },
  'invalid',
)
export type NomenclatureInput = v.InferInput<typeof NomenclatureInput>

/** A change; it stays a template of the same assets. */
export const NomenclaturePatch = v.partial(v.omit(NomenclatureInput, ['asset_type']))
export type NomenclaturePatch = v.InferInput<typeof NomenclaturePatch>

export const Nomenclature = v.object(
  {
    id,
    ...NomenclatureInput.entries,
    asset_type: v.nullable(assetTypeCode),
    version: v.number('required'),
  },
  'required',
)
export type Nomenclature = v.InferOutput<typeof Nomenclature>
export const NomenclaturePage = page(Nomenclature)

/** What a company begins with: any code may be typed, and missing ones are numbered by type. */
export const FIRST_NOMENCLATURE = {
  asset_type: null,
  template: '{type}-{seq|pad:6}',
  scope: ['type'],
  stand_in: null,
  hand_typed: 'free',
} as const satisfies Omit<Nomenclature, 'id' | 'version'>

/** Whether a counter is kept for what no code shows; see `hiddenScope`. */
export const isScopeShown = (made: { template: string; scope: readonly ScopeToken[] }): boolean =>
  hiddenScope(parseTemplate(made.template), made.scope) === null

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
    asset_type: v.optional(assetTypeCode),
  },
  'invalid',
)
export type PreviewQuery = v.InferInput<typeof PreviewQuery>

/** Assets that a preview makes codes for, and counters and unlike codes that it names. */
export const SAMPLES = 3
export const NAMED_UNLIKE = 5
export const NAMED_COUNTERS = 20

const AssetCode = v.object({ ...Ref.entries, code: v.string('required') }, 'required')

export const NomenclaturePreview = v.object(
  {
    samples: v.array(
      v.object(
        {
          asset: AssetCode,
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
        first: v.array(AssetCode, 'required'),
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
