import { ALL_PERMISSIONS, NO_PERMISSIONS, type Permissions } from '@plenum/domain/permission'
import type { CurrentUser } from '@plenum/domain/session'
import type { Team } from '@plenum/domain/team'
import type { User } from '@plenum/domain/user'

/** A team by its name. */
export const team = (name: string, levels: Partial<Permissions> = {}, over: Partial<Team> = {}): Team => ({
  id: `team-${name.toLowerCase()}`,
  name,
  description: null,
  permissions: { ...NO_PERMISSIONS, ...levels },
  may_approve: false,
  members: 0,
  version: 1,
  ...over,
})

/** A person by name. */
export const person = (name: string, over: Partial<User> = {}): User => ({
  id: `person-${name.toLowerCase()}`,
  email: `${name.toLowerCase()}@atlas.example`,
  name,
  surname: 'Ruiz',
  full_name: `${name} Ruiz`,
  phone_number: null,
  avatar: null,
  team: null,
  is_administrator: false,
  disabled_at: null,
  last_seen_at: '2026-11-20T09:12:00.000Z',
  created_at: '2026-01-07T08:00:00.000Z',
  version: 1,
  ...over,
})

const viewer = (name: string, over: Partial<CurrentUser>): CurrentUser => ({
  id: `person-${name.toLowerCase()}`,
  email: `${name.toLowerCase()}@atlas.example`,
  name,
  surname: 'Ruiz',
  full_name: `${name} Ruiz`,
  phone_number: null,
  company: { id: 'company', name: 'Atlas' },
  team: null,
  avatar: null,
  is_administrator: false,
  permissions: NO_PERMISSIONS,
  may_approve: false,
  version: 1,
  ...over,
})

/** May do everything. */
export const administrator = viewer('Ana', {
  is_administrator: true,
  permissions: ALL_PERMISSIONS,
  may_approve: true,
})

/** Write on people, and otherwise only a look at assets. */
export const manager = viewer('Mia', {
  permissions: { ...NO_PERMISSIONS, users: 'write', assets: 'onlyRead' },
})
