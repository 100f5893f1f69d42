/** A folder with the programs of a PostgreSQL, where it is not in its usual place. */
export const POSTGRES_BIN = process.env['PLENUM_POSTGRES_BIN'] ?? ''
