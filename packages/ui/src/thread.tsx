import './later.css'
import { thread } from '@plenum/ui/recipes'
import { Dot } from 'lucide-react'
import type { ReactNode } from 'react'

const styles = thread()

/** What was said and what happened, the oldest first. */
export function Root({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className={styles.root}>
      {children}
    </ol>
  )
}

export interface ThreadTime {
  /** As people say it: '2 hours ago'. */
  text: string
  /** The same for machines, ISO 8601. */
  iso: string
  /** The date in full, shown on hover. */
  full: string
}

function Time({ time }: { time: ThreadTime }) {
  return (
    <time dateTime={time.iso} title={time.full} className={styles.time}>
      {time.text}
    </time>
  )
}

interface EntryProps {
  avatar: ReactNode
  name: string
  /** What else is known of who speaks, or of what is said: 'Support', 'edited'. */
  note?: string
  time: ThreadTime
  /** As it was typed: plain, its line breaks kept. */
  text: string
  attachments?: ReactNode
}

/** Something said. */
export function Entry({ avatar, name, note, time, text, attachments }: EntryProps) {
  return (
    <li className={styles.entry}>
      {avatar}
      <div className={styles.body}>
        <p className={styles.head}>
          <span className={styles.name}>{name}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
          <Time time={time} />
        </p>
        {text !== '' && <p className={styles.text}>{text}</p>}
        {attachments !== undefined && <div className={styles.attachments}>{attachments}</div>}
      </div>
    </li>
  )
}

interface EventProps {
  icon?: ReactNode
  time: ThreadTime
  children: ReactNode
}

/** Something that happened between what was said: 'Ana moved it to In review'. */
export function Event({ icon = <Dot strokeWidth={4} />, time, children }: EventProps) {
  return (
    <li className={styles.event}>
      <span aria-hidden="true" className={styles.mark}>
        {icon}
      </span>
      <p>
        {children} · <Time time={time} />
      </p>
    </li>
  )
}
