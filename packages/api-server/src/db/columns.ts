import { sql, type SQL } from 'drizzle-orm'
import { customType, integer, numeric, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Text compared by code point: the same order on every engine, and prefixes found by an index. */
export const codePointText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** The company a row belongs to; first part of every key. */
export const companyId = () => uuid().notNull()

/** An id made by the application (uuidv7: in order of time). */
export const id = () => uuid().notNull()

/** An instant to the millisecond, as the wire has it. */
export const instant = () => timestamp({ precision: 3, withTimezone: true, mode: 'string' })

/** Units in halves. */
export const units = () => numeric({ precision: 4, scale: 1, mode: 'number' })

/** A generated, indexed form of a text column for order and prefix search without regard to case. */
export const folded = (column: SQL) => codePointText().generatedAlwaysAs(sql`lower(${column})`)

/** The month of a date column, counted from the year 0, so that a list can be read month by month. */
export const monthOf = (column: SQL) =>
  integer().generatedAlwaysAs(
    sql`(extract(year from ${column}) * 12 + extract(month from ${column}) - 1)::integer`,
  )
