import type { FittingPlace } from '@plenum/domain/fit-answer'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css, cx } from '@plenum/ui/css'
import { flex, hstack } from '@plenum/ui/patterns'
import { card } from '@plenum/ui/recipes'
import { useFittingPlaceWords } from '#app/fit/use-fitting-place-words.ts'
import { isElsewhere, useSpotWords } from '#app/fit/use-spot-words.ts'
import { isAtHome } from './held.ts'
import type { Hand } from './use-held.ts'

interface HandBarProps {
  hand: Hand
  /** Where it fits nearest, where this side of the rack does not take it. */
  place: FittingPlace | null
  canOverride: boolean
  onOverride: () => void
}

/** What is in the hand, where it would go, and the ways out where it does not fit there. */
export function HandBar({ hand, place, canOverride, onOverride }: HandBarProps) {
  const { t } = useTranslation('fit')
  const common = useTranslation('common').t
  const racks = useTranslation('racks').t
  const placeWords = useFittingPlaceWords()
  const spot = useSpotWords()
  const { held, nearest, isOverridable } = hand
  if (held === null) return null
  const isDrawn = hand.racks.some(({ node }) => node.id === place?.rack.id)
  const fits = held.aim !== null && hand.reason === null && !isAtHome(held)
  return (
    <div
      className={cx(
        card(),
        flex({ gap: '3', align: 'center', justify: 'space-between', wrap: 'wrap' }),
        css({ position: 'sticky', bottom: '4', zIndex: 'sticky', maxWidth: '[50rem]' }),
      )}
    >
      <span aria-hidden="true" className={css({ textStyle: 'label', minWidth: '0' })}>
        {hand.said}
      </span>
      {place !== null && !isDrawn && (
        <span className={css({ textStyle: 'table', minWidth: '0' })}>
          {t(($) => $.elsewhere_is, { place: placeWords(place) })}
        </span>
      )}
      <div className={hstack({ gap: '2', flexWrap: 'wrap' })}>
        {fits && held.by === 'hand' && (
          <Button size="compact" tone="primary" onClick={() => hand.drop(held)}>
            {racks(($) => $.put_down)}
          </Button>
        )}
        {nearest !== null && isElsewhere(nearest, held.aim) && (
          <Button size="compact" onClick={() => hand.putDown(held, nearest)}>
            {t(($) => $.nearest, { unit: spot(nearest) })}
          </Button>
        )}
        {place !== null && isDrawn && (
          <Button
            size="compact"
            className={css({ whiteSpace: 'normal', height: 'auto', py: '1', textAlign: 'start' })}
            onClick={() =>
              hand.putDown(held, {
                node_id: place.rack.id,
                position: place.position,
                face: place.face,
                lane: place.lane,
              })
            }
          >
            {t(($) => $.elsewhere, { place: placeWords(place) })}
          </Button>
        )}
        {isOverridable && canOverride && (
          <Button size="compact" onClick={onOverride}>
            {t(($) => $.override_action)}
          </Button>
        )}
        <Button size="compact" onClick={() => hand.putBack(held)}>
          {common(($) => $.actions.cancel)}
        </Button>
      </div>
    </div>
  )
}
