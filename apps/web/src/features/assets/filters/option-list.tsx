import { Checkbox } from '@plenum/ui/checkbox'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'

export interface Option {
  value: string
  label: string
  /** Tells options of one name apart. */
  hint?: string | undefined
}

interface OptionListProps {
  label: string
  options: readonly Option[]
  chosen: readonly string[]
  /** Whether the first takes the focus. */
  takesFocus: boolean
  onChange: (values: readonly string[]) => void
}

/** Values of a filter, any number of which can be ticked. */
export function OptionList({ label, options, chosen, takesFocus, onChange }: OptionListProps) {
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  return (
    <div
      role="group"
      aria-label={label}
      className={stack({ gap: '0.5', maxHeight: '[17rem]', overflowY: 'auto', p: '1' })}
    >
      {options.map(({ value, label: words, hint }, place) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          autoFocus={takesFocus && place === 0}
          onChange={() => toggle(value)}
          label={
            <>
              {words}
              {hint !== undefined && <span className={css({ color: 'text.muted' })}> · {hint}</span>}
            </>
          }
        />
      ))}
    </div>
  )
}
