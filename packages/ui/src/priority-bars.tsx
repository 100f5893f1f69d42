import './later.css'
import { priorityBars } from '@plenum/ui/recipes'

const LEVELS = ['low', 'medium', 'high'] as const

export type PriorityLevel = (typeof LEVELS)[number]

/** Three bars, as many of them full as the thing is urgent; the word stands beside it, or is its `label`. */
export function PriorityBars({ level, label }: { level: PriorityLevel; label?: string }) {
  const styles = priorityBars()
  const full = LEVELS.indexOf(level)
  return (
    <svg
      viewBox="0 0 14 14"
      className={styles.root}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {LEVELS.map((bar, index) => (
        <rect
          key={bar}
          x={1 + index * 4.5}
          y={8 - index * 3}
          width="3"
          height={5 + index * 3}
          rx="1"
          className={styles.bar}
          {...(index > full && { 'data-off': '' })}
        />
      ))}
    </svg>
  )
}
