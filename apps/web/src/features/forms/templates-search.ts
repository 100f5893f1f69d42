import * as v from 'valibot'

/** In place of an id: one that is being added. */
export const NEW = 'new'

/** The address of the templates: the one that is open. */
export const TemplatesSearch = v.object({
  open: v.fallback(v.optional(v.union([v.literal(NEW), v.pipe(v.string(), v.uuid())])), undefined),
})
export type TemplatesSearch = v.InferOutput<typeof TemplatesSearch>
