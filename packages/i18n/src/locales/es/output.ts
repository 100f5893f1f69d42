import { exports } from './exports.ts'
import { labels } from './labels.ts'

export const output = { exports, labels }
