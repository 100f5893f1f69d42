import { ClientError } from '@plenum/api-client/client-error'
import { may, type PermissionArea, type PermissionLevel, type Permissions } from '@plenum/domain/permission'

export type NeededLevel = Exclude<PermissionLevel, 'noAccess'>

/** What is missing; the area is unknown where only the server said no. */
export interface Missing {
  area?: PermissionArea
  level: NeededLevel
}

/** What a person wanted to open and may not. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden'
  readonly missing: Missing
  constructor(missing: Missing) {
    super(`${missing.level} of ${missing.area} is needed`)
    this.missing = missing
  }
}

/** Lets only those in whose team reaches a level in an area; the others are told what is missing. */
export function demand(permissions: Permissions, area: PermissionArea, level: NeededLevel): void {
  if (may(permissions, area, level)) return
  // who may not even look is not told that he may
  throw new Forbidden({ area, level: may(permissions, area, 'onlyRead') ? level : 'onlyRead' })
}

/** What an error says is missing; null where it says something else. */
export function forbiddenOf(error: unknown): Missing | null {
  if (error instanceof Forbidden) return error.missing
  return error instanceof ClientError && error.status === 403 ? { level: 'onlyRead' } : null
}
