import { hierarchy } from './hierarchy.ts'
import { placeFacts } from './place-facts.ts'

/** Words of the pages of places and of what is known of each, loaded with them. */
export const places = { hierarchy, place: placeFacts }
