import { CSP_REPORT_PATH } from './csp-reports.ts'

const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // A worker's address is the one script address the page makes itself; the policy of this name lets only its own through.
  'trusted-types': 'plenum-worker',
  'report-uri': CSP_REPORT_PATH,
  'report-to': 'csp',
}

const UNUSED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
}

/** What every page may load and run: its own files and nothing else, no inline script or style. */
export const pageHeaders = {
  'Content-Security-Policy': Object.entries(POLICY)
    .map(([name, value]) => `${name} ${value}`)
    .join('; '),
  'Reporting-Endpoints': `csp="${CSP_REPORT_PATH}"`,
  'Cache-Control': 'no-store',
}

const answerHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
}

const setMissing = (headers: Headers, wanted: Record<string, string>) => {
  for (const [name, value] of Object.entries(wanted)) if (!headers.has(name)) headers.set(name, value)
}

/** Completes the headers of any answer; what the answer says of itself stays. */
export const secure = (headers: Headers, publicUrl: URL) => {
  setMissing(headers, everywhere)
  setMissing(headers, answerHeaders)
  if (publicUrl.protocol === 'https:') {
    setMissing(headers, { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' })
  }
}
