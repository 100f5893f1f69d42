import './later.css'
import { newsList } from '@plenum/ui/recipes'
import type { ReactNode } from 'react'
import { Hidden } from './hidden.tsx'

const styles = newsList()

/** What happened, the newest first. */
export function Root({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className={styles.root}>
      {children}
    </ol>
  )
}

interface ItemProps {
  /** 'Unread' while nobody has looked at it. */
  mark?: string | undefined
  avatar: ReactNode
  /** The router's link to what it is about; the whole item can be pressed. */
  link: (props: { className: string; children: ReactNode }) => ReactNode
  /** What was said, cut after two lines. */
  detail?: string | undefined
  time: { text: string; iso: string; full: string }
  /** A small button, such as Mark as read. */
  action?: ReactNode
  /** What happened, in a sentence. */
  children: ReactNode
}

/** Something that happened. What is unread has a dot, heavier letters and a word for those who listen. */
export function Item({ mark, avatar, link, detail, time, action, children }: ItemProps) {
  const isUnread = mark !== undefined
  const words = (
    <>
      {isUnread && <Hidden>{mark}: </Hidden>}
      {children}
    </>
  )
  return (
    <li className={styles.item} {...(isUnread && { 'data-unread': '' })}>
      <span aria-hidden="true" className={styles.mark} />
      {avatar}
      <div className={styles.body}>
        {link({ className: styles.line, children: words })}
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
        <time dateTime={time.iso} title={time.full} className={styles.time}>
          {time.text}
        </time>
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </li>
  )
}
