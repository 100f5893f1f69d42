import type { Grantor, PersonRights } from './access.ts'
import { ALL_PERMISSIONS, NO_PERMISSIONS, type Permissions } from './permission.ts'

export const levels = (over: Partial<Permissions>): Permissions => ({ ...NO_PERMISSIONS, ...over })

export const operators = { id: 'operators', permissions: levels({ assets: 'write', hierarchy: 'onlyRead' }) }
export const readers = { id: 'readers', permissions: levels({ assets: 'onlyRead' }) }
export const nobodies = { id: 'nobodies', permissions: NO_PERMISSIONS }
export const managers = { id: 'managers', permissions: levels({ users: 'write', assets: 'onlyRead' }) }

export const administrator: Grantor = {
  id: 'ada',
  is_administrator: true,
  team: managers,
  permissions: ALL_PERMISSIONS,
}
/** Write on users and little else. */
export const manager: Grantor = {
  id: 'mia',
  is_administrator: false,
  team: managers,
  permissions: managers.permissions,
}

export const person = (over: Partial<PersonRights> = {}): PersonRights => ({
  id: 'grace',
  is_administrator: false,
  disabled: false,
  team: null,
  ...over,
})
