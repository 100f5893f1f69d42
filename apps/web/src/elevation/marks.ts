import { isGone, type NodeContents, type StandingAsset } from '@plenum/domain/node-contents'
import { rivalKey, type Rivals } from '#app/time/rivals.ts'

/** What is told of a thing on the day that is shown. */
export type Mark = 'came' | 'left' | 'rival' | 'gone'

/** What is told of a thing that stands or is to stand in a rack. */
export function marksOf({ node, came = [] }: NodeContents, asset: StandingAsset, rivals?: Rivals): Mark[] {
  const marks: Mark[] = []
  if (came.includes(asset.id)) marks.push('came')
  if (rivals?.has(rivalKey(node.id, asset.id)) === true) marks.push('rival')
  if (isGone(asset)) marks.push('gone')
  return marks
}
