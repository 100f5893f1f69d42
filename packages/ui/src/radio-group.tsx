import './later.css'
import { RadioGroup as Ark } from '@ark-ui/react/radio-group'
import { radioGroup } from '@plenum/ui/recipes'
import { useId, type ReactNode } from 'react'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  /** What choosing it means, or why it cannot be chosen. */
  help?: ReactNode
  disabled?: boolean
}

interface RadioGroupProps<Value extends string> {
  label: string
  options: readonly RadioOption<Value>[]
  /** Null while nothing is chosen. */
  value: Value | null
  onValueChange: (value: Value) => void
  name?: string
  disabled?: boolean
  error?: string | undefined
}

const styles = radioGroup()

/** One of a few choices that need a line of words each; `Segment` holds the short ones. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onValueChange, error, ...rest } = props
  const id = useId()
  const errorId = `${id}-error`
  const choose = (wanted: string | null) => {
    const option = options.find((one) => one.value === wanted)
    if (option) onValueChange(option.value)
  }
  return (
    <Ark.Root
      {...rest}
      value={value}
      invalid={error !== undefined}
      {...(error !== undefined && { 'aria-describedby': errorId })}
      className={styles.root}
      onValueChange={(change) => choose(change.value)}
    >
      <Ark.Label className={styles.label}>{label}</Ark.Label>
      <div className={styles.items}>
        {options.map((option) => (
          <Option key={option.value} option={option} helpId={`${id}-${option.value}`} />
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </Ark.Root>
  )
}

function Option({ option, helpId }: { option: RadioOption<string>; helpId: string }) {
  const { value, label, help, disabled = false } = option
  return (
    <Ark.Item value={value} disabled={disabled} className={styles.item}>
      <Ark.ItemHiddenInput {...(help !== undefined && { 'aria-describedby': helpId })} />
      <Ark.ItemControl className={styles.dot} />
      <span className={styles.text}>
        <Ark.ItemText>{label}</Ark.ItemText>
        {help !== undefined && (
          <span id={helpId} className={styles.help}>
            {help}
          </span>
        )}
      </span>
    </Ark.Item>
  )
}
