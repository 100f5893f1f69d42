import { createStore } from '#app/page/store.ts'

type TokenName = 'token' | 'invitation'

const taken = {
  token: createStore<string | null>(null),
  invitation: createStore<string | null>(null),
}

/** Keeps the secret that a mail's link brought in the fragment, in memory only; false where there is none. */
export function takeToken(name: TokenName, fragment: string): boolean {
  const token = new URLSearchParams(fragment).get(name)
  if (token) taken[name].set(token)
  return Boolean(token)
}

/** The secret that was taken; null where this page came without one or it is used up. */
export const useToken = (name: TokenName): string | null => taken[name].useValue()

export const hasToken = (name: TokenName): boolean => taken[name].get() !== null

/** Forgets a secret that opens nothing any more. */
export const dropToken = (name: TokenName) => taken[name].set(null)
