const server = (...names: string[]) => names.map((name) => `packages/api-server/src/${name}.ts`)
const domain = (...names: string[]) => names.map((name) => `packages/domain/src/${name}.ts`)

/** The code that keeps everything else safe, by what it is about. */
export const GUARDING: Readonly<Record<string, readonly string[]>> = {
  sessions: [
    ...server('routes/auth', 'routes/token', 'routes/refresh', 'store/sessions', 'store/sign-in'),
    ...server(
      'store/all-sessions',
      'store/own-sessions',
      'store/person-as',
      'recover-account',
      'new-password',
      'register',
    ),
    ...server('throttle', 'xsrf', 'device'),
    ...domain('session', 'password'),
  ],
  rights: [
    ...server('gate', 'sees-assets', 'store/rights', 'store/user-rights', 'store/batch-rights'),
    ...domain('permission'),
  ],
  uploads: [
    ...server('routes/files', 'store/files', 'store/take-files', 'store/sweep-files'),
    ...server('files/read-upload'),
    ...domain('file'),
  ],
  'redirects and origins': [...server('origin'), ...domain('redirect')],
  CSV: [...server('export/csv-stream'), ...domain('csv')],
}

const CONTRACT = `
  session refresh account guessing csrf recovery joining invitations limits
  own-sessions all-sessions tabs tabs-password key-ring clock-steps waiting head http
  matrix gate denials ended-meanwhile people people-limits teams sees-no-assets sees-no-work events-rights
  decommissions
  files file-bytes tickets file-owners asset-files decommission-files exports exports-safety undo-meanwhile`
  .trim()
  .split(/\s+/)

/** The tests that try it, by the folder of their package. */
export const TRIED_BY: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': ['csv', 'file', 'password', 'permission', 'redirect'].map((name) => `src/${name}`),
  'packages/api-server': ['src/**/*'],
  'packages/api-client': CONTRACT.map((name) => `contract/${name}`),
}
