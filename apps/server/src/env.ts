import { resolve } from 'node:path'
import { env } from 'node:process'
import * as v from 'valibot'
import { Refusal } from './refusal.ts'

const parsedUrl = (text: string) => (URL.canParse(text) ? new URL(text) : undefined)

const isWebOrigin = (text: string) => {
  const url = parsedUrl(text)
  return (
    url !== undefined && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && !url.search
  )
}

const isPostgresUrl = (text: string) =>
  ['postgres:', 'postgresql:'].includes(parsedUrl(text)?.protocol ?? '') && parsedUrl(text)?.hostname !== ''

const isMailUrl = (text: string) =>
  ['smtp:', 'smtps:'].includes(parsedUrl(text)?.protocol ?? '') && parsedUrl(text)?.hostname !== ''

const isDecodable = (path: string) => {
  try {
    return decodeURIComponent(path).length > 0 && !/%2f/i.test(path)
  } catch {
    return false
  }
}

const isBucketUrl = (text: string) => {
  const url = parsedUrl(text)
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) return false
  const isBare = !url.search && !url.hash && !url.username && !url.password
  return isBare && /[^/]/.test(url.pathname) && isDecodable(url.pathname)
}

const blankIsUnset = (variables: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))

const PROXIES = 'how many proxies stand in front, from 0 to 9'
const GIGABYTES = 'how many gigabytes, from 1 to 100000'
const TIMES = 'how many times the usual limits, from 1 to 1000'
const SECRET = 'at least 32 letters and digits, as `openssl rand -hex 32` makes them'
const PORT = 'a whole number from 0 to 65535 (0 takes any free port), such as 3000'

/** A whole number from 1 to `most`; `expected` says so in words. */
const count = (most: number, expected: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,9}$/, expected),
    v.transform(Number),
    v.minValue(1, expected),
    v.maxValue(most, expected),
  )

const port = v.pipe(
  v.string(PORT),
  v.trim(),
  v.regex(/^\d{1,5}$/, PORT),
  v.transform(Number),
  v.maxValue(65535, PORT),
)

const path = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => resolve(text)),
)

const Variables = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^[\w.:-]+$/, 'a host name or address, such as 127.0.0.1')),
    '127.0.0.1',
  ),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(isWebOrigin, 'an http or https address without a path, such as https://plenum.example.com'),
    ),
  ),
  TLS_CERT_FILE: v.optional(path),
  TLS_KEY_FILE: v.optional(path),
  DATA_DIR: v.optional(path, './data'),
  SECRETS_FILE: v.optional(path),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(isPostgresUrl, 'a PostgreSQL address, such as postgres://user:password@host/database'),
    ),
  ),
  REGISTRATION: v.optional(v.picklist(['open', 'invite'], 'open or invite'), 'open'),
  SESSIONS: v.optional(v.picklist(['usual', 'strict'], 'usual or strict'), 'usual'),
  TRUST_PROXY: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d$/, PROXIES), v.transform(Number)), '0'),
  RATE_LIMITS: v.optional(count(1000, TIMES), '1'),
  LOG_REQUESTS: v.optional(v.picklist(['all', 'none'], 'all or none')),
  METRICS_PORT: v.optional(port),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{32,200}$/, SECRET))),
  FILES_QUOTA_GB: v.optional(count(100_000, GIGABYTES), '10'),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(isMailUrl, 'a mail server, such as smtps://user:password@mail.example.com'),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.trim(), v.email('one plain e-mail address, such as plenum@example.com')),
  ),
  BACKUP_PASSPHRASE: v.optional(
    v.pipe(
      v.string(),
      v.minLength(12, 'at least 12 characters, and the same ones for as long as there are backups'),
    ),
  ),
  FILES_S3_URL: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(isBucketUrl, 'the address of a bucket, such as https://s3.example.com/bucket/prefix'),
    ),
  ),
  FILES_S3_REGION: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,50}$/, 'the name of a region, such as eu-west-1')),
    'us-east-1',
  ),
  FILES_S3_KEY: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^[!-~]{1,200}$/, 'the name of an access key')),
  ),
  FILES_S3_SECRET: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^[!-~]{1,200}$/, 'the secret of the access key')),
  ),
})

/** What a person may set; every variable has a default that works on one machine. */
export type Env = v.InferOutput<typeof Variables>

const problemOf = (issue: v.BaseIssue<unknown>) => `  ${v.getDotPath(issue) ?? ''}: expected ${issue.message}`

const S3_TOGETHER = ['FILES_S3_URL', 'FILES_S3_KEY', 'FILES_S3_SECRET']

/** What is missing of a store for files that is set in part. */
const missingOfS3 = (variables: NodeJS.ProcessEnv) => {
  const missing = S3_TOGETHER.filter((name) => variables[name] === undefined)
  const isUnset = missing.length === S3_TOGETHER.length && variables['FILES_S3_REGION'] === undefined
  return isUnset
    ? []
    : missing.map((name) => `  ${name}: expected to be set where another FILES_S3_ variable is`)
}

/** What does not fit a server that is behind TLS by itself. */
const wrongOfTls = ({ TLS_CERT_FILE, TLS_KEY_FILE, PUBLIC_URL }: NodeJS.ProcessEnv) => {
  if (TLS_CERT_FILE === undefined && TLS_KEY_FILE === undefined) return []
  const isPlain = PUBLIC_URL !== undefined && parsedUrl(PUBLIC_URL.trim())?.protocol === 'http:'
  return [
    ...(TLS_CERT_FILE === undefined ? ['  TLS_CERT_FILE: expected to be set where TLS_KEY_FILE is'] : []),
    ...(TLS_KEY_FILE === undefined ? ['  TLS_KEY_FILE: expected to be set where TLS_CERT_FILE is'] : []),
    ...(isPlain ? ['  PUBLIC_URL: expected an https address where TLS_CERT_FILE is set'] : []),
  ]
}

/** Reads and checks the environment; throws a `Refusal` that lists all that is wrong at once, with what was expected. */
export const readEnv = (variables: NodeJS.ProcessEnv = env, defaults: NodeJS.ProcessEnv = {}): Env => {
  const given = { ...defaults, ...blankIsUnset(variables) }
  const result = v.safeParse(Variables, given, { abortPipeEarly: true })
  const problems = [...(result.issues ?? []).map(problemOf), ...missingOfS3(given), ...wrongOfTls(given)]
  if (result.success && problems.length === 0) return result.output
  throw new Refusal(`Plenum cannot start with this configuration:\n${problems.join('\n')}`)
}
