import type { NodeContents } from '@plenum/domain/node-contents'
import type { RackClaims } from '@plenum/domain/fit-answer'
import type { AssetMove, Face } from '@plenum/domain/placement'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Hidden } from '@plenum/ui/hidden'
import { stack } from '@plenum/ui/patterns'
import { Suspense, useId, useState, type CSSProperties, type ReactNode } from 'react'
import { part } from '#app/notices/part.ts'
import type { Rivals } from '#app/time/rivals.ts'
import type { Board } from './board.ts'
import { HandBar } from './hand-bar.tsx'
import type { HeldAsset } from './held.ts'
import type { Placing } from './placing.ts'
import type { ReservedUnits } from './reserved-units.ts'
import { RackPanel } from './rack-panel.tsx'
import { useElsewhere } from './use-elsewhere.ts'
import { useHeld, type Hand } from './use-held.ts'
import { useFreeUnits, type FreeSpan } from './use-free-units.ts'
import { useWalk } from './use-walk.ts'

interface RacksBoardProps {
  racks: readonly NodeContents[]
  faces: readonly Face[]
  canMove: boolean
  /** Whether the person may go on against the fit check. */
  canOverride: boolean
  /** What decides whether things fit in them, as far as it has been told. */
  claims?: readonly RackClaims[]
  /** Whether the nearest place that fits is looked for in the room, where the rack's side has none. */
  findsElsewhere?: boolean
  /** Sends the move; resolves when it has arrived or was refused. */
  onMove: (asset: HeldAsset, to: AssetMove) => Promise<void>
  /** Reserves free units; without it nothing may be. */
  onReserve?: ((span: FreeSpan) => void) | undefined
  /** What Enter on a free unit does, where it does not reserve it. */
  unitKeys?: string
  /** Opens a device's record; without it a press picks the device up. */
  onOpen?: (id: string) => void
  /** The device whose record is open. */
  open?: string | undefined
  images?: ReadonlyMap<string, string>
  reserved?: readonly ReservedUnits[]
  /** What is in conflict with a plan. */
  rivals?: Rivals
  /** Whether the racks say their names. */
  named?: boolean
  /** Above the racks. */
  before?: ReactNode
  /** Beside the racks; what puts things into them is given how. */
  children?: ReactNode | ((placing: Placing | undefined) => ReactNode)
}

// on a phone two racks share the width
const beside = css({
  display: 'flex',
  flexWrap: { base: 'nowrap', md: 'wrap' },
  columnGap: { base: '3', md: '8' },
  rowGap: '6',
  alignItems: 'flex-start',
  minWidth: '0',
  width: { base: 'full', md: 'auto' },
})

// two racks from both sides, where there is room for them
const NARROWER: CSSProperties & Record<'--widest', string> = { '--widest': '15rem' }

const NO_IMAGES: ReadonlyMap<string, string> = new Map()
const NO_CLAIMS: readonly RackClaims[] = []

const OverrideDialog = part(async () => (await import('#app/fit/override-dialog.tsx')).OverrideDialog)
const UnitMenu = part(async () => (await import('./unit-menu.tsx')).UnitMenu)

/** Racks side by side: devices are walked over by keys, opened, and moved by pointer or by keys. */
export function RacksBoard(props: RacksBoardProps) {
  const { racks, faces, canMove, onMove, onOpen, open, images = NO_IMAGES, reserved = [], children } = props
  const { findsElsewhere = false } = props
  const [isAsking, setIsAsking] = useState(false)
  const [goal, setGoal] = useState<FreeSpan | null>(null)
  const [pressed, setPressed] = useState<{ span: FreeSpan; unit: Element } | null>(null)
  const { t } = useTranslation('racks')
  const boardId = useId()
  const [describedBy, searchId] = [`${boardId}keys`, `${boardId}search`]
  const deviceId = (id: string) => `${boardId}${id}`
  const walk = useWalk()
  const hand = useHeld({
    racks,
    claims: props.claims ?? NO_CLAIMS,
    faces,
    onMove,
    isLooking: findsElsewhere,
    // a device that changes its rack is drawn anew, and the focus would be lost with the old one
    onRedrawn: (id) =>
      requestAnimationFrame(() => focusLost() && document.getElementById(deviceId(id))?.focus()),
  })
  const place = useElsewhere(hand, findsElsewhere)
  const seek = (next: FreeSpan | null) => {
    setGoal(next)
    if (next !== null) requestAnimationFrame(() => document.getElementById(searchId)?.focus())
  }
  const canPlace = canMove && typeof children === 'function'
  const placing = canPlace ? { hand, goal, onGoal: seek, deviceId, describedBy, searchId } : undefined
  const onReserve = hand.held === null ? props.onReserve : undefined
  const isFree = hand.held === null && (canPlace || onReserve !== undefined)
  const answer = (span: FreeSpan, unit: Element) => {
    if (!canPlace) onReserve?.(span)
    else if (onReserve === undefined) seek(span)
    else setPressed({ span, unit })
  }
  const board: Board = {
    hand: canMove ? hand : undefined,
    onOpen,
    open,
    cursor: walk.cursor,
    images,
    ...(props.rivals && { rivals: props.rivals }),
    free: useFreeUnits({ goal, onReserve, onPress: isFree ? answer : undefined }),
    deviceId,
    describedBy,
  }
  const reserveWords = props.onReserve && (props.unitKeys ?? t(($) => $.keys_reserve))
  const placeWords = props.onReserve ? t(($) => $.keys_place) : t(($) => $.keys_place_only)
  const unitWords = canPlace ? placeWords : reserveWords
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the device in the hand */}
      <div
        className={stack({ gap: '4', minWidth: '0' })}
        onKeyDown={hand.held === null ? walk.onKeyDown : hand.onKeyDown}
        onFocus={walk.onFocus}
      >
        {props.before}
        <div
          className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '6', minWidth: '0' })}
        >
          <div className={beside} style={racks.length > 1 ? NARROWER : {}}>
            {hand.racks.map((rack) => (
              <RackPanel
                key={rack.node.id}
                rack={rack}
                faces={faces}
                board={board}
                named={props.named ?? true}
                reserved={reserved}
              />
            ))}
          </div>
          {typeof children === 'function' ? children(placing) : children}
        </div>
        {(canMove || onOpen || props.onReserve) && (
          <p id={describedBy} className={css({ textStyle: 'caption', color: 'text.muted' })}>
            {onOpen && t(($) => $.keys_open)} {canMove && t(($) => $.keys)} {unitWords}
          </p>
        )}
        <Hidden role="status">{hand.said}</Hidden>
        {hand.held && (
          <HandBar
            hand={hand}
            place={place}
            canOverride={props.canOverride}
            onOverride={() => setIsAsking(true)}
          />
        )}
      </div>
      {pressed && (
        <Suspense>
          <UnitMenu
            unit={pressed.unit}
            onPlace={() => seek(pressed.span)}
            onReserve={() => props.onReserve?.(pressed.span)}
            onClose={() => setPressed(null)}
          />
        </Suspense>
      )}
      {isAsking && <Overriding hand={hand} onClose={() => setIsAsking(false)} />}
    </>
  )
}

/** Asks for the reason for which something is put down against the fit check. */
function Overriding({ hand, onClose }: { hand: Hand; onClose: () => void }) {
  const { held, reason } = hand
  if (held === null) return null
  return (
    <Suspense>
      <OverrideDialog
        name={held.asset.name}
        against={reason ?? ''}
        onClose={onClose}
        onReason={(override_reason) => {
          onClose()
          hand.putDown(held, { override_reason })
        }}
      />
    </Suspense>
  )
}

const focusLost = () => document.activeElement === null || document.activeElement === document.body
