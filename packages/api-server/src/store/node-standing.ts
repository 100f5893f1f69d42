import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ApiError } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'

/** Things that a refusal names. */
const NAMED = 20

const Thing = v.object({ id: v.string(), name: v.string(), code: v.string() })

/** Refuses to put a place out of use while things stand in it or below it, naming them. Asks who holds the tree. */
export async function refuseStanding(tx: Database, company_id: string, path: string): Promise<void> {
  await refuseAny(tx, company_id, path)
  // only what is empty is held, and asked of again: something may just have come
  await holdAllBelow(tx, company_id, path)
  await refuseAny(tx, company_id, path)
}

async function refuseAny(tx: Database, company_id: string, path: string): Promise<void> {
  const standing = await rows(
    tx,
    Thing,
    sql`
      select a.id, a.name, a.code from node below
      join placement p on p.company_id = below.company_id and p.node_id = below.id and p.source <> 'historic'
      join asset a on a.company_id = p.company_id and a.id = p.asset_id
      where below.company_id = ${company_id} and below.path >= ${path} and below.path < ${path} || '~'
      order by a.name_key, a.id limit ${NAMED}`,
  )
  if (standing.length === 0) return
  throw new ApiError(
    409,
    standing.map(({ id, name, code }) => ({
      code: 'place_not_empty' as const,
      attr: `asset/${id}/place`,
      subject: `${name} · ${code}`,
      unseen: '',
    })),
  )
}

/** Holds a place and all below it until the transaction ends: whoever puts one thing somewhere holds only that place. */
async function holdAllBelow(tx: Database, company_id: string, path: string) {
  await tx.execute(sql`
    select count(*) from (
      select 1 from node where company_id = ${company_id} and path >= ${path} and path < ${path} || '~'
      order by id for no key update) held`)
}
