import { isGone, type NodeContents } from '@plenum/domain/node-contents'
import type { Face } from '@plenum/domain/placement'
import { Strip } from '@plenum/ui/rack-elevation'
import type { RackUnits } from '@plenum/ui/rack-geometry'
import type { Board } from './board.ts'
import { isAtHome } from './held.ts'
import { handProps, handState } from './in-hand.ts'
import { stripsOf } from './rack-view.ts'
import { useDeviceWords } from './use-device-words.ts'

interface RackStripsProps {
  rack: NodeContents
  units: RackUnits
  face: Face
  board: Board
}

/** Where one of several hangs: by turns at the left and at the right, from the top down. */
const slotOf = (index: number, count: number) => {
  const isLeft = index % 2 === 0
  const lefts = Math.ceil(count / 2)
  const side = isLeft ? ('left' as const) : ('right' as const)
  return { side, at: Math.floor(index / 2), of: isLeft ? lefts : count - lefts }
}

/** What hangs beside the rails of a side, and what in the hand would. */
export function RackStrips({ rack, units, face, board }: RackStripsProps) {
  const words = useDeviceWords()
  const strips = stripsOf(face, rack.assets)
  const held = board.hand?.held ?? null
  const isAimed = held?.aim?.node_id === rack.node.id && held.aim.face === face
  const coming = isAimed && held.aim?.position === null && !isAtHome(held) ? held.asset : null
  const count = strips.length + (coming === null ? 0 : 1)
  return (
    <>
      {strips.map((asset, index) => (
        <Strip
          key={asset.id}
          id={board.deviceId(asset.id)}
          {...slotOf(index, count)}
          label={words.beside(asset)}
          code={asset.code}
          state={handState(asset, board) ?? 'still'}
          {...((board.onOpen ?? board.hand) &&
            !isGone(asset) && {
              'data-stop': asset.id,
              tabIndex: -1,
              ...handProps(asset, { rack, units }, board),
            })}
        />
      ))}
      {coming !== null && (
        <Strip
          {...slotOf(strips.length, count)}
          aria-hidden="true"
          label={words.beside(coming)}
          code={coming.code}
          state={board.hand?.reason === null ? 'fits' : 'refused'}
        />
      )}
    </>
  )
}
