import type { NodeContents, StandingAsset } from '@plenum/domain/node-contents'
import { stepOf } from '@plenum/domain/rack-space'
import type { RackUnits } from '@plenum/ui/rack-geometry'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import type { Board } from './board.ts'
import { followDrag, partUnder, sideUnder, unitUnder } from './drag.ts'
import { aimAt, isStrip, pickUp, type Held } from './held.ts'
import { unitsOf } from './rack-view.ts'
import type { Hand } from './use-held.ts'

interface Where {
  rack: NodeContents
  units: RackUnits
}

/** What makes a drawn thing one that is opened by a press, taken up by a key and dragged. */
export const handProps = (asset: StandingAsset, where: Where, board: Board) => ({
  onClick: (event: MouseEvent) => press(event, asset, where, board),
  onKeyDown: (event: KeyboardEvent) => pressKey(event, asset, where, board),
  ...(board.hand && {
    'aria-pressed': isHeld(asset, board),
    'aria-describedby': board.describedBy,
    onPointerDown: dragFrom(asset, where, board.hand),
  }),
})

/** How a drawn thing looks by what is done with it; undefined where that is nothing. */
export const handState = (asset: StandingAsset, board: Board): 'held' | 'moving' | 'open' | undefined => {
  if (isHeld(asset, board)) return 'held'
  if (board.hand?.isMoving(asset.id)) return 'moving'
  return board.open === asset.id ? 'open' : undefined
}

const isHeld = ({ id }: StandingAsset, { hand }: Board): boolean => hand?.held?.asset.id === id

/** A press: opens, or takes up where there is nothing to open; with a thing in the hand it is the rack that answers. */
function press(event: MouseEvent, asset: StandingAsset, { rack }: Where, { hand, onOpen }: Board) {
  const held = hand?.held ?? null
  if (hand && held?.asset.id === asset.id) hand.drop(held)
  else if (held !== null) return
  else if (onOpen) onOpen(asset.id)
  else if (hand && !hand.isMoving(asset.id)) hand.take(asset, rack.node.id)
  event.stopPropagation()
}

/** Space takes up and puts down, Enter opens and puts down. */
function pressKey(event: KeyboardEvent, asset: StandingAsset, { rack }: Where, { hand, onOpen }: Board) {
  if (event.key !== ' ' && event.key !== 'Enter') return
  event.preventDefault()
  event.stopPropagation()
  const held = hand?.held ?? null
  const takes = held?.asset.id !== asset.id
  if (hand && held && !takes) hand.drop(held)
  else if (event.key === 'Enter' && onOpen) onOpen(asset.id)
  else if (hand && !hand.isMoving(asset.id)) hand.take(asset, rack.node.id)
}

const dragFrom =
  (asset: StandingAsset, { rack, units }: Where, hand: Hand) =>
  (event: PointerEvent<SVGGElement>) => {
    const onGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null
    if (event.pointerType === 'touch' && !onGrip) return
    const step = stepOf(asset.u_height)
    const bay = event.currentTarget.closest('[data-rack]')
    const isMounted = bay !== null && asset.position !== null && !isStrip(asset)
    const grip = isMounted ? Math.max(0, unitUnder(bay, units, event, step) - (asset.position ?? 0)) : 0
    dragHeld(event, hand, { ...pickUp(asset, rack.node.id), grip: Math.floor(grip / step) * step })
  }

/** Takes a thing along with a pressed pointer until that lets it go, over a rack or elsewhere. */
export function dragHeld(event: PointerEvent, hand: Hand, taken: Held): void {
  const { asset } = taken
  if (event.button !== 0 || hand.held !== null || hand.isMoving(asset.id)) return
  let now: Held = { ...taken, by: 'pointer' }
  followDrag(event.currentTarget, event, {
    onStart: () => hand.aim(now),
    onMove: (point) => {
      const under = sideUnder(point)
      const rack = hand.racks.find(({ node }) => node.id === under?.id)
      const units = rack && unitsOf(rack.node)
      const unit = under && units ? unitUnder(under.bay, units, point, stepOf(asset.u_height)) : null
      now =
        under && rack && unit !== null
          ? aimAt(now, { rack, face: under.face, unit, part: partUnder(under.bay, point) })
          : { ...now, aim: null }
      hand.aim(now)
    },
    onEnd: (how) => (how === 'dropped' ? hand.drop(now) : hand.putBack(now)),
  })
}
