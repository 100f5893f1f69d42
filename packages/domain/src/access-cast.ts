import type { Grantor, PersonRights } from './access.ts'
import { ALL_PERMISSIONS, NO_PERMISSIONS, type Permissions } from './permission.ts'

export const levels = (over: Partial<Permissions>): Permissions => ({ ...NO_PERMISSIONS, ...over })

export const operators = {
  id: 'operators',
  permissions: levels({ assets: 'write', hierarchy: 'onlyRead' }),
  may_approve: false,
}
export const readers = { id: 'readers', permissions: levels({ assets: 'onlyRead' }), may_approve: false }
export const nobodies = { id: 'nobodies', permissions: NO_PERMISSIONS, may_approve: false }
/** May do nothing but approve. */
export const approvers = { id: 'approvers', permissions: NO_PERMISSIONS, may_approve: true }
export const managers = {
  id: 'managers',
  permissions: levels({ users: 'write', assets: 'onlyRead' }),
  may_approve: false,
}

export const administrator: Grantor = {
  id: 'ada',
  is_administrator: true,
  team: managers,
  permissions: ALL_PERMISSIONS,
  may_approve: true,
}
/** Write on users and little else. */
export const manager: Grantor = {
  id: 'mia',
  is_administrator: false,
  team: managers,
  permissions: managers.permissions,
  may_approve: false,
}

export const person = (over: Partial<PersonRights> = {}): PersonRights => ({
  id: 'grace',
  is_administrator: false,
  disabled: false,
  team: null,
  ...over,
})
