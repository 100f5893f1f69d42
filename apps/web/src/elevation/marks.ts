import { laneSpan } from '@plenum/domain/lane-span'
import { isGone, type NodeContents, type StandingAsset } from '@plenum/domain/node-contents'
import type { Face } from '@plenum/domain/placement'
import type { RackSpan } from '@plenum/ui/rack-geometry'
import { rivalKey, type Rivals } from '#app/time/rivals.ts'
import { drawnHeight } from './rack-view.ts'

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

/** A rack, and the side that it is drawn from. */
export interface DrawnSide {
  rack: NodeContents
  face: Face
}

/** Where a thing is drawn; two that claim the same units share the width, so that both are seen. */
export const drawnSpan = (
  { rack: { node }, face }: DrawnSide,
  asset: StandingAsset,
  rivals: Rivals = new Map(),
): RackSpan => ({
  position: asset.position ?? node.starting_unit ?? 1,
  height: drawnHeight(asset),
  across: laneSpan(asset.lane, face),
  half: rivals.get(rivalKey(node.id, asset.id)),
})
