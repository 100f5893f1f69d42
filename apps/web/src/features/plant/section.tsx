import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { useId, type ReactNode } from 'react'

interface SectionProps {
  title: string
  help?: string
  /** Right of the title: the numbers, each a link. */
  aside?: ReactNode
  children: ReactNode
}

/** One part of a dashboard, by its own heading. */
export function Section({ title, help, aside, children }: SectionProps) {
  const id = useId()
  return (
    <Card>
      <section aria-labelledby={id} className={stack({ gap: '3', minWidth: '0' })}>
        <header
          className={hstack({
            columnGap: '4',
            rowGap: '1',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            flexWrap: 'wrap',
          })}
        >
          <div>
            <h2 id={id} className={css({ textStyle: 'strong' })}>
              {title}
            </h2>
            {help !== undefined && (
              <p className={css({ textStyle: 'caption', color: 'text.muted' })}>{help}</p>
            )}
          </div>
          {aside !== undefined && (
            <div className={hstack({ columnGap: '4', rowGap: '1', flexWrap: 'wrap' })}>{aside}</div>
          )}
        </header>
        {children}
      </section>
    </Card>
  )
}

/** What a part says where there is nothing. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className={css({ color: 'text.muted', textStyle: 'table' })}>{children}</p>
)

/** Lines of a part, each a row of its own. */
export const Lines = ({ children }: { children: ReactNode }) => (
  <ul className={stack({ gap: '0' })}>{children}</ul>
)

const line = hstack({
  gap: '3',
  justifyContent: 'space-between',
  minHeight: 'row',
  minWidth: '0',
  py: '1',
  textStyle: 'table',
})

interface LineProps {
  children: ReactNode
  /** At its end. */
  aside?: ReactNode
}

/** One line: what it is, and what is said of it at its end. */
export const Line = ({ children, aside }: LineProps) => (
  <li className={line}>
    <div className={css({ minWidth: '0', flex: '1' })}>{children}</div>
    {aside !== undefined && (
      <span
        className={css({
          color: 'text.muted',
          textStyle: 'caption',
          fontVariantNumeric: 'tabular-nums',
          textAlign: 'right',
        })}
      >
        {aside}
      </span>
    )}
  </li>
)
