import type { NodeContents } from '@plenum/domain/node-contents'
import type { Face } from '@plenum/domain/placement'
import { stepOf } from '@plenum/domain/rack-space'
import { Device } from '@plenum/ui/rack-device'
import type { RackUnits } from '@plenum/ui/rack-geometry'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import type { Board } from './board.ts'
import { followDrag, sideUnder, unitUnder } from './drag.ts'
import { aimAt, pickUp, type Held } from './held.ts'
import { drawnSpan, marksOf } from './marks.ts'
import { drawnHeight, unitsOf, type MountedAsset } from './rack-view.ts'
import type { Hand } from './use-held.ts'
import { useDeviceWords } from './use-device-words.ts'

interface Where {
  rack: NodeContents
  units: RackUnits
  face: Face
}

interface DrawnDeviceProps {
  asset: MountedAsset
  isTabStop: boolean
  place: Where
  board: Board
}

/** A device that is opened by a press, taken up by a key and dragged. */
export function DrawnDevice({ asset, isTabStop, place, board }: DrawnDeviceProps) {
  const words = useDeviceWords()
  const { hand } = board
  const isHeld = hand?.held?.asset.id === asset.id
  const state = isHeld
    ? 'held'
    : hand?.isMoving(asset.id)
      ? 'moving'
      : board.open === asset.id
        ? 'open'
        : asset.status === 'planning' || asset.status === 'received'
          ? 'planned'
          : 'still'
  const height = drawnHeight(asset)
  return (
    <Device
      id={board.deviceId(asset.id)}
      data-stop={asset.id}
      data-from={asset.position}
      data-to={asset.position + height}
      tabIndex={isTabStop ? 0 : -1}
      span={drawnSpan(place.rack, asset, board.rivals)}
      name={asset.name}
      code={asset.code}
      status={asset.status}
      image={board.images.get(asset[`${place.face}_image`] ?? '')}
      label={words.marked(words.device(asset), marksOf(place.rack, asset, board.rivals))}
      {...(hand && { 'aria-pressed': isHeld, movable: true, 'aria-describedby': board.describedBy })}
      state={state}
      onClick={(event) => press(event, asset, place, board)}
      onKeyDown={(event) => pressKey(event, asset, place, board)}
      {...(hand && { onPointerDown: (event) => beginDrag(event, hand, asset, place) })}
    />
  )
}

/** A press: opens, or takes up where there is nothing to open; with a thing in the hand it is the rack that answers. */
function press(event: MouseEvent, asset: MountedAsset, { rack }: Where, { hand, onOpen }: Board) {
  const held = hand?.held ?? null
  if (hand && held?.asset.id === asset.id) hand.drop(held)
  else if (held !== null) return
  else if (onOpen) onOpen(asset.id)
  else if (hand && !hand.isMoving(asset.id)) hand.take(asset, rack.node.id)
  event.stopPropagation()
}

/** Space takes up and puts down, Enter opens and puts down. */
function pressKey(event: KeyboardEvent, asset: MountedAsset, { rack }: Where, { hand, onOpen }: Board) {
  if (event.key !== ' ' && event.key !== 'Enter') return
  event.preventDefault()
  event.stopPropagation()
  const held = hand?.held ?? null
  const takes = held?.asset.id !== asset.id
  if (hand && held && !takes) hand.drop(held)
  else if (event.key === 'Enter' && onOpen) onOpen(asset.id)
  else if (hand && !hand.isMoving(asset.id)) hand.take(asset, rack.node.id)
}

function beginDrag(
  event: PointerEvent<SVGGElement>,
  hand: Hand,
  asset: MountedAsset,
  { rack, units }: Where,
) {
  const onGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null
  const scrolls = event.pointerType === 'touch' && !onGrip
  if (event.button !== 0 || scrolls || hand.held !== null || hand.isMoving(asset.id)) return
  const step = stepOf(asset.u_height)
  const bay = event.currentTarget.closest('[data-rack]')
  const grip = bay === null ? 0 : Math.max(0, unitUnder(bay, units, event, step) - asset.position)
  let now: Held = { ...pickUp(asset, rack.node.id), grip: Math.floor(grip / step) * step, by: 'pointer' }
  followDrag(event.currentTarget, event, {
    onStart: () => hand.aim(now),
    onMove: (point) => {
      const under = sideUnder(point)
      const over = hand.racks.find(({ node }) => node.id === under?.id)
      const overUnits = over && unitsOf(over.node)
      now =
        under && over && overUnits
          ? aimAt(now, { rack: over, face: under.face, unit: unitUnder(under.bay, overUnits, point, step) })
          : { ...now, aim: null }
      hand.aim(now)
    },
    onEnd: (how) => (how === 'dropped' ? hand.drop(now) : hand.putBack(now)),
  })
}
