import * as v from 'valibot'

/** Application areas that a team's permissions are given for. */
export const PERMISSION_AREAS = [
  'assets',
  'hierarchy',
  'library',
  'projects',
  'planning',
  'workflows',
  'dashboards',
  'users',
  'support',
  'settings',
] as const
export type PermissionArea = (typeof PERMISSION_AREAS)[number]

/** Levels from least to most. */
export const PERMISSION_LEVELS = ['noAccess', 'onlyRead', 'write'] as const
export type PermissionLevel = (typeof PERMISSION_LEVELS)[number]

const level = v.picklist(PERMISSION_LEVELS, 'unknown_option')

const everywhere = <Value>(given: Value): Record<PermissionArea, Value> => ({
  assets: given,
  hierarchy: given,
  library: given,
  projects: given,
  planning: given,
  workflows: given,
  dashboards: given,
  users: given,
  support: given,
  settings: given,
})

/** A level for every area; none is left out. */
export const Permissions = v.object(everywhere(level), 'required')
export type Permissions = v.InferOutput<typeof Permissions>

/** What a person without a team may do. */
export const NO_PERMISSIONS: Permissions = everywhere('noAccess')
/** What a company's administrator may do. */
export const ALL_PERMISSIONS: Permissions = everywhere('write')

/** Whether `permissions` reach `needed` in an area; the server refuses and the screen hides by this one rule. */
export const may = (permissions: Permissions, area: PermissionArea, needed: PermissionLevel): boolean =>
  PERMISSION_LEVELS.indexOf(permissions[area]) >= PERMISSION_LEVELS.indexOf(needed)
