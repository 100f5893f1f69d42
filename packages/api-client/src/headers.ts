/** A record as it was seen. */
export interface Version {
  id: string
  version: number
}

/** Says which version a change was made from. */
export const changing = ({ id, version }: Version): Record<string, string> => ({
  'if-match': `"${id}.${version}"`,
})
