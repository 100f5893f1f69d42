import { PERMISSION_AREAS, type Permissions } from '@plenum/domain/permission'
import { Team, type TeamInput, type TeamPermissions } from '@plenum/domain/team'
import { savedOf, type Saved } from '#app/form/saved.ts'
import { api } from './queries.ts'

/** What of a team can be edited, each level a field of its own. */
export const TEAM_FIELDS = ['name', 'description', 'may_approve', ...PERMISSION_AREAS] as const
export type TeamField = (typeof TEAM_FIELDS)[number]
export type TeamFields = TeamInput & Permissions & Pick<Team, 'may_approve'>

export const fieldsOf = ({
  permissions,
  ...fields
}: TeamInput & TeamPermissions & Pick<Team, 'may_approve'>): TeamFields => ({
  ...fields,
  ...permissions,
})

/** Sends what differs: the words first, then the permissions of the version that came of it. */
export const saveTeam = (seen: Team, values: TeamFields): Promise<Saved<Team>> =>
  savedOf(Team, sendTeam(seen, values))

async function sendTeam(
  seen: Team,
  { name, description, may_approve, ...permissions }: TeamFields,
): Promise<Team> {
  const patch = {
    ...(name !== seen.name && { name }),
    ...(description !== seen.description && { description }),
  }
  const worded = Object.keys(patch).length === 0 ? seen : await api.teams.update(seen, patch)
  const maySame = PERMISSION_AREAS.every((area) => permissions[area] === seen.permissions[area])
  if (maySame && may_approve === seen.may_approve) return worded
  return api.teams.setPermissions(worded, { permissions, may_approve })
}
