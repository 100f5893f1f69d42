import { cx } from '@plenum/ui/css'
import { textInput } from '@plenum/ui/recipes'
import type { ComponentProps } from 'react'
import { useFieldControl } from './field-context.ts'
import { firstOf } from './first-of.ts'

interface TextInputProps extends ComponentProps<'input'> {
  /** `code` sets codes, serials and hostnames in mono. */
  face?: 'text' | 'code'
}

/** One line of text; any `type` that is typed. Takes its label from the field around it, or `aria-label`. */
export function TextInput({ face = 'text', className, ...rest }: TextInputProps) {
  return (
    <input
      type="text"
      {...useFieldControl()}
      {...firstOf(rest)}
      {...rest}
      className={cx(textInput({ face }), className)}
    />
  )
}
