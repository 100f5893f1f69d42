import { checkbox } from '@plenum/ui/recipes'
import type { ComponentProps, ReactNode } from 'react'
import { useFieldControl } from './field-context.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> {
  /** Words beside the box; in a table row give `aria-label` instead. */
  label?: ReactNode
  /** Some but not all of what it stands for is chosen. */
  indeterminate?: boolean
}

/** A box to tick. */
export function Checkbox({ label, indeterminate = false, ...rest }: CheckboxProps) {
  const styles = checkbox()
  const mark = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = indeterminate
  }
  return (
    <label className={styles.root}>
      <input type="checkbox" {...useFieldControl()} {...rest} ref={mark} className={styles.box} />
      {label !== undefined && <span className={styles.label}>{label}</span>}
    </label>
  )
}
