import { attributes } from './attributes.ts'
import { live } from './live.ts'

/** Words that come with an open record and the news of a list. */
export const record = { attributes, live }
