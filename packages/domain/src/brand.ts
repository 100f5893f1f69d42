import * as v from 'valibot'
import { Usage } from './catalogue.ts'
import { anyOf } from './filter-value.ts'
import { cursor, limit, page, search } from './page.ts'
import { id, optionalText, text } from './text.ts'
import { nameKey } from './library.ts'

const isWebAddress = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { protocol, username } = new URL(value)
  return (protocol === 'https:' || protocol === 'http:') && username === ''
}

/** An address that a browser may open: http or https and nothing else. */
export const webAddress = v.nullable(v.pipe(text(300), v.check(isWebAddress, 'invalid')), null)

/** Other names that a brand may have. */
export const MOST_ALIASES = 50

/** Other names a brand is found by; each once. */
const aliases = v.pipe(
  v.array(text(80), 'invalid'),
  v.maxLength(MOST_ALIASES, 'too_long'),
  v.check((names) => new Set(names.map(nameKey)).size === names.length, 'repeated_in_file'),
)

const facts = {
  name: text(80),
  aliases,
  website: webAddress,
  support_phone: optionalText(40),
  support_portal: webAddress,
  notes: optionalText(2000),
}
export const BRAND_FIELDS = v.keyof(v.object(facts)).options
export type BrandField = (typeof BRAND_FIELDS)[number]

/** A new brand; only `name` must be given. */
export const BrandCreate = v.strictObject({ ...facts, aliases: v.optional(aliases, []) }, 'invalid')
export type BrandFacts = v.InferOutput<typeof BrandCreate>

/** Values of a new brand before a person has typed anything. */
export const blankBrand = {
  name: '',
  aliases: [],
  website: null,
  support_phone: null,
  support_portal: null,
  notes: null,
} satisfies BrandFacts

/** What is left out stays. */
export const BrandPatch = v.partial(v.strictObject(facts, 'invalid'))
export type BrandPatch = v.InferInput<typeof BrandPatch>

export const BrandRecord = v.object(
  {
    id,
    ...facts,
    /** The id of its picture. */
    logo: v.nullable(id),
    models: Usage,
    assets: Usage,
    version: v.number('required'),
  },
  'required',
)
export type BrandRecord = v.InferOutput<typeof BrandRecord>
export const BrandRecordPage = page(BrandRecord)

/** Ids: only these. */
export const BrandListQuery = v.strictObject({ search, id: anyOf(id), limit, cursor }, 'invalid')
export type BrandListQuery = v.InferInput<typeof BrandListQuery>
