import type { Content, Files } from '@plenum/api-server/ports'
import { codeOf } from '../refusal.ts'

/** Keeps contents under the SHA-256 of their bytes: whole or not at all, and never another one under that name. */
export interface ContentStore extends Omit<Files, 'receive'> {
  /** Keeps a copy of what lies in a file; what is there already counts as brought again now. */
  put(path: string): Promise<Content>
  stop(): void
}

/** Capital letters would be another name for the same file on some disks. */
export const isContentName = (name: string) => /^[0-9a-f]{64}$/.test(name)

/** Whether an error says that there is no room left. */
export const isFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT', 'insufficient_storage'].includes(codeOf(error) ?? '')

/** Whether an error says that the store cannot be asked just now. */
export const isAway = (error: unknown) => codeOf(error) === 'unavailable'
