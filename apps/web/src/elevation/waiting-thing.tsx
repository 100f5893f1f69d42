import type { WaitingAsset } from '@plenum/domain/waiting-asset'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import type { MouseEvent } from 'react'
import { pickUp } from './held.ts'
import { dragHeld } from './in-hand.ts'
import type { Placing } from './placing.ts'
import { useWhereWords } from './use-where-words.ts'
import { rackOf } from './waiting.ts'

interface WaitingThingProps {
  asset: WaitingAsset
  placing: Placing
  onTake: (asset: WaitingAsset, from: string | null) => void
}

/** A thing beside the racks: dragged into one, or taken into the hand by a press or a key and put down by the next. */
export function WaitingThing({ asset, placing, onTake }: WaitingThingProps) {
  const { t } = useTranslation('racks')
  const { hand, deviceId, describedBy } = placing
  const where = useWhereWords(hand.racks)
  const from = rackOf(asset, hand.racks)
  const { held } = hand
  const isHeld = held?.asset.id === asset.id
  const place = where.now(asset)
  const height = asset.u_height === null ? '' : t(($) => $.units_value, { value: asset.u_height })
  const press = (event: MouseEvent) => {
    if (held === null) {
      onTake(asset, from)
      // on a phone the rack is far above
      if (event.detail > 0) document.querySelector('[data-elevation]')?.scrollIntoView({ block: 'nearest' })
    }
    if (held === null || !isHeld) return
    // the keys put it down where it is aimed at; who presses it again has changed their mind
    if (event.detail === 0) hand.drop(held)
    else hand.putBack(held)
  }
  return (
    <Button
      id={deviceId(asset.id)}
      size="compact"
      aria-pressed={isHeld}
      aria-describedby={describedBy}
      aria-label={[`${asset.code} ${asset.name}`, height, place].filter((part) => part !== '').join(', ')}
      title={`${asset.code} · ${place}`}
      className={css({ cursor: 'grab', maxWidth: 'full' })}
      onPointerDown={(event) => event.pointerType !== 'touch' && dragHeld(event, hand, pickUp(asset, from))}
      onClick={press}
    >
      <span className={css({ truncate: true })}>{asset.name}</span>{' '}
      <span className={css({ color: 'text.muted', fontWeight: 'regular' })}>{height}</span>
    </Button>
  )
}
