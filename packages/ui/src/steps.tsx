import './later.css'
import { steps } from '@plenum/ui/recipes'
import { Check } from 'lucide-react'
import { Hidden } from './hidden.tsx'

interface StepsProps {
  /** What the steps lead to. */
  label: string
  names: readonly string[]
  /** The one at hand, from 0. */
  current: number
  /** Said of the steps behind: 'done'. */
  doneLabel: string
  /** Said on a narrow screen, which has room for one: '2 of 4'. */
  position: string
}

/** A short way in numbered steps, and where on it one stands. */
export function Steps({ label, names, current, doneLabel, position }: StepsProps) {
  const styles = steps()
  return (
    <ol aria-label={label} className={styles.root}>
      {names.map((name, index) => {
        const done = index < current
        return (
          <li
            key={name}
            className={styles.step}
            {...(index === current && { 'aria-current': 'step' as const })}
            {...(done && { 'data-done': '' })}
          >
            <span aria-hidden="true" className={styles.number}>
              {done ? <Check /> : index + 1}
            </span>
            <span className={styles.label}>{name}</span>
            {index === current && <span className={styles.position}>{position}</span>}
            {done && <Hidden>{doneLabel}</Hidden>}
          </li>
        )
      })}
    </ol>
  )
}
