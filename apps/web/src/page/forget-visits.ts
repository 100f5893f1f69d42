import { forgetStored } from '@plenum/i18n/browser-storage'

/** Where the visits are kept; apart from what reads them, so that signing out weighs nothing. */
export const VISITS = 'visits'

export const forgetVisits = (): void => forgetStored(VISITS)
