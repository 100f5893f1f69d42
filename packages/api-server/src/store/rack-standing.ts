import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { capacity, RESOURCES, type Capacity, type PathLoad, type Resource } from '@plenum/domain/capacity'
import type { Path } from '@plenum/domain/power'
import type { RackStanding } from '@plenum/domain/rack-standing'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { isArchivedIn } from './place-use.ts'

/** A company, or a place of it with everything below. */
export interface Scope {
  company_id: string
  /** The way of the place; null for the whole company. */
  path: string | null
}

/** Whether a node `n` is in a scope. */
export const inScope = ({ company_id, path }: Scope): SQL =>
  path === null
    ? sql`n.company_id = ${company_id}`
    : sql`n.company_id = ${company_id} and n.path >= ${path} and n.path < ${path} || '~'`

/** Racks `n` of a scope that are in use, with all they are in below its place. */
export const racksInUse = (scope: Scope): SQL => sql`${inScope(scope)} and n.type = 'rack'
  and not ${isArchivedIn(sql`n`, sql`select ${scope.company_id}::uuid as company_id, ${scope.path ?? ''} as path`)}`

const TALLY = ['limit', 'used', 'reserved', 'unlimited', 'unknown'] as const
const LOAD = ['limit', 'normal', 'used', 'reserved'] as const

const NUMBERS = [
  ...RESOURCES.flatMap((resource) => TALLY.map((part) => `${resource}_${part}`)),
  ...(['a', 'b'] as const).flatMap((path) => LOAD.map((part) => `path_${path}_${part}`)),
  'free_block',
]

// one text a rack is read in a third of the time of a column a number
const Row = v.object({ id: v.string(), numbers: v.string() })

const counted = sql`concat_ws(' ', ${sql.join(
  NUMBERS.map((name) => sql`c.${sql.identifier(name)}`),
  sql`, `,
)}) as numbers`

function standingOf({ id, numbers }: v.InferOutput<typeof Row>): RackStanding {
  const values = numbers.split(' ').map(Number)
  let at = 0
  const next = () => values[at++] ?? 0
  const capacityNext = (): Capacity => {
    const [limit, used, reserved, unlimited, unknown] = [next(), next(), next(), next(), next()]
    return capacity(unlimited === 1 ? null : limit, used, reserved, unknown)
  }
  const loadNext = (): PathLoad => {
    const [limit, normal, used, reserved] = [next(), next(), next(), next()]
    return { limit: limit === 0 ? null : limit, normal, used, reserved }
  }
  // in the order in which they are asked for
  const capacities: Record<Resource, Capacity> = {
    space: capacityNext(),
    power: capacityNext(),
    weight: capacityNext(),
    heat: capacityNext(),
  }
  const paths: Record<Path, PathLoad> = { a: loadNext(), b: loadNext() }
  return { id, capacities, paths, free_block: next() }
}

/** The racks of a scope as they are counted, in the order of their ways. */
export async function readStandings(database: Database, scope: Scope): Promise<RackStanding[]> {
  const found = await rows(
    database,
    Row,
    sql`
      select n.id, ${counted} from node n
      join rack_capacity c on c.company_id = n.company_id and c.node_id = n.id
      where ${racksInUse(scope)} order by n.path`,
  )
  return found.map(standingOf)
}
