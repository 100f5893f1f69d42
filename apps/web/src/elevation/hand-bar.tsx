import { Button } from '@plenum/ui/button'
import { css, cx } from '@plenum/ui/css'
import { flex, hstack } from '@plenum/ui/patterns'
import { card } from '@plenum/ui/recipes'
import { useTranslation } from 'react-i18next'
import type { Hand } from './use-held.ts'

interface HandBarProps {
  hand: Hand
  canOverride: boolean
  onOverride: () => void
}

/** What is in the hand, where it would go, and the ways out where it does not fit there. */
export function HandBar({ hand, canOverride, onOverride }: HandBarProps) {
  const { t } = useTranslation('fit')
  const common = useTranslation('common').t
  const { held, nearest, isOverridable } = hand
  if (held === null) return null
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
      <div className={hstack({ gap: '2', flexWrap: 'wrap' })}>
        {nearest !== null && nearest !== held.aim?.position && (
          <Button size="compact" onClick={() => hand.putDown(held, { position: nearest })}>
            {t(($) => $.nearest, { unit: nearest })}
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
