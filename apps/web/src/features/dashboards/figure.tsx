import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Link, type LinkProps } from '@tanstack/react-router'

interface FigureProps extends Pick<LinkProps, 'to' | 'params' | 'search'> {
  name: string
  text: string
  /** What is said of it besides, of the same list. */
  note?: string | undefined
  /** Whether it is the one that a card is about. */
  isMain?: boolean
}

/** A number alone that leads to the list that it counts. */
export const FigureLink = ({ name, text, isMain = false, ...to }: Omit<FigureProps, 'note'>) => (
  <Link
    {...to}
    aria-label={`${name}: ${text}`}
    className={`${link({ tone: isMain ? 'quiet' : 'accent' })} ${isMain ? main : plain}`}
  >
    {text}
  </Link>
)

/** A number with the way to the list that it counts. */
export function Figure({ note, ...figure }: FigureProps) {
  const { name, isMain = false, text: _, ...to } = figure
  const number = <FigureLink {...figure} />
  if (isMain) return number
  return (
    <div className={hstack({ justifyContent: 'space-between', alignItems: 'baseline', gap: '3', py: '1' })}>
      <span className={css({ textStyle: 'table', color: 'text.muted', minWidth: '0' })}>
        {name}
        {note !== undefined && (
          <Link {...to} className={`${link()} ${css({ display: 'block', textStyle: 'caption' })}`}>
            {note}
          </Link>
        )}
      </span>
      {number}
    </div>
  )
}

const main = css({ textStyle: 'title', fontVariantNumeric: 'tabular-nums', alignSelf: 'flex-start' })
const plain = css({ textStyle: 'table', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
