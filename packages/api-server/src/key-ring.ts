import { mac, sameText } from './crypto.ts'

/** A key that was replaced: what it signed is still taken until then. */
export interface FormerKey {
  key: Uint8Array
  until: Date
}

/** The key of one use, and those it replaced. */
export interface KeyRing {
  present: Uint8Array
  former: readonly FormerKey[]
}

/** The keys that hold at one moment: the first signs, all of them verify. */
export type SigningKeys = readonly [Uint8Array, ...Uint8Array[]]

export const keysAt = ({ present, former }: KeyRing, now: Date): SigningKeys => [
  present,
  ...former.filter(({ until }) => until > now).map(({ key }) => key),
]

/** What a new signature is; `purpose` as for `mac`. */
export const sign = ([present]: SigningKeys, purpose: string, text: string): Promise<string> =>
  mac(present, purpose, text)

/** Every signature that is taken for this text, that of the present key first. */
export const signatures = (keys: SigningKeys, purpose: string, text: string): Promise<string[]> =>
  Promise.all(keys.map((key) => mac(key, purpose, text)))

/** Whether one of the keys has signed this text. */
export const isSigned = async (
  keys: SigningKeys,
  { purpose, text, signature }: { purpose: string; text: string; signature: string },
): Promise<boolean> => (await signatures(keys, purpose, text)).some((each) => sameText(each, signature))
