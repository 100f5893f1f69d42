import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { rows } from '@plenum/api-server/db/rows'
import { gatedRoutes, type Gate } from '@plenum/api-server/gate'
import type { Database } from '@plenum/api-server/ports'
import type { Estate } from './estate.ts'
import { pathOf } from './estate-paths.ts'
import { examples } from './examples.ts'
import type { personas } from './personas.ts'
import { app, send, within } from './sandbox.ts'

export type Personas = Awaited<ReturnType<typeof personas>>

/** A route as the API's document names it. */
export interface Route {
  name: string
  method: string
  template: string
  gate: Gate
}

export const asDocumented = (path: string) => path.replace(/:([a-z_]+)/g, '{$1}')

/** What an answer says; of a stream that never ends, what it begins with. */
export async function textOf(answer: Response): Promise<string> {
  if (answer.headers.get('content-type') !== 'text/event-stream') return answer.text()
  const reader = answer.body?.getReader()
  const first = await reader?.read()
  await reader?.cancel()
  return new TextDecoder().decode(first?.value)
}

/** Every route of the application, by name. */
export const routes: Route[] = gatedRoutes(app)
  .map(({ method, path, gate }) => {
    const template = asDocumented(path)
    return { name: `${method} ${template}`, method, template, gate }
  })
  .toSorted((one, other) =>
    `${one.template} ${one.method}`.localeCompare(`${other.template} ${other.method}`, 'en'),
  )

/** A good request of a route for the records of a company. */
export function requestOf({ name, method, template }: Route, of: Estate) {
  const { body, form, query = '', from, id } = examples[name]?.(of) ?? {}
  const whole = id === undefined ? template : template.replace('{id}', id)
  const init: RequestInit = { method, headers: from ? { 'if-match': `"${from.id}.${from.version}"` } : {} }
  if (body !== undefined) init.body = JSON.stringify(body)
  if (form) init.body = form()
  return { path: `${pathOf(whole, of)}${query}`, init }
}

/** What a route answered somebody. */
export interface Cell {
  status: number
  /** Whether anything of the company could be read in it. */
  reads: boolean
  /** Lines that the audit log gained. */
  audited: number
  text: string
}

const Count = v.object({ count: v.number() })

async function auditLines(tx: Database): Promise<number> {
  const [found] = await rows(
    tx,
    Count,
    sql`select count(*)::int as count from audit where action is not null`,
  )
  return found?.count ?? 0
}

/** As many as there were if it ended now: some lines are written last. */
async function linesAtTheEnd(tx: Database): Promise<number> {
  await tx.execute(sql`set constraints all immediate`)
  return auditLines(tx)
}

/** Asks a route as somebody, and undoes it. */
export const ask = (route: Route, of: Estate, persona: Personas[string]): Promise<Cell> =>
  within(async (tx) => {
    await persona.prepare?.(tx, route.gate)
    const before = await auditLines(tx)
    const { path, init } = requestOf(route, of)
    const answer = await send(path, { ...init, access: persona.access })
    const text = await textOf(answer)
    const audited = answer.ok ? (await linesAtTheEnd(tx)) - before : 0
    return { status: answer.status, reads: text.includes(of.mark), audited, text }
  })

export const isGood = ({ status }: Cell) => status >= 200 && status < 300

/** A cell as the golden file has it. */
export const written = ({ status, reads }: Cell) => `${status}${reads ? '+' : ''}`

const gateText = (gate: Gate) => (typeof gate === 'string' ? gate : `${gate.area} ${gate.level}`)

const LEGEND = [
  '# Who is answered what on a good request of every route for a record of one company; + where the answer holds its data.',
  '# elsewhere: write in every area but that of the route, where a level is missing. onlyHere: write in that area alone.',
  '# stranger: write everywhere in another company. self: no rights, asking for what is his own.',
  '# super: a super administrator who founded another company. Made by `pnpm --filter @plenum/api-client matrix`.',
]

/** The whole matrix in columns. */
export function drawn(matrix: { route: Route; cells: Record<string, Cell> }[]): string {
  const names = Object.keys(matrix[0]?.cells ?? {})
  const lines = [
    ['route', 'gate', ...names],
    ...matrix.map(({ route, cells }) => [
      route.name,
      gateText(route.gate),
      ...Object.values(cells).map(written),
    ]),
  ]
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  const columns = lines.map((line) =>
    line
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [...LEGEND, ...columns, ''].join('\n')
}
