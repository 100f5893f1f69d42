import type { Ref } from '@plenum/domain/ref'

/** Whose files they are and what may be done with them. */
export interface FilesOf {
  asset: string
  canWrite: boolean
  /** Its model, whose datasheets are shown with its documents. */
  model: Ref | null
  /** Said above them. */
  note?: 'saved_at_once'
}
