import { log } from '../log.ts'
import type { Answered } from './host.ts'
import { METRICS_PATH } from './metrics-page.ts'

/** Asked every few seconds for as long as the server runs. */
const PROBES = ['/livez', '/readyz', METRICS_PATH]

/** Writes a line of each request, but for probes that all is well with. */
export const logRequests =
  (write = log) =>
  (answered: Answered) => {
    if (answered.status < 400 && PROBES.includes(answered.route)) return
    write('request', answered)
  }
