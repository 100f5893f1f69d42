import { cx } from '@plenum/ui/css'
import { field } from '@plenum/ui/recipes'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { FieldContext } from './field-context.ts'

interface FieldProps {
  label: ReactNode
  help?: ReactNode
  /** What is wrong with the value, in words; announced when it appears. */
  error?: string | undefined
  required?: boolean
  /** One control of this package; it takes its id and its descriptions from the field. */
  children: ReactNode
  className?: string
}

/** A control with its label above, its help and its error below. */
export function Field({ label, help, error, required = false, children, className }: FieldProps) {
  const id = useId()
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ')
  const styles = field()
  const control = {
    id,
    ...(describedBy !== '' && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': true as const }),
    ...(required && { 'aria-required': true as const }),
  }
  return (
    <div className={cx(styles.root, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && (
          <span aria-hidden="true" className={styles.mark}>
            *
          </span>
        )}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {help && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  )
}
