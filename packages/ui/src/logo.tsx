import { logo } from '@plenum/ui/recipes'

interface LogoProps {
  size?: 'sm' | 'md' | 'lg'
  /** The product's name, where the mark stands without it. */
  label?: string
}

/** The product's mark: tiles of a raised floor, the slab below, and the cold air between. */
export function Logo({ size = 'md', label }: LogoProps) {
  const styles = logo({ size })
  return (
    <svg
      viewBox="0 0 24 24"
      className={styles.root}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d="M3.5 4h7v3h-7zM13.5 4h7v3h-7z" className={styles.floor} />
      <path d="M2.5 13.5c3.2-3.4 6.3-3.4 9.5 0s6.3 3.4 9.5 0" className={styles.air} />
      <path d="M2.5 20.5h19" className={styles.slab} />
    </svg>
  )
}
