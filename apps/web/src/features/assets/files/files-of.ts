/** Whose files they are and what may be done with them. */
export interface FilesOf {
  asset: string
  canWrite: boolean
  /** Said above them. */
  note?: 'saved_at_once'
}
