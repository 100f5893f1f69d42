import * as v from 'valibot'
import type { DataBearing } from './asset-type.ts'
import { id, instant, isoDate, optionalText, text } from './text.ts'

/** How data was made unreadable, as NIST SP 800-88 tells the ways apart. */
export const ERASURE_METHODS = ['clear', 'purge', 'destroy'] as const
export type ErasureMethod = (typeof ERASURE_METHODS)[number]

/** Proof that one medium was erased: what a certificate of sanitisation holds. */
export const ErasureInput = v.strictObject(
  {
    method: v.picklist(ERASURE_METHODS, 'unknown_option'),
    /** The medium's own serial number, or the device's where the medium has none. */
    media_serial: text(120),
    /** Who did it: a person or a company. */
    operator: text(120),
    erased_on: isoDate,
    /** How it was verified that nothing can be read any more. */
    verification: text(500),
    /** Where the medium went. */
    destination: optionalText(200),
  },
  'invalid',
)
export type ErasureInput = v.InferInput<typeof ErasureInput>

export const Erasure = v.object({ id, ...ErasureInput.entries, recorded_at: instant }, 'required')
export type Erasure = v.InferOutput<typeof Erasure>

export const ErasureList = v.object({ results: v.array(Erasure, 'required') }, 'required')

/** Media of one asset whose erasure is proved at once. */
export const ERASURES_MAX = 50

/** The ways that are enough before a thing leaves, by what its type says about data. */
export const methodsFor = (data: DataBearing): readonly ErasureMethod[] =>
  data === 'config' || data === 'no' ? ERASURE_METHODS : ['purge', 'destroy']

/** What shows that no data leaves with a thing. */
export interface Evidence {
  data: DataBearing
  /** What a person said where the type leaves it open. */
  bears_data: boolean | null
  erasures: readonly Pick<ErasureInput, 'method'>[]
}

type Lacking = { code: 'data_unsaid' | 'erasure_missing' | 'erasure_too_weak'; attr: string }

/** Whether a thing's data must be proved erased; null where somebody has to say whether it bears any. */
export const bearsData = ({ data, bears_data }: Pick<Evidence, 'data' | 'bears_data'>): boolean | null =>
  data === 'ask' ? bears_data : data !== 'no'

/** What is lacking before a thing may leave, or null. */
export function lacksErasure(evidence: Evidence): Lacking | null {
  const bears = bearsData(evidence)
  if (bears === null) return { code: 'data_unsaid', attr: 'bears_data' }
  if (!bears) return null
  if (evidence.erasures.length === 0) return { code: 'erasure_missing', attr: 'erasures' }
  const enough = methodsFor(evidence.data)
  const weak = evidence.erasures.findIndex(({ method }) => !enough.includes(method))
  return weak === -1 ? null : { code: 'erasure_too_weak', attr: `erasures.${weak}.method` }
}
