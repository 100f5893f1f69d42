import {
  ALL_PERMISSIONS,
  NO_PERMISSIONS,
  PERMISSION_AREAS,
  PERMISSION_LEVELS,
  type PermissionArea,
  type PermissionLevel,
  type Permissions,
} from './permission.ts'

/** What can be given: a level in every area, and the right to approve. */
export interface Rights {
  permissions: Permissions
  /** Approving is no level of an area: it lets through, with a reason, what a check refuses. */
  may_approve: boolean
}

const NO_RIGHTS: Rights = { permissions: NO_PERMISSIONS, may_approve: false }

/** Who changes rights: what he may do himself, by whatever reason, is all that he can give. */
export interface Grantor extends Rights {
  id: string
  is_administrator: boolean
  team: { id: string } | null
}

/** A team as far as rights go. */
export interface TeamRights extends Rights {
  id: string
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

const rises = (from: Rights, to: Rights, area: PermissionArea): boolean =>
  rank(to.permissions[area]) > rank(from.permissions[area])

const givesBeyond = (grantor: Grantor, from: Rights, to: Rights): boolean =>
  !grantor.is_administrator &&
  ((to.may_approve && !from.may_approve && !grantor.may_approve) ||
    PERMISSION_AREAS.some((area) => rises(from, to, area) && rises(grantor, to, area)))

function rightsOf({ is_administrator, disabled, team }: Omit<PersonRights, 'id'>): Rights {
  if (disabled) return NO_RIGHTS
  return is_administrator ? { permissions: ALL_PERMISSIONS, may_approve: true } : (team ?? NO_RIGHTS)
}

/** What a person may do, all reasons together. */
export const permissionsOf = (person: Omit<PersonRights, 'id'>): Permissions => rightsOf(person).permissions

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
  return givesBeyond(grantor, rightsOf(person), rightsOf(next)) || joinsBeyond(grantor, person, next)
    ? 'beyond_own_rights'
    : null
}

/** A team that may more is no place to move somebody to, even where he gains nothing today because he is disabled. */
const joinsBeyond = (grantor: Grantor, person: PersonRights, next: PersonRights): boolean =>
  next.team?.id !== person.team?.id && givesBeyond(grantor, NO_RIGHTS, next.team ?? NO_RIGHTS)

/** Why a team must not be given these permissions and the right to approve, or null. */
export function refusalOfPermissions(
  grantor: Grantor,
  team: TeamRights,
  { permissions, may_approve }: Rights,
): AccessRefusal | null {
  const isSame = PERMISSION_AREAS.every((area) => permissions[area] === team.permissions[area])
  if (isSame && may_approve === team.may_approve) return null
  if (team.id === grantor.team?.id && !grantor.is_administrator) return 'own_rights'
  return givesBeyond(grantor, team, { permissions, may_approve }) ? 'beyond_own_rights' : null
}

/** Why nobody must be invited so, or an invitation like this be withdrawn, or null. */
export function refusalOfInvitation(
  grantor: Grantor,
  { is_administrator, team }: Pick<PersonRights, 'is_administrator' | 'team'>,
): AccessRefusal | null {
  if (is_administrator) return grantor.is_administrator ? null : 'beyond_own_rights'
  return givesBeyond(grantor, NO_RIGHTS, team ?? NO_RIGHTS) ? 'beyond_own_rights' : null
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
