import { spinner } from '@plenum/ui/recipes'

interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg' | 'xl'
  tone?: 'primary' | 'secondary' | 'light'
  /** What is being waited for; without it the spinner is decoration beside words that say so. */
  label?: string
}

/** A turning ring for waits of unknown length. */
export function Spinner({ size = 'md', tone = 'primary', label }: SpinnerProps) {
  const className = spinner({ size, tone })
  return label === undefined ? (
    <span aria-hidden="true" className={className} />
  ) : (
    <span role="status" aria-label={label} className={className} />
  )
}
