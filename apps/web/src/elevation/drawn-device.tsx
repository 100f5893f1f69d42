import type { NodeContents } from '@plenum/domain/node-contents'
import type { Face } from '@plenum/domain/placement'
import { Device } from '@plenum/ui/rack-device'
import type { RackUnits } from '@plenum/ui/rack-geometry'
import type { Board } from './board.ts'
import { handProps, handState } from './in-hand.ts'
import { drawnSpan, marksOf } from './marks.ts'
import { drawnHeight, type MountedAsset } from './rack-view.ts'
import { useDeviceWords } from './use-device-words.ts'

interface DrawnDeviceProps {
  asset: MountedAsset
  isTabStop: boolean
  place: { rack: NodeContents; units: RackUnits; face: Face }
  board: Board
}

/** A device that is opened by a press, taken up by a key and dragged. */
export function DrawnDevice({ asset, isTabStop, place, board }: DrawnDeviceProps) {
  const words = useDeviceWords()
  const isToCome = asset.status === 'planning' || asset.status === 'received'
  return (
    <Device
      id={board.deviceId(asset.id)}
      data-stop={asset.id}
      data-from={asset.position}
      data-to={asset.position + drawnHeight(asset)}
      tabIndex={isTabStop ? 0 : -1}
      span={drawnSpan(place, asset, board.rivals)}
      name={asset.name}
      code={asset.code}
      status={asset.status}
      image={board.images.get(asset[`${place.face}_image`] ?? '')}
      label={words.marked(words.device(asset), marksOf(place.rack, asset, board.rivals))}
      movable={board.hand !== undefined}
      state={handState(asset, board) ?? (isToCome ? 'planned' : 'still')}
      {...handProps(asset, place, board)}
    />
  )
}
