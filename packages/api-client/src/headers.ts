/** A record as it was seen. */
export interface Version {
  id: string
  version: number
}

/** Says which version a change was made from. */
export const changing = ({ id, version }: Version): Record<string, string> => ({
  'if-match': `"${id}.${version}"`,
})

/** Lets the same request be sent again without creating twice; browsers make no such key on plain http. */
export const creating = (): Record<string, string> =>
  'randomUUID' in crypto ? { 'idempotency-key': crypto.randomUUID() } : {}
