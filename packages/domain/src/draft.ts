import * as v from 'valibot'
import { instant, storable } from './text.ts'

/** Forms whose unfinished contents the server keeps for the person who writes them. */
export const DRAFT_FORMS = ['ticket', 'work'] as const
export type DraftForm = (typeof DRAFT_FORMS)[number]

/** How long an untouched draft is kept, in days. */
export const DRAFT_DAYS = 7

/** Bytes of JSON that a draft may have. */
export const DRAFT_BYTES = 200 * 1024

/** Drafts of a person that are kept; a further one takes the place of the oldest. */
export const MOST_DRAFTS = 50

/** Which draft of a person is meant; the key tells those of one form apart. */
export const DraftPlace = v.object({
  form: v.picklist(DRAFT_FORMS, 'unknown_option'),
  key: v.pipe(v.string('required'), v.regex(/^[\w-]{1,64}$/, 'invalid')),
})

/** The unfinished contents of a form, as that form wrote them. */
export const DraftInput = v.strictObject(
  {
    content: v.pipe(
      v.record(v.string(), v.unknown(), 'invalid'),
      v.check((content) => holdsStorable(content), 'invalid_text'),
    ),
  },
  'invalid',
)
export type DraftInput = v.InferInput<typeof DraftInput>

export const Draft = v.object({ content: v.record(v.string(), v.unknown()), updated_at: instant }, 'required')
export type Draft = v.InferOutput<typeof Draft>

/** Whether every text within can be kept, names of fields too. */
function holdsStorable(value: unknown): boolean {
  if (typeof value === 'string') return storable(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, part]) => storable(name) && holdsStorable(part))
}
