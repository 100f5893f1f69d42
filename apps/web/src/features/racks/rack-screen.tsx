import type { NodeContents } from '@plenum/domain/node-contents'
import type { RackClaims } from '@plenum/domain/fit-answer'
import { FACES, type AssetMove, type Face } from '@plenum/domain/placement'
import { useTranslation } from '@plenum/i18n/react'
import { InOrder } from '@plenum/ui/in-order'
import { stack } from '@plenum/ui/patterns'
import { Segment } from '@plenum/ui/segment'
import { Skeleton } from '@plenum/ui/skeleton'
import { Suspense, type ReactNode } from 'react'
import type { ReservedUnits } from '#app/elevation/reserved-units.ts'
import { sumsOf } from '#app/elevation/rack-sums.ts'
import type { FreeSpan } from '#app/elevation/use-free-units.ts'
import type { HeldAsset } from '#app/elevation/held.ts'
import { RacksBoard } from '#app/elevation/racks-board.tsx'
import { part } from '#app/notices/part.ts'
import { NARROW, useMedia } from '#app/page/use-media.ts'
import type { Rivals } from '#app/time/rivals.ts'
import { RackAssets } from './rack-assets.tsx'
import { RackFacts } from './rack-facts.tsx'

const RackCapacity = part(async () => (await import('./rack-capacity.tsx')).RackCapacity)
const RackTray = part(async () => (await import('#app/elevation/rack-tray.tsx')).RackTray)

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
  /** Whether more of that is on its way. */
  areClaimsComing?: boolean
  /** The side that is shown where there is no room for both. */
  face: Face
  /** The device whose record is open. */
  open: string | undefined
  onMove: (asset: HeldAsset, to: AssetMove) => Promise<void>
  onOpen: (id: string) => void
  onFace: (face: Face) => void
  onReserve?: ((span: FreeSpan) => void) | undefined
  /** What else there is to say of the rack, before what stands in it. */
  more?: ReactNode
}

/** A rack from both sides, how full it is and what stands in it in rows; another rack may stand beside it. */
export function RackScreen({
  racks,
  images,
  reserved = [],
  areClaimsComing = false,
  face,
  onFace,
  more,
  ...rest
}: RackScreenProps) {
  const { t } = useTranslation('racks')
  const fields = useTranslation('fields').t
  const isNarrow = useMedia(NARROW)
  const [rack, beside] = racks
  const claimed = rest.claims?.find(({ id }) => id === rack.node.id)
  return (
    <RacksBoard
      racks={racks}
      faces={isNarrow ? [face] : FACES}
      images={images}
      reserved={reserved}
      named={beside !== undefined}
      findsElsewhere
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
      {(placing) => (
        <InOrder
          className={stack({
            gap: '4',
            flex: '[1 1 24rem]',
            minWidth: '0',
            width: { base: 'full', md: 'auto' },
          })}
        >
          <RackFacts name={rack.node.name} sums={sumsOf(rack, reserved)} />
          {!claimed && areClaimsComing && <Skeleton shape="block" />}
          {claimed && (
            <Suspense fallback={<Skeleton shape="block" />}>
              <RackCapacity rack={claimed} />
            </Suspense>
          )}
          {placing && (
            <Suspense fallback={null}>
              <RackTray rackId={rack.node.id} placing={placing} />
            </Suspense>
          )}
          {more}
          <RackAssets rack={rack} open={rest.open} onOpen={rest.onOpen} />
        </InOrder>
      )}
    </RacksBoard>
  )
}
