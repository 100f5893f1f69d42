import ky from 'ky'
import * as v from 'valibot'
import { FIELDS } from './rows.ts'

/** One row of the list, and all that its own page shows. */
export const Asset = v.object({ id: v.string(), ...v.entriesFromList(FIELDS, v.string()) })

/** Asks the floor's server. */
export const api = ky.create({ retry: { limit: 1, statusCodes: [401] } })
