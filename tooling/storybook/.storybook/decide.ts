import { unreadable } from '@plenum/browser/contrast'
import { REVIEWED } from '@plenum/browser/reviewed'
import { sortOut, type Incomplete } from '@plenum/browser/unsure'

/** Fails where axe could not decide something, and neither a measurement nor a review does. */
export function decide(incomplete: readonly Incomplete[], where: string): void {
  const { left } = sortOut(incomplete, REVIEWED, unreadable)
  const told = left.map(({ rule, because, at }) => `${rule}, not decided (${because}): ${at}`)
  if (told.length > 0) throw new Error(`${where}:\n${told.join('\n')}`)
}
