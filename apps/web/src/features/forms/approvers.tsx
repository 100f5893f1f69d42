import { DEFAULT_APPROVAL } from '@plenum/domain/work-approval'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { QueryError } from '#app/notices/query-error.tsx'
import { workQueries } from '#app/work/queries.ts'
import { quiet } from './asset-mark.tsx'
import { formQueries } from './queries.ts'
import type { RequestValues } from './values.ts'

/** Who will decide about it, one after the other. */
export function Approvers({ template }: Pick<RequestValues, 'template'>) {
  const { t } = useTranslation('forms')
  const templates = useQuery({ ...workQueries.templates(), enabled: template !== null })
  const chosen = templates.data?.results.find(({ id }) => id === template?.id)
  const stages = chosen?.approval_stages ?? DEFAULT_APPROVAL
  const ids = stages.flatMap(({ team_id }) => team_id ?? [])
  const teams = useQuery({ ...formQueries.teams(ids), enabled: ids.length > 0 })
  const failed = [templates, teams].find(({ data, error }) => error !== null && data === undefined)
  const nameOf = (id: string) => teams.data?.results.find((team) => team.id === id)?.name ?? '…'
  return (
    <section aria-label={t(($) => $.check.approval)} className={stack({ gap: '2' })}>
      <h3 className={css({ textStyle: 'label' })}>{t(($) => $.check.approval)}</h3>
      {failed ? (
        <QueryError
          title={t(($) => $.check.approval_failed)}
          error={failed.error}
          area="projects"
          onRetry={() => void failed.refetch()}
        />
      ) : template !== null && templates.isPending ? (
        <Skeleton />
      ) : chosen?.is_pre_approved ? (
        <p>{t(($) => $.check.pre_approved)}</p>
      ) : (
        <ol className={stack({ gap: '1' })}>
          {stages.map(({ team_id, approvers }, index) => (
            <li key={`${team_id ?? ''} ${String(index)}`}>
              {team_id
                ? t(($) => $.check.by_team, { count: approvers, team: nameOf(team_id) })
                : t(($) => $.check.by_anyone, { count: approvers })}
            </li>
          ))}
        </ol>
      )}
      {!chosen?.is_pre_approved && <p className={quiet}>{t(($) => $.check.not_you)}</p>}
    </section>
  )
}
