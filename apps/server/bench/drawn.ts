/** Kinds of records that are filled in and named in several places. */
export const KINDS = { asset: 10, day: 11, change: 12, override: 13 }

/** An id that is made of a kind and a number. */
export const id = (kind: number, number: string) =>
  `('0190b000-0000-7000-8${String(kind).padStart(3, '0')}-' || lpad(to_hex((${number})::bigint), 12, '0'))::uuid`
/** A number from 0 to 9,999 that a row's number leads to, another one for every salt. */
export const chance = (salt: string) => `(hashtext('${salt}' || g) & 2147483647) % 10000`
/** The value whose share of 10,000 a chance falls into. */
export const drawn = (salt: string, shares: Record<string, number>) => {
  let sum = 0
  const cases = Object.entries(shares).map(([value, share]) => {
    sum += share
    return `when ${chance(salt)} < ${sum} then '${value}'`
  })
  return `case ${cases.join(' ')} end`
}

/** A day from another one to today, drawn anew for every salt. */
export const dayAfter = (day: string, salt: string) =>
  `(${day} + (current_date - ${day}) * (${chance(salt)}) / 10000)`
