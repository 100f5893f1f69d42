import { Asset } from '@plenum/domain/asset'
import { AssetFacets, AssetPage } from '@plenum/domain/asset-query'
import { SignedIn } from '@plenum/domain/session'
import * as v from 'valibot'

const json = async <Schema extends v.GenericSchema>(answer: Response, schema: Schema) => {
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  return v.parse(schema, await answer.json())
}

const sent = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

type Send = (url: string, request: RequestInit) => Response | Promise<Response>

/** How the founder signs in, where nothing else is said. */
export const CREDENTIALS = { email: 'ada@example.com', password: 'Correct-horse-7' }

/** Founds a company on a server; answers the founder's access token. */
export const foundCompany = async (url: string, send: Send = fetch, email = CREDENTIALS.email) => {
  const { password } = CREDENTIALS
  const person = { name: 'Ada', surname: 'Byron', email, company: 'Example' }
  const body = { ...person, password, password_confirmation: password }
  const { access } = await json(await send(`${url}/api/auth/register/`, sent(body)), SignedIn)
  return access
}

/** Signs a person in; answers the access token. */
export const signIn = async (
  url: string,
  credentials: { email: string; password: string },
  send: Send = fetch,
) => {
  const { access } = await json(await send(`${url}/api/token/`, sent(credentials)), SignedIn)
  return access
}

/** Well before a session's token runs out. */
const SIGNED_IN_MS = 5 * 60_000

/** How the founder, who founds the company first, has an access token at any time of a long test. */
export const staySignedIn = () => {
  let last: { access: string; at: number } | undefined
  return async (url: string) => {
    if (last && performance.now() - last.at < SIGNED_IN_MS) return last.access
    const access = last ? await signIn(url, CREDENTIALS) : await foundCompany(url)
    last = { access, at: performance.now() }
    return access
  }
}

/** A company's assets over HTTP, every answer checked. */
export const openInventory = (url: string, access: string) => {
  const headers = { Authorization: `Bearer ${access}` }
  const get = (path: string) => fetch(`${url}${path}`, { headers })
  return {
    create: async (name: string) => json(await fetch(`${url}/api/assets/`, sent({ name }, headers)), Asset),
    rename: async ({ id, version }: Asset, name: string) => {
      const request = sent({ name }, { ...headers, 'If-Match': `"${id}.${version}"` })
      return json(await fetch(`${url}/api/assets/${id}/`, { ...request, method: 'PATCH' }), Asset)
    },
    facets: async () => json(await get('/api/assets/facets/'), AssetFacets),
    all: async () => {
      const found: Asset[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const query: string = cursor === '' ? 'limit=100' : `limit=100&cursor=${encodeURIComponent(cursor)}`
        const { results, next } = await json(await get(`/api/assets/?${query}`), AssetPage)
        found.push(...results)
        cursor = next
      }
      return found
    },
  }
}
