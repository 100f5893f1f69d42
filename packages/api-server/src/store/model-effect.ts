import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { exact } from '@plenum/domain/capacity-counters'
import {
  BORNE,
  OVERLOADS_NAMED,
  rackEffect,
  type BorneFacts,
  type ModelEffect,
} from '@plenum/domain/model-effect'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { readModel } from './models.ts'
import { readClaims } from './rack-claims.ts'

/** R2 comes before R10. */
const inOrder = new Intl.Collator('en', { numeric: true })

/** Racks that are read at once. */
const AT_ONCE = 500

interface ModelChange {
  id: string
  facts: BorneFacts
}

/** What other facts of a model would do to the racks with things of it; undefined where there is no such model. */
export async function readModelEffect(
  database: Database,
  moment: Pick<Author, 'company_id' | 'at'>,
  change: ModelChange,
): Promise<ModelEffect | undefined> {
  const { company_id } = moment
  if ((await readModel(database, company_id, change.id)) === undefined) return undefined
  const held = await rows(
    database,
    v.object({ id: v.string() }),
    sql`
      select distinct p.node_id as id from asset a
      join placement p on p.company_id = a.company_id and p.asset_id = a.id and p.source <> 'historic'
      where a.company_id = ${company_id} and a.model_id = ${change.id}`,
  )
  const effect: ModelEffect = {
    racks: 0,
    added: { weight: 0, power: 0, heat: 0 },
    overloads: [],
    overloads_total: 0,
  }
  for (let from = 0; from < held.length; from += AT_ONCE) {
    const ids = held.slice(from, from + AT_ONCE).map(({ id }) => id)
    const before = await readClaims(database, moment, ids)
    const after = await readClaims(database, moment, ids, { model: change })
    for (const rack of before.values()) {
      const { added, overloads } = rackEffect(rack, rack.claims, after.get(rack.id)?.claims ?? [])
      if (BORNE.some((resource) => added[resource] !== 0)) effect.racks += 1
      for (const resource of BORNE) effect.added[resource] = exact(effect.added[resource] + added[resource])
      effect.overloads.push(...overloads)
    }
  }
  const named = effect.overloads.toSorted((one, other) => inOrder.compare(one.name, other.name))
  return { ...effect, overloads: named.slice(0, OVERLOADS_NAMED), overloads_total: named.length }
}
