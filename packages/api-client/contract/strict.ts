import { createApp } from '@plenum/api-server/app'
import { DEFAULT_LIMITS } from '@plenum/api-server/limits'
import { stoppedClock } from './clock.ts'
import { ports } from './world.ts'

/** A server with the limits a person gets who sets nothing, and requests to it from any address. */
export function strict(given: Partial<typeof ports> = {}) {
  const app = createApp({
    ...ports,
    ...given,
    clock: stoppedClock(),
    limits: { ...DEFAULT_LIMITS, floors: { login: 0, recovery: 0, register: 0 }, ...given.limits },
  })
  let others = 0
  const send = (path: string, init: RequestInit = {}, peer?: string) => {
    const headers = new Headers(init.headers)
    if (init.body) headers.set('content-type', 'application/json')
    const request = new Request(`http://localhost/${path}`, { ...init, headers })
    return Promise.resolve(app.fetch(request, peer === undefined ? {} : { peer }))
  }
  const post = (path: string, body: object, { peer = '192.0.2.1', headers = {} } = {}) =>
    send(path, { method: 'POST', body: JSON.stringify(body), headers }, peer)
  return {
    send,
    post,
    /** An address that has not been used before. */
    elsewhere: () => `198.51.${Math.floor(others / 250)}.${(others++ % 250) + 1}`,
    login: (email: string, password: string, options: { peer?: string; headers?: object } = {}) =>
      post('api/token/', { email, password }, { ...options, headers: { ...options.headers } }),
  }
}

/** The statuses of requests, one after the other. */
export const statuses = async (count: number, request: (at: number) => Promise<Response>) => {
  const seen: number[] = []
  for (let at = 0; at < count; at++) seen.push((await request(at)).status)
  return seen
}

/** For how many seconds an answer asks to wait. */
export const waitOf = (response: Response) => Number(response.headers.get('retry-after'))
export const times = (count: number, status: number) => Array.from({ length: count }, () => status)
