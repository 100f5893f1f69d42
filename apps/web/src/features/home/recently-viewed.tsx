import { useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import type { Visit } from '#app/page/visits.ts'

/** What somebody looked at last; nothing before he has. */
export function RecentlyViewed({ visits }: { visits: readonly Visit[] }) {
  const { t } = useTranslation('home')
  if (visits.length === 0) return null
  return (
    <Card>
      <section className={stack({ gap: '2' })}>
        <h2 className={css({ textStyle: 'strong' })}>{t(($) => $.recent)}</h2>
        <ul className={stack({ gap: '0' })}>
          {visits.map(({ id, name, hint, href }) => (
            <li
              key={id}
              className={css({ display: 'flex', alignItems: 'center', minHeight: 'row', textStyle: 'table' })}
            >
              <Link
                to={href}
                className={`${link({ tone: 'quiet' })} ${css({ minWidth: '0', truncate: true })}`}
              >
                {name}
                {hint !== undefined && <span className={css({ color: 'text.muted' })}> · {hint}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}
