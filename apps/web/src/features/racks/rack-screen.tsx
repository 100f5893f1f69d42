import type { NodeContents } from '@plenum/domain/node-contents'
import type { RackClaims } from '@plenum/domain/fit-answer'
import { FACES, type AssetMove, type Face } from '@plenum/domain/placement'
import { stack } from '@plenum/ui/patterns'
import { Segment } from '@plenum/ui/segment'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReservedUnits } from '#app/elevation/reserved-units.ts'
import { sumsOf } from '#app/elevation/rack-sums.ts'
import type { FreeSpan } from '#app/elevation/use-reserving.ts'
import type { MountedAsset } from '#app/elevation/rack-view.ts'
import { RacksBoard } from '#app/elevation/racks-board.tsx'
import { NARROW, useMedia } from '#app/page/use-media.ts'
import type { Rivals } from '#app/time/rivals.ts'
import { RackAssets } from './rack-assets.tsx'
import { RackFacts } from './rack-facts.tsx'

interface RackScreenProps {
  /** The rack of the page, and perhaps one beside it. */
  racks: readonly [NodeContents, ...NodeContents[]]
  images: ReadonlyMap<string, string>
  reserved?: readonly ReservedUnits[]
  /** What is in conflict with a plan. */
  rivals?: Rivals
  canMove: boolean
  /** Whether the person may go on against the fit check. */
  canOverride: boolean
  /** What decides whether things fit in them, as far as it has been told. */
  claims?: readonly RackClaims[]
  /** The side that is shown where there is no room for both. */
  face: Face
  /** The device whose record is open. */
  open: string | undefined
  onMove: (asset: MountedAsset, to: AssetMove) => Promise<void>
  onOpen: (id: string) => void
  onFace: (face: Face) => void
  onReserve?: ((span: FreeSpan) => void) | undefined
  /** What else there is to say of the rack, before what stands in it. */
  more?: ReactNode
}

/** A rack from both sides, how full it is and what stands in it in rows; another rack may stand beside it. */
export function RackScreen({ racks, images, reserved = [], face, onFace, more, ...rest }: RackScreenProps) {
  const { t } = useTranslation('racks')
  const fields = useTranslation('fields').t
  const isNarrow = useMedia(NARROW)
  const [rack, beside] = racks
  return (
    <RacksBoard
      racks={racks}
      faces={isNarrow ? [face] : FACES}
      images={images}
      reserved={reserved}
      named={beside !== undefined}
      before={
        isNarrow && (
          <Segment
            label={t(($) => $.side)}
            value={face}
            options={FACES.map((value) => ({ value, label: fields(($) => $.face[value]) }))}
            onValueChange={onFace}
          />
        )
      }
      {...rest}
    >
      <div
        className={stack({
          gap: '4',
          flex: '[1 1 24rem]',
          minWidth: '0',
          width: { base: 'full', md: 'auto' },
        })}
      >
        <RackFacts name={rack.node.name} sums={sumsOf(rack, reserved)} />
        {more}
        <RackAssets rack={rack} open={rest.open} onOpen={rest.onOpen} />
      </div>
    </RacksBoard>
  )
}
