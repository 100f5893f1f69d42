import './later.css'
import { segment } from '@plenum/ui/recipes'
import type { ReactNode } from 'react'
import { useId } from 'react'

interface SegmentProps<Value extends string> {
  /** What is being chosen: 'Theme'. */
  label: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** One of two to four short choices, all in view. */
export function Segment<Value extends string>({ label, options, value, onValueChange }: SegmentProps<Value>) {
  const name = useId()
  const styles = segment()
  return (
    <div role="radiogroup" aria-label={label} className={styles.root}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          <span className={styles.face}>
            {option.icon}
            {option.label}
          </span>
        </label>
      ))}
    </div>
  )
}
