import type { ErrorBody } from '@plenum/domain/api-error'

type Fetch = (request: Request) => Response | Promise<Response>

const TYPED = /"FAIL-(\d{3})"/
const body = (status: number): ErrorBody => ({
  type: status >= 500 ? 'server_error' : 'client_error',
  detail: `Asked for by FAIL-${status}`,
  errors: [{ code: 'server_error', detail: `Asked for by FAIL-${status}`, attr: null }],
})

/** A server in which typing `FAIL-500` into any field makes that request answer 500, so that a person can see failures. */
export const withFaults =
  (fetch: Fetch): Fetch =>
  async (request) => {
    const typed = request.method === 'GET' ? null : TYPED.exec(await request.clone().text())
    if (!typed) return fetch(request)
    const status = Number(typed[1])
    return status >= 400 && status <= 599 ? Response.json(body(status), { status }) : fetch(request)
  }
