import {
  refusalOfChange,
  refusalOfEnding,
  type AccessRefusal,
  type PersonRights,
  type RightsChange,
} from '@plenum/domain/access'
import { NO_PERMISSIONS } from '@plenum/domain/permission'
import type { CurrentUser } from '@plenum/domain/session'
import type { Team } from '@plenum/domain/team'
import type { User, UserPatch } from '@plenum/domain/user'

/** What can be done to a person's rights. */
export type Act = 'team' | 'raise' | 'lower' | 'disable' | 'enable' | 'end_sessions'

/** The acts a person's state leaves, in the order of the menu. */
export const actsFor = (person: User): readonly Act[] => [
  'team',
  person.is_administrator ? 'lower' : 'raise',
  'end_sessions',
  person.disabled_at === null ? 'disable' : 'enable',
]

/** While nobody knows how many administrators there are, the server refuses for the last one. */
const ENOUGH = 2

/** A person as far as rights go; `teams` say what his may. */
export function rightsOf(person: User, teams: readonly Team[]): PersonRights & { team: Team | null } {
  return {
    id: person.id,
    is_administrator: person.is_administrator,
    disabled: person.disabled_at !== null,
    team: teams.find(({ id }) => id === person.team?.id) ?? null,
  }
}

/** What the acts send that need nothing besides. */
export const PATCHES = {
  raise: { is_administrator: true },
  lower: { is_administrator: false },
  disable: { disabled: true },
  enable: { disabled: false },
} as const satisfies Record<Exclude<Act, 'team' | 'end_sessions'>, UserPatch>

const changeOf = (act: Exclude<Act, 'end_sessions'>, rights: PersonRights): RightsChange =>
  act === 'team'
    ? { team: rights.team === null ? { id: '', permissions: NO_PERMISSIONS, may_approve: false } : null }
    : PATCHES[act]

interface ActSituation {
  act: Act
  teams: readonly Team[]
  administrators?: number | undefined
}

/** Why a viewer cannot do an act to a person, or null. */
export function refusalOfAct(
  viewer: CurrentUser,
  person: User,
  { act, teams, administrators = ENOUGH }: ActSituation,
): AccessRefusal | null {
  const rights = rightsOf(person, teams)
  if (act === 'end_sessions') return refusalOfEnding(viewer, rights)
  return refusalOfChange(viewer, rights, changeOf(act, rights), administrators)
}

/** The teams a viewer may put somebody in. */
export const teamsFor = (viewer: CurrentUser, person: User, teams: readonly Team[]): readonly Team[] =>
  teams.filter((team) => refusalOfChange(viewer, rightsOf(person, teams), { team }, ENOUGH) === null)
