import type { NodeContents } from '@plenum/domain/node-contents'
import type { Face } from '@plenum/domain/placement'
import { Hidden } from '@plenum/ui/hidden'
import { Device, FixedDevice, Ghost, Root } from '@plenum/ui/rack-elevation'
import type { RackUnits } from '@plenum/ui/rack-geometry'
import type { MouseEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { followDrag, rackUnder, unitUnder } from './drag.ts'
import { aimAt, isAtHome, pickUp, type Held } from './held.ts'
import { drawnHeight, seenFrom, unitsOf, type MountedAsset } from './rack-view.ts'
import type { Hand } from './use-held.ts'

interface RackDrawingProps {
  rack: NodeContents
  units: RackUnits
  face: Face
  /** Undefined where nothing may be moved. */
  hand: Hand | undefined
  deviceId: (id: string) => string
  describedBy: string
}

/** One rack between its rails: what stands in it, what is in the hand and where that would land. */
export function RackDrawing({ rack, units, face, hand, deviceId, describedBy }: RackDrawingProps) {
  const { t } = useTranslation('racks')
  const faces = useTranslation('fields').t
  const held = hand?.held ?? null
  const aim = held?.aim?.node_id === rack.node.id && !isAtHome(held) ? held.aim : null
  const aimed = (now: Held, at: { clientX: number; clientY: number; currentTarget: Element }) =>
    aimAt(now, rack, unitUnder(at.currentTarget, units, at))
  return (
    <Root
      label={t(($) => $.rack_label, { name: rack.node.name, face: faces(($) => $.face[face]) })}
      rack={units}
      data-rack={rack.node.id}
      // what the keys do from the device in the hand, a press does from anywhere in a rack
      onClick={(event: MouseEvent<HTMLDivElement>) =>
        hand && held && event.detail > 0 && hand.drop(aimed(held, event))
      }
      onPointerMove={(event: PointerEvent<HTMLDivElement>) => {
        if (hand && held?.by === 'hand' && event.pointerType === 'mouse') hand.aim(aimed(held, event))
      }}
    >
      {seenFrom(face, rack.assets).map((asset) => {
        const shown = {
          span: { position: asset.position, height: drawnHeight(asset) },
          code: asset.code,
          name: (
            <>
              {asset.name}
              <Hidden> {t(($) => $.device, { unit: asset.position })}</Hidden>
            </>
          ),
        }
        return hand === undefined ? (
          <FixedDevice key={asset.id} {...shown} />
        ) : (
          <Device
            key={asset.id}
            {...shown}
            id={deviceId(asset.id)}
            title={asset.name}
            aria-describedby={describedBy}
            state={held?.asset.id === asset.id ? 'held' : hand.isMoving(asset.id) ? 'moving' : 'still'}
            onClick={(event) => press(event, hand, asset, rack)}
            onPointerDown={(event) => beginDrag(event, hand, asset, { rack, units })}
          />
        )
      })}
      {aim && held && hand && (
        <Ghost
          span={{ position: aim.position, height: drawnHeight(held.asset) }}
          state={hand.reason === null ? 'fits' : 'refused'}
        >
          {[t(($) => $.unit, { unit: aim.position }), hand.reason]
            .filter((part) => part !== null)
            .join(' · ')}
        </Ghost>
      )}
    </Root>
  )
}

/** Space, Enter or a press without a drag: takes up, puts down, or takes another one by the keys. */
function press(event: MouseEvent, hand: Hand, asset: MountedAsset, rack: NodeContents) {
  const { held } = hand
  if (held?.asset.id === asset.id) hand.drop(held)
  else if (held === null || event.detail === 0) {
    if (!hand.isMoving(asset.id)) hand.take(asset, rack.node.id)
  } else return // onto another device: the rack around it says that there is no room
  event.stopPropagation()
}

function beginDrag(
  event: PointerEvent<HTMLButtonElement>,
  hand: Hand,
  asset: MountedAsset,
  { rack, units }: { rack: NodeContents; units: RackUnits },
) {
  const onGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null
  const scrolls = event.pointerType === 'touch' && !onGrip
  if (event.button !== 0 || scrolls || hand.held !== null || hand.isMoving(asset.id)) return
  const frame = event.currentTarget.closest('[data-rack]')
  const grip = frame === null ? 0 : Math.max(0, Math.floor(unitUnder(frame, units, event) - asset.position))
  let now: Held = { ...pickUp(asset, rack.node.id), grip, by: 'pointer' }
  followDrag(event.currentTarget, event, {
    onStart: () => hand.aim(now),
    onMove: (point) => {
      const under = rackUnder(point)
      const over = hand.racks.find(({ node }) => node.id === under?.id)
      const overUnits = over && unitsOf(over.node)
      now =
        under && over && overUnits
          ? aimAt(now, over, unitUnder(under.frame, overUnits, point))
          : { ...now, aim: null }
      hand.aim(now)
    },
    onEnd: (how) => (how === 'dropped' ? hand.drop(now) : hand.putBack(now)),
  })
}
