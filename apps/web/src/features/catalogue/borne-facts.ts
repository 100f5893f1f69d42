import { BORNE_FACTS, BorneFacts } from '@plenum/domain/model-effect'
import type { ModelRecord } from '@plenum/domain/model'
import * as v from 'valibot'

/** What is typed of what racks bear, feed and cool, where it differs; null where nothing does, or something is wrong. */
export function borneChanges(
  model: ModelRecord,
  typed: Partial<Record<(typeof BORNE_FACTS)[number], unknown>>,
): BorneFacts | null {
  const changed = BORNE_FACTS.filter((fact) => typed[fact] !== model[fact])
  const read = v.safeParse(BorneFacts, Object.fromEntries(changed.map((fact) => [fact, typed[fact]])))
  return changed.length > 0 && read.success ? read.output : null
}
