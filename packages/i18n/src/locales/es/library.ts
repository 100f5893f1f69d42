import { catalogue } from './catalogue.ts'

export const library = { catalogue }
