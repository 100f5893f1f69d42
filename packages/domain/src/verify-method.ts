import * as v from 'valibot'

/** How it was seen that an asset stands where its record says: by a look at it, or by its code, read off its label. */
export const VERIFY_METHODS = ['by_hand', 'scan'] as const
export type VerifyMethod = (typeof VERIFY_METHODS)[number]

export const verifyMethod = v.picklist(VERIFY_METHODS, 'unknown_option')
