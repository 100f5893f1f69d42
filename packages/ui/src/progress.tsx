import './later.css'
import { progress } from '@plenum/ui/recipes'
import type { CSSProperties, ReactNode } from 'react'
import { useId } from 'react'

interface ProgressProps {
  label: string
  /** Part done, 0 to 1; absent while it cannot be told. */
  done?: number
  /** The same in words: '42,000 of 100,000 rows'. */
  detail?: string
  /** The button that cancels. */
  cancel?: ReactNode
}

/** How far a long piece of work has come. */
export function Progress({ label, done, detail, cancel }: ProgressProps) {
  const labelId = useId()
  const styles = progress()
  const variables: Record<`--${string}`, number> = done === undefined ? {} : { '--done': done }
  const style: CSSProperties = { ...variables }
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        {detail !== undefined && <span className={styles.value}>{detail}</span>}
      </div>
      <div className={styles.line}>
        <div
          role="progressbar"
          aria-labelledby={labelId}
          {...(detail !== undefined && { 'aria-valuetext': detail })}
          {...(done !== undefined && {
            'aria-valuemin': 0,
            'aria-valuemax': 100,
            'aria-valuenow': Math.round(done * 100),
          })}
          className={styles.track}
        >
          <span className={styles.bar} style={style} />
        </div>
        {cancel}
      </div>
    </div>
  )
}
