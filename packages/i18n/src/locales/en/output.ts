import { exports } from './exports.ts'
import { labels } from './labels.ts'

/** Words of what leaves the application, as a file or on paper, loaded where it is asked for. */
export const output = { exports, labels }
