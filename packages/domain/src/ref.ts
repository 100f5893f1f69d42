import * as v from 'valibot'
import { id } from './text.ts'

/** A record named inside another one. */
export const Ref = v.object({ id, name: v.string('required') }, 'required')
export type Ref = v.InferOutput<typeof Ref>
