import { SignedIn } from '@plenum/domain/session'
import * as v from 'valibot'

export const PASSWORD = 'Correct-horse-1'

/** Sends JSON to a server. */
export const post = (url: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(new URL(path, url), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  })

/** What Ada registers with. */
export const FOUNDER = {
  name: 'Ada',
  surname: 'Byron',
  email: 'ada@example.org',
  company: 'Analytical Engines',
  password: PASSWORD,
  password_confirmation: PASSWORD,
}

/** Founds a company as Ada, with some things otherwise. */
export const register = (url: string, over: object = {}) =>
  post(url, 'api/auth/register/', { ...FOUNDER, ...over })

/** Signs Ada in. */
export const signIn = async (url: string, password = PASSWORD) => {
  const answer = await post(url, 'api/token/', { email: FOUNDER.email, password })
  return v.parse(SignedIn, await answer.json())
}
