import { graph } from './graph.ts'
import { racks } from './racks.ts'

/** Words of the pages to try things on, loaded with them. */
export const spikes = { graph, racks }
