import { cx } from '@plenum/ui/css'
import { textInput } from '@plenum/ui/recipes'
import type { ComponentProps } from 'react'
import { useFieldControl } from './field-context.ts'

/** Text of several lines; it grows with what is written. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldControl()} {...rest} className={cx(textInput({ lines: 'many' }), className)} />
}
