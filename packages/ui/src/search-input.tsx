import { cx } from '@plenum/ui/css'
import { searchInput, textInput } from '@plenum/ui/recipes'
import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Kbd } from './kbd.tsx'

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'type' | 'aria-label' | 'placeholder'> {
  /** Its name and its placeholder. */
  label: string
  /** The keys that bring one here, shown while it is empty and without focus. */
  shortcut?: string
  /** `quiet` in the header. */
  tone?: 'regular' | 'quiet'
}

/** A box to search by; what it finds is shown by others. */
export function SearchInput({ label, shortcut, tone = 'regular', className, ...rest }: SearchInputProps) {
  const styles = searchInput({ tone })
  return (
    <div className={cx(styles.root, className)}>
      <Search aria-hidden="true" className={styles.icon} />
      <input
        autoComplete="off"
        spellCheck={false}
        {...rest}
        type="search"
        aria-label={label}
        placeholder={label}
        className={cx(textInput(), styles.input)}
      />
      {shortcut !== undefined && (
        <span aria-hidden="true" className={styles.hint}>
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </div>
  )
}
