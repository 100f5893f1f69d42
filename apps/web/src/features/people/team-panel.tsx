import { may } from '@plenum/domain/permission'
import type { CurrentUser } from '@plenum/domain/session'
import type { Team } from '@plenum/domain/team'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { useQueryClient } from '@tanstack/react-query'
import { freshAfter } from '#app/form/saved.ts'
import { notify } from '#app/notices/notify.ts'
import { DeleteTeam } from './delete-team.tsx'
import { MayApprove } from './may-approve.tsx'
import { PermissionsSection } from './permissions-section.tsx'
import { peopleQueries } from './queries.ts'
import { TeamForm } from './team-form.tsx'
import { TeamMembers } from './team-members.tsx'
import { saveTeam, type TeamFields } from './team-save.ts'

interface TeamPanelProps {
  team: Team
  viewer: CurrentUser
  onGone: () => void
}

/** One team: its words, what it may do, who is in it. */
export function TeamPanel({ team, viewer, onGone }: TeamPanelProps) {
  const { t } = useTranslation('teams')
  const queryClient = useQueryClient()
  const canWrite = may(viewer.permissions, 'users', 'write')
  const save = async (seen: Team, values: TeamFields) => {
    const ended = await saveTeam(seen, values)
    if (ended.at === 'saved')
      void notify({ type: 'success', title: t(($) => $.saved), message: ended.record.name })
    // also where it failed: the first half may have been saved, or somebody else was faster
    return freshAfter(ended, () => queryClient.invalidateQueries({ queryKey: peopleQueries.all() }))
  }
  return (
    <div className={stack({ gap: '6', minWidth: '0' })}>
      <h2 className={css({ textStyle: 'heading', overflowWrap: 'anywhere' })}>{team.name}</h2>
      {canWrite ? (
        <TeamForm viewer={viewer} team={team} onSave={save} />
      ) : (
        <>
          {team.description !== null && <p className={css({ maxWidth: 'prose' })}>{team.description}</p>}
          <PermissionsSection viewer={viewer} team={team} value={team.permissions} />
          <MayApprove viewer={viewer} team={team} value={team.may_approve} />
        </>
      )}
      <TeamMembers team={team} />
      {canWrite && <DeleteTeam team={team} onGone={onGone} />}
    </div>
  )
}
