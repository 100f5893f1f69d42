import { fields } from './fields.ts'

/** Words of the signed-in area, loaded with it. */
export const app = { fields }
