import { isoDate } from '@plenum/domain/text'
import * as v from 'valibot'

/** The day of an address, `YYYY-MM-DD`; today where there is none, or a bad one. */
export const shownDay = v.fallback(v.optional(isoDate), undefined)
