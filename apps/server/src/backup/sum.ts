import { hash } from 'node:crypto'

/** How many rows a table has, and what their SHA-256 add up to: the same in whatever order they come. */
export interface RowSum {
  rows: number
  sum: string
}

const word = (value: bigint) => BigInt.asUintN(64, value).toString(16).padStart(16, '0')

/** The sum from what the halves of 64 bits add up to. */
export const sumOf = (high: bigint, low: bigint) => word(high) + word(low)

/** Adds up rows as `sumQuery` does in the database. */
export class RowAdder {
  #rows = 0
  #high = 0n
  #low = 0n

  add(row: string) {
    const digest = hash('sha256', row, 'buffer')
    this.#rows += 1
    this.#high += digest.readBigUInt64BE(0)
    this.#low += digest.readBigUInt64BE(8)
  }

  total(): RowSum {
    return { rows: this.#rows, sum: sumOf(this.#high, this.#low) }
  }
}

/** The same from a table, by the engine; `offset` keeps each hash from being made twice. */
export const sumQuery = (table: string) => `
  select count(*)::int as rows,
    coalesce(sum(('x' || encode(substr(digest, 1, 8), 'hex'))::bit(64)::bigint), 0)::text as high,
    coalesce(sum(('x' || encode(substr(digest, 9, 8), 'hex'))::bit(64)::bigint), 0)::text as low
  from (select sha256(convert_to("one row"::text, 'UTF8')) as digest from ${table} "one row" offset 0) digests`
