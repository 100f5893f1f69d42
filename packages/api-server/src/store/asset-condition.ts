import type { SQL } from 'drizzle-orm'
import type { AssetFilterValues } from '@plenum/domain/asset-query'
import type { Branch } from './page-find.ts'

/** A filter with what the company's records say about it: who is meant by a name or a team, and which day is today. */
export interface AskedFilter {
  company_id: string
  filter: AssetFilterValues
  /** `YYYY-MM-DD` */
  today: string
  /** People and teams in whose names the search is found. */
  foundOwners: readonly string[]
  /** The teams asked for, and their people. */
  teamOwners: readonly string[]
  /** What an asset `a` must be besides. */
  also?: SQL | undefined
}

/** One condition on an asset `a`. */
export interface Condition {
  sql: SQL
  /** The same, where it is asked of one asset after the other. */
  each?: SQL
  /** Whether it is worth asking that of the first assets of the whole list; it is, where nothing is said. */
  isWide?: SQL
  /** Most assets fit: nothing is found by it. */
  isUsual?: true
  /** Its values as a relation `v(value)`, and `a`'s own beside it, where an index has each value's assets in order. */
  branches?: {
    over: SQL
    match: SQL
    count: number
    ordered?: Branch['ordered']
    /** Rows that are in order with all values together, and what is asked of each. */
    together?: { rows: SQL; where: SQL }
  }
}
