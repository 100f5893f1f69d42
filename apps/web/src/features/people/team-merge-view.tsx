import type { Team } from '@plenum/domain/team'
import { useTranslation } from '@plenum/i18n/react'
import { MergeView } from '#app/form/merge-view.tsx'
import type { Conflict } from '#app/form/use-editing.ts'
import type { TeamField, TeamFields } from './team-save.ts'

interface TeamMergeProps {
  conflict: Conflict<Team, TeamField, TeamFields>
  onDone: (team: Team) => void
}

/** Two people changed one team: what to keep of its words and of each permission. */
export function TeamMerge({ conflict, onDone }: TeamMergeProps) {
  const { t } = useTranslation('teams')
  const areas = useTranslation('shell').t
  const label = (field: TeamField) =>
    field === 'name' || field === 'description' || field === 'may_approve'
      ? t(($) => $[field])
      : t(($) => $.permission_of, { area: areas(($) => $.areas[field]) })
  const value = (field: TeamField, values: TeamFields) => {
    if (field === 'may_approve') return t(($) => $.approves[values.may_approve ? 'yes' : 'no'])
    return field === 'name' || field === 'description' ? values[field] : t(($) => $.levels[values[field]])
  }
  return <MergeView conflict={conflict} words={{ label, value }} onDone={onDone} />
}
