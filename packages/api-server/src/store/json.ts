import { sql, type SQL } from 'drizzle-orm'

/** An instant in the wire's form. */
export const wireInstant = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Text with the wildcards of LIKE made plain. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)

/** Columns by name, of one table. */
export const columns = (table: SQL, names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql`${table}.${sql.identifier(name)}`),
    sql`, `,
  )

/** A column that is one of some ids; all of them where none are named. */
export const among = (column: SQL, ids: readonly string[] | undefined): SQL =>
  ids === undefined ? sql`true` : sql`${column} in ${[...ids]}`
