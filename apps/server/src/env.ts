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

const blankIsUnset = (variables: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))

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
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(isPostgresUrl, 'a PostgreSQL address, such as postgres://user:password@host/database'),
    ),
  ),
  REGISTRATION: v.optional(v.picklist(['open', 'invite'], 'open or invite'), 'open'),
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
