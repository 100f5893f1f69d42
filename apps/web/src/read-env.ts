import * as v from 'valibot'
import { built } from './env.ts'

const Env = v.object({
  VITE_API_URL: v.pipe(v.string(), v.nonEmpty()),
  VITE_API_MOCKING: v.optional(v.picklist(['true', 'false'])),
  VITE_APP_URL: v.optional(v.pipe(v.string(), v.url()), 'http://localhost:3000'),
  VITE_MOCK_API_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/)), '8000'),
})
type Env = v.InferOutput<typeof Env>

/** A variable the build cannot do without, and what is wrong with it. */
export interface EnvProblem {
  variable: keyof Env
  kind: 'missing' | 'invalid'
}

/** The configuration is missing or wrong; all of it is named at once. */
export class EnvError extends Error {
  readonly problems: readonly EnvProblem[]
  constructor(problems: readonly EnvProblem[]) {
    super(`Missing or invalid configuration: ${problems.map(({ variable }) => variable).join(', ')}`)
    this.problems = problems
  }
}

/** Checks the build's variables; throws an `EnvError` that lists every bad one. */
export function readEnv(source: Record<string, unknown> = built): Env {
  const { success, output, issues } = v.safeParse(Env, source)
  if (success) return output
  const wrong = new Set(issues.map((issue) => v.getDotPath(issue)))
  throw new EnvError(
    v
      .keyof(Env)
      .options.filter((variable) => wrong.has(variable))
      .map((variable) => ({ variable, kind: source[variable] ? 'invalid' : 'missing' })),
  )
}
