import * as v from 'valibot'
import { DRAFTS } from './signing-out.ts'

const KEYS = 'keys'
const TEXTS = 'texts'
const CIPHER = 'AES-GCM'
const BITS = 256
const NONCE_BYTES = 12

const Sealed = v.object({ nonce: v.instance(ArrayBuffer), data: v.instance(ArrayBuffer) })

const done = <Result>(request: IDBRequest<Result>): Promise<Result> => {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  request.addEventListener('success', () => resolve(request.result))
  request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing')))
  return promise
}

/** Does something with one store; the database is closed again at once, so that it can be wiped at any time. */
async function within<Result>(
  name: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DRAFTS, 1)
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(KEYS)
    opening.result.createObjectStore(TEXTS)
  })
  const database = await done(opening)
  try {
    const transaction = database.transaction(name, mode)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Nothing was kept')))
    const [result] = await Promise.all([act(transaction.objectStore(name)), promise])
    return result
  } finally {
    database.close()
  }
}

const keptKey = () =>
  within(KEYS, 'readonly', async (store): Promise<unknown> => done<unknown>(store.get(CIPHER)))

/** The key of this browser: it can be used here and read by nobody. */
async function keyOf(): Promise<CryptoKey> {
  const kept = await keptKey()
  if (kept instanceof CryptoKey) return kept
  const made = await crypto.subtle.generateKey({ name: CIPHER, length: BITS }, false, ['encrypt', 'decrypt'])
  return within(KEYS, 'readwrite', async (store) => {
    // another tab may have been faster
    const other: unknown = await done<unknown>(store.get(CIPHER))
    if (other instanceof CryptoKey) return other
    await done(store.put(made, CIPHER))
    return made
  })
}

const nameOf = (owner: string, place: string) => `${owner} ${place}`

/** Keeps something for one person in this browser, sealed. */
export async function keepHere(owner: string, place: string, content: unknown): Promise<void> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES)).buffer
  const text = new TextEncoder().encode(JSON.stringify(content))
  const data = await crypto.subtle.encrypt({ name: CIPHER, iv: nonce }, await keyOf(), text)
  await within(TEXTS, 'readwrite', (store) => done(store.put({ nonce, data }, nameOf(owner, place))))
}

/** What was kept here for one person; null where there is nothing. What belongs to others is cleared away. */
export async function readHere(owner: string, place: string): Promise<unknown> {
  const sealed = await within(TEXTS, 'readwrite', async (store): Promise<unknown> => {
    for (const name of await done(store.getAllKeys()))
      if (typeof name === 'string' && !name.startsWith(nameOf(owner, ''))) store.delete(name)
    return done<unknown>(store.get(nameOf(owner, place)))
  })
  if (!v.is(Sealed, sealed)) return null
  const { nonce, data } = sealed
  const text = await crypto.subtle.decrypt({ name: CIPHER, iv: nonce }, await keyOf(), data)
  return JSON.parse(new TextDecoder().decode(text))
}

export const dropHere = (owner: string, place: string): Promise<void> =>
  within(TEXTS, 'readwrite', async (store) => done(store.delete(nameOf(owner, place))))
