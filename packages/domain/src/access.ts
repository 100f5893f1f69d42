import {
  ALL_PERMISSIONS,
  NO_PERMISSIONS,
  PERMISSION_AREAS,
  PERMISSION_LEVELS,
  type PermissionArea,
  type PermissionLevel,
  type Permissions,
} from './permission.ts'

/** Who changes rights: what he may do himself is all that he can give. */
export interface Grantor {
  id: string
  is_administrator: boolean
  team: { id: string } | null
  /** What he may do, by whatever reason. */
  permissions: Permissions
}

/** A team as far as rights go. */
export interface TeamRights {
  id: string
  permissions: Permissions
}

/** A person as far as rights go. */
export interface PersonRights {
  id: string
  is_administrator: boolean
  disabled: boolean
  team: TeamRights | null
}

/** What is to become of a person's rights; what is left out stays. */
export interface RightsChange {
  team?: TeamRights | null
  is_administrator?: boolean
  disabled?: boolean
}

export type AccessRefusal = 'own_rights' | 'beyond_own_rights' | 'last_administrator'

const rank = (level: PermissionLevel): number => PERMISSION_LEVELS.indexOf(level)

const givesBeyond = (grantor: Grantor, from: Permissions, to: Permissions): boolean =>
  !grantor.is_administrator &&
  PERMISSION_AREAS.some(
    (area) => rank(to[area]) > rank(from[area]) && rank(to[area]) > rank(grantor.permissions[area]),
  )

/** What a person may do, all reasons together. */
export function permissionsOf({ is_administrator, disabled, team }: Omit<PersonRights, 'id'>): Permissions {
  if (disabled) return NO_PERMISSIONS
  return is_administrator ? ALL_PERMISSIONS : (team?.permissions ?? NO_PERMISSIONS)
}

/** Why a person's rights must not be changed so, or null. `administrators`: how many of the company are not disabled. */
export function refusalOfChange(
  grantor: Grantor,
  person: PersonRights,
  change: RightsChange,
  administrators: number,
): AccessRefusal | null {
  const next = { ...person, ...change }
  const touched =
    next.team?.id !== person.team?.id ||
    next.is_administrator !== person.is_administrator ||
    next.disabled !== person.disabled
  if (!touched) return null
  const own = person.id === grantor.id
  if (!grantor.is_administrator && (person.is_administrator || next.is_administrator)) {
    return own ? 'own_rights' : 'beyond_own_rights'
  }
  const counted = person.is_administrator && !person.disabled
  if (counted && (!next.is_administrator || next.disabled) && administrators <= 1) return 'last_administrator'
  // Only stepping down is left to oneself.
  if (own && (next.team?.id !== person.team?.id || next.disabled !== person.disabled)) return 'own_rights'
  return givesBeyond(grantor, permissionsOf(person), permissionsOf(next)) ||
    joinsBeyond(grantor, person, next)
    ? 'beyond_own_rights'
    : null
}

/** A team that may more is no place to move somebody to, even where he gains nothing today because he is disabled. */
const joinsBeyond = (grantor: Grantor, person: PersonRights, next: PersonRights): boolean =>
  next.team?.id !== person.team?.id &&
  givesBeyond(grantor, NO_PERMISSIONS, next.team?.permissions ?? NO_PERMISSIONS)

/** Why a team must not be given these permissions, or null. */
export function refusalOfPermissions(
  grantor: Grantor,
  team: TeamRights,
  permissions: Permissions,
): AccessRefusal | null {
  if (PERMISSION_AREAS.every((area) => permissions[area] === team.permissions[area])) return null
  if (team.id === grantor.team?.id && !grantor.is_administrator) return 'own_rights'
  return givesBeyond(grantor, team.permissions, permissions) ? 'beyond_own_rights' : null
}

/** Why nobody must be invited so, or an invitation like this be withdrawn, or null. */
export function refusalOfInvitation(
  grantor: Grantor,
  { is_administrator, team }: Pick<PersonRights, 'is_administrator' | 'team'>,
): AccessRefusal | null {
  if (is_administrator) return grantor.is_administrator ? null : 'beyond_own_rights'
  return givesBeyond(grantor, NO_PERMISSIONS, team?.permissions ?? NO_PERMISSIONS)
    ? 'beyond_own_rights'
    : null
}

/** Why a person's sessions must not be ended by somebody else, or null. */
export const refusalOfEnding = (
  grantor: Grantor,
  { is_administrator }: Pick<PersonRights, 'is_administrator'>,
): AccessRefusal | null => (is_administrator && !grantor.is_administrator ? 'beyond_own_rights' : null)

/** What decides about a person's access to an area. */
export type AccessReason = 'disabled' | 'administrator' | 'team' | 'no_team'

/** What a person may do in an area, and why. */
export function explainAccess<Team extends TeamRights>(
  person: Omit<PersonRights, 'id' | 'team'> & { team: Team | null },
  area: PermissionArea,
): { level: PermissionLevel; because: AccessReason; team: Team | null } {
  const { disabled, is_administrator, team } = person
  const level = permissionsOf(person)[area]
  if (disabled) return { level, because: 'disabled', team }
  if (is_administrator) return { level, because: 'administrator', team }
  return { level, because: team === null ? 'no_team' : 'team', team }
}
