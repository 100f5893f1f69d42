import { place } from '@plenum/ui/recipes'
import type { ReactNode } from 'react'
import { Fragment, type FocusEvent } from 'react'

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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls, it does nothing else
    <nav aria-label={label} className={styles.root} title={whole} onBlur={showNearest}>
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

/** A focus on a part that was cut off scrolls to it; when it leaves, the nearest part shows again. */
function showNearest({ currentTarget, relatedTarget }: FocusEvent) {
  if (!currentTarget.contains(relatedTarget)) currentTarget.scrollLeft = 0
}
