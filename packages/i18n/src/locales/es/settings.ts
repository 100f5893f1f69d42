import { nomenclature } from './nomenclature.ts'
import { tags } from './tags.ts'

export const settings = { nomenclature, tags }
