import { sql } from 'drizzle-orm'
import { folded, isTakenOut, slotOf } from '@plenum/domain/asset-import-inside'
import type { RowValues } from '@plenum/domain/asset-import-row'
import type { Inside } from '@plenum/domain/placement'
import * as v from 'valibot'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { keepInside } from './asset-inside.ts'
import type { OpenBatch } from './batches.ts'
import type { Examined } from './imports-check.ts'
import { list } from './imports-context.ts'
import { idsByCode } from './imports-existing.ts'
import { idsByName } from './imports-host-facts.ts'

/** An asset that a row puts into another, or takes out of all. */
export interface Put {
  line: number
  asset_id: string
  /** The asset, or the line of the row that makes it. */
  into: { id: string | null; line: number | null; slot: string | null } | null
}

/** What a row says of what its asset is in; null where it says nothing. */
export function putOf({ candidate, checked }: Examined, asset_id: string): Put | null {
  const { hosts, held } = candidate
  const [host] = hosts
  const { line, values } = checked
  if (isTakenOut(values) && held?.asset.inside) return { line, asset_id, into: null }
  if (host === undefined) return null
  const { id, line: made } = host
  return { line, asset_id, into: { id, line: made, slot: slotOf(values, host, held?.asset.inside ?? null) } }
}

/** The assets that rows of a step may be put into, to be held like those they change. */
export async function hostsToHold(
  tx: Database,
  company_id: string,
  good: readonly { values: RowValues }[],
): Promise<string[]> {
  const texts = good.flatMap(({ values }) => (values.inside === null ? [] : [folded(values.inside)]))
  if (texts.length === 0) return []
  const byName = await idsByName(tx, company_id, texts)
  return [...(await idsByCode(tx, company_id, texts)).values(), ...byName.map(({ id }) => id)]
}

const Named = v.object({ id: v.string(), name: v.string() })

/** Puts assets into what their rows name, when all of a step's are there; gives the lines whose host did not come in. */
export async function putInside(
  tx: Database,
  batch: OpenBatch,
  puts: readonly Put[],
  made: ReadonlyMap<number, string>,
): Promise<number[]> {
  if (puts.length === 0) return []
  const hostOf = ({ into }: Put) => into && (into.id ?? made.get(into.line ?? -1) ?? null)
  const ids = puts.flatMap((put) => hostOf(put) ?? [])
  const hosts = await rows(
    tx,
    Named,
    sql`select id, name from asset
        where company_id = ${batch.company_id} and id in (select i::uuid from ${list(ids)} as l(i))`,
  )
  const late: number[] = []
  const wanted: { id: string; inside: Inside | null }[] = []
  for (const put of puts) {
    const host = hosts.find(({ id }) => id === hostOf(put))
    if (put.into !== null && host === undefined) late.push(put.line)
    else wanted.push({ id: put.asset_id, inside: host && put.into ? { ...host, slot: put.into.slot } : null })
  }
  await keepInside(tx, batch, wanted)
  return late
}
