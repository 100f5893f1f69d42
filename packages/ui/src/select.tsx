import { cx } from '@plenum/ui/css'
import { select, textInput } from '@plenum/ui/recipes'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useFieldControl } from './field-context.ts'
import { firstOf } from './first-of.ts'

/** One of a few options, in the platform's own list. Options are `<option>` children. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  const styles = select()
  return (
    <span className={cx(styles.root, className)}>
      <select
        {...useFieldControl()}
        {...firstOf(rest)}
        {...rest}
        className={cx(textInput(), styles.control)}
      />
      <ChevronDown aria-hidden="true" className={styles.chevron} />
    </span>
  )
}
