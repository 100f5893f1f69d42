import { field } from '@plenum/ui/recipes'
import { useId, type ReactNode } from 'react'

interface FieldGroupProps {
  label: string
  help?: string
  /** What is wrong with all of it, in words; announced when it appears. */
  error?: string | undefined
  /** Several controls that are one value: files, a list of steps. */
  children: ReactNode
}

/** A value that needs more than one control, with its label and help above and its error below. */
export function FieldGroup({ label, help, error, children }: FieldGroupProps) {
  const id = useId()
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  const styles = field()
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      {...(described !== '' && { 'aria-describedby': described })}
      {...(error && { 'data-invalid': '' })}
      className={styles.root}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
