import { LATER } from './src/later.ts'

const later = new RegExp(`\\.(?:${LATER.join('|')})(?:__|--|[^a-z-]|$)`)

/**
 * Those of a rule's selectors that belong to this sheet. Panda makes one rule of neighbours with the same
 * declarations, so a part of the first page may share its rule with one that comes later.
 */
export const ownSelectors = (selectors: readonly string[], isLater: boolean) =>
  selectors.filter((selector) => later.test(selector) === isLater)
