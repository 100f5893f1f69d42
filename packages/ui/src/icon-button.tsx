import { cx } from '@plenum/ui/css'
import { button } from '@plenum/ui/recipes'
import type { ComponentProps } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  /** Its name, also shown on hover. */
  label: string
  tone?: 'primary' | 'neutral' | 'quiet' | 'danger'
  size?: 'regular' | 'compact' | 'touch'
}

/** A square button whose only content is an icon. */
export function IconButton({ label, tone = 'quiet', size = 'regular', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(button({ tone, size, shape: 'icon' }), className)}
    />
  )
}
