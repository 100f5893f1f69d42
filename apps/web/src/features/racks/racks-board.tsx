import type { NodeContents } from '@plenum/domain/node-contents'
import type { Face, PlaceInput } from '@plenum/domain/placement'
import { Button } from '@plenum/ui/button'
import { css, cx } from '@plenum/ui/css'
import { Hidden } from '@plenum/ui/hidden'
import { flex, stack } from '@plenum/ui/patterns'
import { card } from '@plenum/ui/recipes'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RackPanel } from './rack-panel.tsx'
import type { MountedAsset } from './rack-view.ts'
import { useHeld } from './use-held.ts'

interface RacksBoardProps {
  racks: readonly NodeContents[]
  face: Face
  canMove: boolean
  /** Sends the move; resolves when it has arrived or was refused. */
  onMove: (asset: MountedAsset, to: PlaceInput) => Promise<void>
}

/** Racks side by side, between which devices are moved by pointer or by keys. */
export function RacksBoard({ racks, face, canMove, onMove }: RacksBoardProps) {
  const { t } = useTranslation('racks')
  const common = useTranslation('common').t
  const boardId = useId()
  const deviceId = (id: string) => `${boardId}${id}`
  const hand = useHeld({
    racks,
    face,
    onMove,
    // a device that changes its rack is drawn anew, and the focus would be lost with the old one
    onRedrawn: (id) =>
      requestAnimationFrame(() => focusLost() && document.getElementById(deviceId(id))?.focus()),
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the device in the hand
    <div className={stack({ gap: '4' })} onKeyDown={hand.onKeyDown}>
      {canMove && (
        <p id={`${boardId}keys`} className={css({ textStyle: 'caption', color: 'text.muted' })}>
          {t(($) => $.keys)}
        </p>
      )}
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 24rem))',
          columnGap: { base: '3', md: '8' },
          alignItems: 'start',
        })}
      >
        {hand.racks.map((rack) => (
          <RackPanel
            key={rack.node.id}
            rack={rack}
            face={face}
            hand={canMove ? hand : undefined}
            deviceId={deviceId}
            describedBy={`${boardId}keys`}
          />
        ))}
        {racks.length === 1 && <p className={css({ color: 'text.muted' })}>{t(($) => $.second)}</p>}
      </div>
      <Hidden role="status">{hand.said}</Hidden>
      {hand.held && (
        <div
          className={cx(
            card(),
            flex({ gap: '3', align: 'center', justify: 'space-between' }),
            css({ position: 'sticky', bottom: '4', zIndex: 'sticky', maxWidth: '[50rem]' }),
          )}
        >
          <span aria-hidden="true" className={css({ textStyle: 'label', minWidth: '0' })}>
            {hand.said}
          </span>
          <Button size="compact" onClick={() => hand.held && hand.putBack(hand.held)}>
            {common(($) => $.actions.cancel)}
          </Button>
        </div>
      )}
    </div>
  )
}

const focusLost = () => document.activeElement === null || document.activeElement === document.body
