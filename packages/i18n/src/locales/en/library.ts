import { catalogue } from './catalogue.ts'

/** Words of the catalogue of types, brands and models, loaded with it. */
export const library = { catalogue }
