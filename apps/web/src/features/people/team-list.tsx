import type { Team } from '@plenum/domain/team'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css, cx } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { button } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'

interface TeamListProps {
  teams: readonly Team[]
  /** The id of the one that is shown. */
  shown: string | undefined
}

const entry = css({ width: 'full', justifyContent: 'space-between', minWidth: '0' })
const cut = css({ overflow: 'hidden', textOverflow: 'ellipsis' })

/** The teams, each leading to what it may do. */
export function TeamList({ teams, shown }: TeamListProps) {
  const { t } = useTranslation('teams')
  const language = useLanguage()
  return (
    <nav aria-label={t(($) => $.list)}>
      <ul className={stack({ gap: '1' })}>
        {teams.map(({ id, name, members }) => (
          <li key={id}>
            <Link
              to="/app/settings/users-configuration"
              search={{ team: id }}
              aria-current={id === shown ? 'page' : undefined}
              className={cx(button({ tone: id === shown ? 'neutral' : 'quiet' }), entry)}
            >
              <span className={cut} title={name}>
                {name}
              </span>
              <span className={css({ textStyle: 'caption', color: 'text.muted', flexShrink: '0' })}>
                {t(($) => $.members, { count: members, shown: formatNumber(language, members) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
