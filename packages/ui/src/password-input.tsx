import { cx } from '@plenum/ui/css'
import { passwordInput, textInput } from '@plenum/ui/recipes'
import { Eye, EyeOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { useFieldControl } from './field-context.ts'
import { firstOf } from './first-of.ts'

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  showLabel: string
  hideLabel: string
}

/** A secret, hidden until its owner asks to see it. */
export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const styles = passwordInput()
  const label = shown ? hideLabel : showLabel
  return (
    <div className={styles.root}>
      <input
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...useFieldControl()}
        {...firstOf(rest)}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={cx(textInput(), styles.control, className)}
      />
      <button
        type="button"
        aria-label={label}
        title={label}
        className={styles.reveal}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff /> : <Eye />}
      </button>
    </div>
  )
}
