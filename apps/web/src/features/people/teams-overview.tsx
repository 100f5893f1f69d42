import type { CurrentUser } from '@plenum/domain/session'
import type { Team } from '@plenum/domain/team'
import { useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { EmptyState } from '@plenum/ui/empty-state'
import { stack } from '@plenum/ui/patterns'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { peopleQueries } from './queries.ts'
import { TeamList } from './team-list.tsx'
import { TeamPanel } from './team-panel.tsx'
import { Why } from './why.tsx'

interface TeamsOverviewProps {
  viewer: CurrentUser
  /** The id of the team that was asked for; otherwise the first is shown. */
  wanted: string | undefined
  /** The way to the first team. */
  add: ReactNode
  onGone: () => void
}

/** Every team, and what one of them may do. */
export function TeamsOverview({ viewer, wanted, add, onGone }: TeamsOverviewProps) {
  const { t } = useTranslation('teams')
  const common = useTranslation('common').t
  const { data: teams, error, refetch } = useQuery(peopleQueries.teams())
  const first = useFirst(teams)
  if (teams === undefined) {
    return error === null ? (
      <Card inset="none">
        <TableSkeleton label={common(($) => $.states.loading)} />
      </Card>
    ) : (
      <Card>
        <QueryError title={t(($) => $.failed)} error={error} area="users" onRetry={() => void refetch()} />
      </Card>
    )
  }
  const shown = teams.find(({ id }) => id === (wanted ?? first?.id))
  return (
    <div className={stack({ gap: '4' })}>
      {teams.length === 0 ? (
        <Card>
          <EmptyState icon={<Users />} title={t(($) => $.none_title)} actions={add}>
            {t(($) => $.none_text)}
          </EmptyState>
        </Card>
      ) : (
        <div className={columns}>
          <Card>
            <TeamList teams={teams} shown={shown?.id} />
          </Card>
          <Card>
            {shown === undefined ? (
              <p>{t(($) => $.gone)}</p>
            ) : (
              <TeamPanel key={shown.id} team={shown} viewer={viewer} onGone={onGone} />
            )}
          </Card>
        </div>
      )}
      <Card>
        <Why teams={teams} />
      </Card>
    </div>
  )
}

/** The first team, and the same one as long as there is it: another may come before it while it is being edited. */
function useFirst(teams: readonly Team[] = []): Team | undefined {
  const [id, setId] = useState<string>()
  const first = teams.find((team) => team.id === id) ?? teams[0]
  if (first !== undefined && first.id !== id) setId(first.id)
  return first
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '[18rem minmax(0, 1fr)]' },
  gap: '4',
  alignItems: 'start',
})
