import type { NodeContents } from '@plenum/domain/node-contents'
import type { RackClaims } from '@plenum/domain/fit-answer'
import type { AssetMove, Face } from '@plenum/domain/placement'
import { css } from '@plenum/ui/css'
import { Hidden } from '@plenum/ui/hidden'
import { stack } from '@plenum/ui/patterns'
import {
  Suspense,
  useId,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import { part } from '#app/notices/part.ts'
import type { Rivals } from '#app/time/rivals.ts'
import type { Board } from './board.ts'
import { HandBar } from './hand-bar.tsx'
import { stopAfter, stopAt, typedUnit } from './keys.ts'
import type { ReservedUnits } from './reserved-units.ts'
import { RackPanel } from './rack-panel.tsx'
import type { MountedAsset } from './rack-view.ts'
import { useHeld } from './use-held.ts'
import { useReserving, type FreeSpan } from './use-reserving.ts'

interface RacksBoardProps {
  racks: readonly NodeContents[]
  faces: readonly Face[]
  canMove: boolean
  /** Whether the person may go on against the fit check. */
  canOverride: boolean
  /** What decides whether things fit in them, as far as it has been told. */
  claims?: readonly RackClaims[]
  /** Sends the move; resolves when it has arrived or was refused. */
  onMove: (asset: MountedAsset, to: AssetMove) => Promise<void>
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
  /** Beside the racks. */
  children?: ReactNode
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

/** Racks side by side: devices are walked over by keys, opened, and moved by pointer or by keys. */
export function RacksBoard(props: RacksBoardProps) {
  const { racks, faces, canMove, onMove, onOpen, open, images = NO_IMAGES, reserved = [] } = props
  const [isAsking, setIsAsking] = useState(false)
  const { t } = useTranslation('racks')
  const boardId = useId()
  const [cursor, setCursor] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const deviceId = (id: string) => `${boardId}${id}`
  const hand = useHeld({
    racks,
    claims: props.claims ?? NO_CLAIMS,
    faces,
    onMove,
    // a device that changes its rack is drawn anew, and the focus would be lost with the old one
    onRedrawn: (id) =>
      requestAnimationFrame(() => focusLost() && document.getElementById(deviceId(id))?.focus()),
  })
  const reserving = useReserving(hand.held === null ? props.onReserve : undefined)
  const board: Board = {
    hand: canMove ? hand : undefined,
    onOpen,
    open,
    cursor,
    images,
    ...(props.rivals && { rivals: props.rivals }),
    reserving,
    deviceId,
    describedBy: `${boardId}keys`,
  }
  const walk = (event: KeyboardEvent) => {
    const from = event.target instanceof Element ? event.target.closest('[data-stop]') : null
    if (from === null || event.ctrlKey || event.metaKey || event.altKey) return
    const number = typedUnit(typed, event.key)
    setTyped(number ?? '')
    const to =
      number === null ? stopAfter(event.currentTarget, from, event.key) : stopAt(from, Number(number))
    if (to === undefined) return
    event.preventDefault()
    to.focus()
    to.scrollIntoView({ block: 'nearest' })
  }
  const onFocus = ({ target }: FocusEvent) => {
    const stop = target.closest('[data-stop]')?.getAttribute('data-stop')
    if (stop) setCursor(stop)
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the device in the hand */}
      <div
        className={stack({ gap: '4', minWidth: '0' })}
        onKeyDown={(event) => (hand.held === null ? walk(event) : hand.onKeyDown(event))}
        onFocus={onFocus}
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
          {props.children}
        </div>
        {(canMove || onOpen || props.onReserve) && (
          <p id={`${boardId}keys`} className={css({ textStyle: 'caption', color: 'text.muted' })}>
            {onOpen && t(($) => $.keys_open)} {canMove && t(($) => $.keys)}{' '}
            {props.onReserve && (props.unitKeys ?? t(($) => $.keys_reserve))}
          </p>
        )}
        <Hidden role="status">{hand.said}</Hidden>
        {hand.held && (
          <HandBar hand={hand} canOverride={props.canOverride} onOverride={() => setIsAsking(true)} />
        )}
      </div>
      {isAsking && hand.held && (
        <Suspense>
          <OverrideDialog
            name={hand.held.asset.name}
            against={hand.reason ?? ''}
            onClose={() => setIsAsking(false)}
            onReason={(override_reason) => {
              setIsAsking(false)
              if (hand.held) hand.putDown(hand.held, { override_reason })
            }}
          />
        </Suspense>
      )}
    </>
  )
}

const focusLost = () => document.activeElement === null || document.activeElement === document.body
