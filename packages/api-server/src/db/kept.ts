import type { Query, SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

/** A statement that each connection parses once, and whose plan the database keeps. */
export interface Kept {
  query: Query
  /** Undefined where there are too many already. */
  name: string | undefined
}

/** Far more than there are lists and filters: each takes room in every connection. */
const MOST_KEPT = 500
const dialect = new PgDialect()
const names = new Map<string, string>()

/**
 * For statements that are asked again and again and whose plan is good for any values: one that looks for a text needs
 * a new plan for each. `sql.placeholder` stands where a value comes with the call.
 */
export function kept(statement: SQL): Kept {
  const query = dialect.sqlToQuery(statement)
  return { query, name: nameOf(query.sql) }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_KEPT) return known
  const name = `kept_${names.size}`
  names.set(text, name)
  return name
}
