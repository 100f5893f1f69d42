import { logo } from '@plenum/ui/recipes'

interface LogoProps {
  size?: 'sm' | 'md' | 'lg'
  /** The product's name, where the mark stands without it. */
  label?: string
}

/** The product's mark: a raised floor on its pedestals, and the cold air under it. */
export function Logo({ size = 'md', label }: LogoProps) {
  const styles = logo({ size })
  return (
    <svg
      viewBox="0 0 24 24"
      className={styles.root}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d="M3 4.5h8v4H3zM13 4.5h8v4h-8z" className={styles.floor} />
      <path d="M3 8.5v11M12 8.5v11M21 8.5v11" className={styles.pedestals} />
      <path d="M6 16.5c1.2-2.6 2.4-2.6 3.6-.9M15 16.5c1.2-2.6 2.4-2.6 3.6-.9" className={styles.air} />
    </svg>
  )
}
