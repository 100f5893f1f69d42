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

const blankIsUnset = (variables: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))

const PROXIES = 'how many proxies stand in front, from 0 to 9'
const TIMES = 'how many times the usual limits, from 1 to 1000'
const PORT = 'a whole number from 0 to 65535 (0 takes any free port), such as 3000'

const Variables = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(PORT),
      v.trim(),
      v.regex(/^\d{1,5}$/, PORT),
      v.transform(Number),
      v.maxValue(65535, PORT),
    ),
    '3000',
  ),
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
  DATA_DIR: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((path) => resolve(path)),
    ),
    './data',
  ),
  SECRETS_FILE: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((path) => resolve(path)),
    ),
  ),
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
  RATE_LIMITS: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{1,4}$/, TIMES),
      v.transform(Number),
      v.minValue(1, TIMES),
      v.maxValue(1000, TIMES),
    ),
    '1',
  ),
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
})

/** What a person may set; every variable has a default that works on one machine. */
export type Env = v.InferOutput<typeof Variables>

const problemOf = (issue: v.BaseIssue<unknown>) => `  ${v.getDotPath(issue) ?? ''}: expected ${issue.message}`

/** Reads and checks the environment; throws a `Refusal` that lists all that is wrong at once, with what was expected. */
export const readEnv = (variables: NodeJS.ProcessEnv = env, defaults: NodeJS.ProcessEnv = {}): Env => {
  const result = v.safeParse(Variables, { ...defaults, ...blankIsUnset(variables) }, { abortPipeEarly: true })
  if (result.success) return result.output
  throw new Refusal(
    `Plenum cannot start with this configuration:\n${result.issues.map(problemOf).join('\n')}`,
  )
}
