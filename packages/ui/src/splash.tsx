import { splash } from '@plenum/ui/recipes'
import { Logo } from './logo.tsx'
import { Spinner } from './spinner.tsx'

/** The whole screen while the session loads: the brand and what is being waited for. */
export function Splash({ brand, message }: { brand: string; message: string }) {
  const styles = splash()
  return (
    <div className={styles.root}>
      <Logo size="lg" />
      <p className={styles.brand}>{brand}</p>
      <p role="status" className={styles.message}>
        <Spinner size="sm" tone="secondary" />
        {message}
      </p>
    </div>
  )
}
