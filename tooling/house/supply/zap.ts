/** The image of ZAP's own project. */
const IMAGE = 'ghcr.io/zaproxy/zaproxy:stable'

/** What of ZAP's rules is ignored: a line would be `<rule> IGNORE <why>`, with tabs. Nothing is. */
export const IGNORED = ''

/** What looks at pages from outside, and what asks everything that the API's document names. */
export const ZAP_SCANS = ['baseline', 'api-scan'] as const

interface ZapRun {
  scan: (typeof ZAP_SCANS)[number]
  address: string
  /** Where it finds what is ignored and writes what it found. */
  folder: string
  /** A token of somebody who is signed in. */
  access?: string
}

/** What docker is told: the scan sees the server as this machine does. */
export function zapArguments({ scan, address, folder, access }: ZapRun): string[] {
  const target =
    scan === 'baseline' ? [address] : [new URL('/api/openapi.json', address).href, '-f', 'openapi']
  const signedIn = access === undefined ? [] : ['--env', `ZAP_AUTH_HEADER_VALUE=Bearer ${access}`]
  const container = [
    'run',
    '--rm',
    '--network',
    'host',
    '--volume',
    `${folder}:/zap/wrk:rw`,
    ...signedIn,
    IMAGE,
  ]
  return [...container, `zap-${scan}.py`, '-t', ...target, '-c', 'ignored.conf', '-J', `${scan}.json`]
}
