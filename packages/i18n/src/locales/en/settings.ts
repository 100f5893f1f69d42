import { nomenclature } from './nomenclature.ts'
import { tags } from './tags.ts'

/** Words of the pages about codes and tags, loaded with them. */
export const settings = { nomenclature, tags }
