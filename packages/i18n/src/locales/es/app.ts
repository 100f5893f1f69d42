import { assets } from './assets.ts'
import { fields } from './fields.ts'
import { merge } from './merge.ts'
import { shell } from './shell.ts'

export const app = {
  assets,
  fields,
  merge,
  shell,
}
