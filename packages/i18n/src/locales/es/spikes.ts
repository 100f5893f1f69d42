import { graph } from './graph.ts'

/** Words of the pages to try things on, loaded with them. */
export const spikes = { graph }
