/**
 * The database cannot answer now; trying again in a second may help. `code` is PostgreSQL's own for it
 * (cannot_connect_now), so that both engines' troubles are told apart by SQLSTATE alone.
 */
export class Unavailable extends Error {
  override name = 'Unavailable'
  readonly code = '57P03'
}
