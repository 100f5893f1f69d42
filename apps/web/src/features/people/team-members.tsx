import type { Team } from '@plenum/domain/team'
import { useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QueryError } from '#app/notices/query-error.tsx'
import { peopleQueries } from './queries.ts'

const SHOWN = 10

const member = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '[minmax(0, 18rem) minmax(0, 1fr)]' },
  columnGap: '4',
  alignItems: 'baseline',
})

/** Who is in a team: the first of them, and the way to all. */
export function TeamMembers({ team }: { team: Team }) {
  const { t } = useTranslation('teams')
  const people = useTranslation('people').t
  const list = useInfiniteQuery(peopleQueries.list({ team_id: team.id, limit: SHOWN }))
  const members = list.data?.pages[0]?.results ?? []
  return (
    <section className={stack({ gap: '2' })}>
      <h3 className={css({ textStyle: 'strong' })}>{t(($) => $.in_team)}</h3>
      {list.isError && (
        <QueryError
          title={t(($) => $.people_failed)}
          error={list.error}
          area="users"
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && members.length === 0 && (
        <p className={css({ color: 'text.muted' })}>{t(($) => $.nobody)}</p>
      )}
      {members.length > 0 && (
        <>
          <ul className={stack({ gap: { base: '2', xl: '1' } })}>
            {members.map(({ id, full_name, email, is_administrator, disabled_at }) => (
              <li key={id} className={member}>
                <span className={hstack({ gap: '2', flexWrap: 'wrap' })}>
                  {full_name}
                  {is_administrator && <Badge tone="accent">{people(($) => $.administrator)}</Badge>}
                  {disabled_at !== null && <Badge tone="warning">{people(($) => $.states.disabled)}</Badge>}
                </span>
                <span className={css({ textStyle: 'table', color: 'text.muted', overflowWrap: 'anywhere' })}>
                  {email}
                </span>
              </li>
            ))}
          </ul>
          <p>
            <Link to="/app/users" search={{ team_id: team.id }} className={link({ tone: 'accent' })}>
              {t(($) => $.all_in_team)}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}
