import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { grid } from '@plenum/ui/patterns'
import { RadioGroup } from '@plenum/ui/radio-group'
import type { Versions } from './merge.ts'

export type Side = 'mine' | 'theirs'

interface MergeFieldProps {
  label: string
  side: Side
  values: Versions<string>
  onSide: (side: Side) => void
}

/** One field with both values and the one both began with. */
export function MergeField({ label, side, values, onSide }: MergeFieldProps) {
  const { t } = useTranslation('merge')
  const line = (each: keyof typeof values) => (
    <span className={grid({ gridTemplateColumns: '5rem minmax(0, 1fr)', gap: '2' })}>
      <span className={css({ color: 'text.muted' })}>{t(($) => $[each])}</span>{' '}
      <span className={css({ overflowWrap: 'anywhere' })}>{values[each]}</span>
    </span>
  )
  return (
    <div>
      <RadioGroup
        label={label}
        options={(['mine', 'theirs'] as const).map((value) => ({ value, label: line(value) }))}
        value={side}
        onValueChange={onSide}
      />
      <div className={css({ ml: '6', textStyle: 'caption', color: 'text.muted' })}>{line('before')}</div>
    </div>
  )
}
