import { place } from '@plenum/ui/recipes'
import type { ReactNode } from 'react'
import { Fragment } from 'react'

export interface PlacePart {
  id: string
  name: string
}

interface PlaceProps<Part extends PlacePart> {
  /** Outermost first. */
  parts: readonly Part[]
  /** Makes a part a link; without it the place is plain text, as in a table. */
  link?: (part: Part, props: { className: string; children: string }) => ReactNode
  /** Name of the breadcrumb, where its parts are links. */
  label?: string
}

/** Where a thing stands, in mono, cut at the left where room is short. */
export function Place<Part extends PlacePart>({ parts, link, label }: PlaceProps<Part>) {
  const styles = place()
  const whole = parts.map((part) => part.name).join(' › ')
  const separator = (
    <span aria-hidden="true" className={styles.separator}>
      ›
    </span>
  )
  if (link === undefined)
    return (
      <span className={styles.root} title={whole}>
        <span className={styles.path}>
          {parts.map((part, index) => (
            <Fragment key={part.id}>
              {index > 0 && separator}
              {part.name}
            </Fragment>
          ))}
        </span>
      </span>
    )
  return (
    <nav aria-label={label} className={styles.root} title={whole}>
      <ol className={styles.path} style={{ display: 'inline' }}>
        {parts.map((part, index) => (
          <li key={part.id}>
            {index > 0 && separator}
            {link(part, { className: styles.link, children: part.name })}
          </li>
        ))}
      </ol>
    </nav>
  )
}
