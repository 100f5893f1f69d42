import { PERMISSION_AREAS, type Permissions } from '@plenum/domain/permission'
import type { Team } from '@plenum/domain/team'
import { api } from './queries.ts'

/** A team as its form has it. */
export interface TeamValues {
  name: string
  description: string | null
  permissions: Permissions
}

export const valuesOf = ({ name, description, permissions }: Team): TeamValues => ({
  name,
  description,
  permissions,
})

/** Sends what differs: the words first, then the permissions of the version that came of it. */
export async function saveTeam(team: Team, values: TeamValues): Promise<Team> {
  const patch = {
    ...(values.name !== team.name && { name: values.name }),
    ...(values.description !== team.description && { description: values.description }),
  }
  const worded = Object.keys(patch).length === 0 ? team : await api.teams.update(team, patch)
  const { permissions } = values
  if (PERMISSION_AREAS.every((area) => permissions[area] === team.permissions[area])) return worded
  return api.teams.setPermissions(worded, { permissions })
}
