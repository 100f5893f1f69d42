import './later.css'
import { cx } from '@plenum/ui/css'
import { numberInput } from '@plenum/ui/recipes'
import { Minus, Plus } from 'lucide-react'
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useFieldControl } from './field-context.ts'
import { mayBeNumber, numberText, typedNumber } from './number-text.ts'

type Own = 'value' | 'type' | 'role' | 'min' | 'max' | 'step' | 'onChange' | 'onKeyDown'

interface NumberInputProps extends Omit<ComponentProps<'input'>, Own> {
  value: number | null
  onValueChange: (value: number | null) => void
  /** Says which sign parts the decimals: 'en', 'es'. */
  locale: string
  words: { increase: string; decrease: string }
  /** What is counted, behind the number: 'kW', 'kg', 'U'. */
  unit?: string
  min?: number
  max?: number
  step?: number
  /** Most digits behind the decimal sign. */
  fractionDigits?: number
}

const styles = numberInput()
const MOST_FRACTION_DIGITS = 6
const LARGE_STEP = 10

/**
 * A number as the language writes it. Arrows and steppers stay within the bounds; what is typed beyond them is left to
 * the form. Ark's number input writes its box a frame late, which mixes up the digits of a scanner or a quick hand.
 */
export function NumberInput(props: NumberInputProps) {
  const { value, onValueChange, locale, words, unit, className, ...rest } = props
  const { min = -Infinity, max = Infinity, step = 1, fractionDigits = MOST_FRACTION_DIGITS, ...input } = rest
  const { 'aria-describedby': describedBy, ...field } = useFieldControl()
  const unitId = useId()
  // null while it shows the value
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    if (!mayBeNumber(text)) return
    setTyped(text)
    onValueChange(typedNumber(text, locale))
  }
  const move = (by: number) => {
    const next = Math.min(max, Math.max(min, (value ?? 0) + by))
    setTyped(null)
    // 0.1 + 0.2 is written 0.3
    onValueChange(Number(next.toFixed(fractionDigits)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.shiftKey ? step * LARGE_STEP : step
    if (input.readOnly) return
    if (event.key === 'ArrowUp') move(by)
    else if (event.key === 'ArrowDown') move(-by)
    else return
    event.preventDefault()
  }
  const stuck = (input.disabled ?? false) || (input.readOnly ?? false)
  return (
    <div {...(input.disabled && { 'data-disabled': '' })} className={cx(styles.root, className)}>
      <input
        inputMode="decimal"
        autoComplete="off"
        {...field}
        {...input}
        type="text"
        role="spinbutton"
        aria-describedby={[describedBy, unit && unitId].filter(Boolean).join(' ') || undefined}
        {...(value !== null && {
          'aria-valuenow': value,
          'aria-valuetext': numberText(value, locale, fractionDigits),
        })}
        {...(Number.isFinite(min) && { 'aria-valuemin': min })}
        {...(Number.isFinite(max) && { 'aria-valuemax': max })}
        value={typed ?? numberText(value, locale, fractionDigits)}
        onChange={(event) => change(event.target.value)}
        onBlur={(event) => {
          setTyped(null)
          input.onBlur?.(event)
        }}
        onKeyDown={onKeyDown}
        className={styles.input}
      />
      {unit !== undefined && (
        <span id={unitId} className={styles.unit}>
          {unit}
        </span>
      )}
      <Step label={words.decrease} disabled={stuck || (value ?? 0) <= min} onPress={() => move(-step)}>
        <Minus aria-hidden="true" />
      </Step>
      <Step label={words.increase} disabled={stuck || (value ?? 0) >= max} onPress={() => move(step)}>
        <Plus aria-hidden="true" />
      </Step>
    </div>
  )
}

interface StepProps extends Pick<ComponentProps<'button'>, 'disabled' | 'children'> {
  label: string
  onPress: () => void
}

/** For a hand on a screen or a mouse; the keyboard has the arrows, so it is no stop of its own. */
function Step({ label, disabled, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      className={styles.step}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
