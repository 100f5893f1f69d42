import * as v from 'valibot'
import { Ref } from './ref.ts'
import { instant } from './text.ts'
import { verifyMethod } from './verify-method.ts'

/** Somebody confirms that an asset stands where its record says. */
export const AssetVerify = v.strictObject({ method: v.optional(verifyMethod, 'by_hand') }, 'invalid')
export type AssetVerify = v.InferInput<typeof AssetVerify>

/** What is kept of the last confirmation: all of it, or nothing where there was none. */
export const VERIFIED_FIELDS = ['last_verified_at', 'last_verified_by', 'last_verified_method'] as const
export type VerifiedField = (typeof VERIFIED_FIELDS)[number]

/** The field by which an asset's history tells of confirmations, each in one line. */
export const VERIFICATION_FIELD = 'verification'

/** What that line says: when, who and how. */
export const Verification = v.strictObject({ at: instant, by: Ref, method: verifyMethod })
