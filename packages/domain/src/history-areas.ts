import type { HistoryEntity } from './history.ts'
import type { PermissionArea } from './permission.ts'
import { RECORD_AREAS } from './record-import.ts'

/** The area in which one must be allowed to write to make or take back a change of a record. */
export const WRITE_AREAS: Record<HistoryEntity, PermissionArea> = {
  ...RECORD_AREAS,
  asset: 'assets',
  reservation: 'hierarchy',
  work_request: 'projects',
}

/** The area in which one must be allowed to read to see changes of a record. */
export const READ_AREAS: Record<HistoryEntity, PermissionArea> = { ...WRITE_AREAS, tag: 'assets' }
