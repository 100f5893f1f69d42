import { cx } from '@plenum/ui/css'
import { button } from '@plenum/ui/recipes'
import type { ComponentProps, MouseEvent } from 'react'
import { useId } from 'react'
import { Hidden } from './hidden.tsx'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  tone?: 'primary' | 'neutral' | 'quiet' | 'danger'
  size?: 'regular' | 'compact' | 'touch'
  width?: 'fit' | 'full'
  /** Work is under way: the button keeps its width and focus and takes no second press. */
  loading?: boolean
  /** Why the press is refused; the button stays reachable so that the reason can be read. */
  disabledReason?: string | undefined
}

/** A button; its words are a verb. For a link that looks like one, use the `button` recipe on the link. */
export function Button({
  tone = 'neutral',
  size = 'regular',
  width = 'fit',
  loading = false,
  disabledReason,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const refused = loading || disabledReason !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    refused ? event.preventDefault() : onClick?.(event)
  return (
    <button
      type="button"
      {...rest}
      {...(refused && { 'aria-disabled': true })}
      {...(loading && { 'aria-busy': true })}
      {...(disabledReason !== undefined && { title: disabledReason, 'aria-describedby': reasonId })}
      className={cx(button({ tone, size, width }), className)}
      onClick={press}
    >
      {children}
      {loading && (
        <span data-part="waiting">
          <Spinner size="sm" tone={tone === 'primary' || tone === 'danger' ? 'light' : 'secondary'} />
        </span>
      )}
      {disabledReason !== undefined && <Hidden id={reasonId}>{disabledReason}</Hidden>}
    </button>
  )
}
