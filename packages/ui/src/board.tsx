import './later.css'
import { cx } from '@plenum/ui/css'
import { board } from '@plenum/ui/recipes'
import type { ComponentProps, CSSProperties, PointerEvent, ReactNode } from 'react'

const styles = board()

interface RootProps {
  label: string
  /** How many columns there are. */
  columns: number
  children: ReactNode
}

/** Columns beside each other, which scroll sideways where there is no room: heads, then cells, lane by lane. */
export function Root({ label, columns, children }: RootProps) {
  const variables: Record<`--${string}`, number> = { '--columns': columns }
  const style: CSSProperties = { ...variables }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div role="region" aria-label={label} tabIndex={0} className={styles.frame}>
      <div className={styles.root} style={style}>
        {children}
      </div>
    </div>
  )
}

interface HeadProps {
  icon: ReactNode
  title: string
  /** How many cards the column has. */
  count: ReactNode
}

/** What a column holds. */
export function Head({ icon, title, count }: HeadProps) {
  return (
    <div className={styles.head}>
      {icon}
      <h2 title={title}>{title}</h2>
      <span className={styles.count}>{count}</span>
    </div>
  )
}

/** The name of a lane, above its cells. */
export const Lane = ({ children }: { children: ReactNode }) => (
  <div className={styles.lane}>
    <h3>{children}</h3>
  </div>
)

interface CellProps extends ComponentProps<'div'> {
  /** While a card is held: whether it may be put here, or is over it. */
  state?: 'open' | 'over' | 'shut' | undefined
  /** The last of its column. */
  isEnd?: boolean
}

/** The cards of a column, within a lane where there are lanes. */
export const Cell = ({ state, isEnd = false, className, ...rest }: CellProps) => (
  <div
    {...rest}
    {...(state && { 'data-state': state })}
    {...(isEnd && { 'data-end': '' })}
    className={cx(styles.cell, className)}
  />
)

interface CardProps {
  code: string
  /** A link: the whole card leads where it does. */
  title: (props: { className: string; draggable: false }) => ReactNode
  /** Beside the code. */
  menu?: ReactNode
  /** How far it is held from its place, in pixels. */
  held?: { x: number; y: number } | undefined
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void
  children: ReactNode
}

/** One card of a board. */
export function Card({ code, title, menu, held, onPointerDown, children }: CardProps) {
  const variables: Record<`--${string}`, string> = held ? { '--x': `${held.x}px`, '--y': `${held.y}px` } : {}
  const style: CSSProperties = { ...variables }
  return (
    <article
      className={styles.card}
      style={style}
      {...(held && { 'data-held': '' })}
      {...(onPointerDown && { onPointerDown })}
    >
      <div className={styles.cardHead}>
        <span className={styles.code}>{code}</span>
        {menu !== undefined && <span className={styles.menu}>{menu}</span>}
      </div>
      {title({ className: styles.title, draggable: false })}
      {children}
    </article>
  )
}

/** Facts of a card in a line. */
export const Facts = ({ children }: { children: ReactNode }) => <div className={styles.facts}>{children}</div>
