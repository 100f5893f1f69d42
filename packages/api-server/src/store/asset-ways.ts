import { sql, type SQL } from 'drizzle-orm'
import type { AskedFilter, Condition } from './asset-condition.ts'
import {
  allOf,
  anyText,
  assetConditions,
  conditionsOf,
  FEW_VALUES,
  ownedByFound,
  textCondition,
} from './asset-filter.ts'
import type { Branch, Branches, Turns, Where } from './page-find.ts'

/** How the assets of a list are found. */
interface Way {
  where: Where
  /** Whether there is one best way for any value. */
  isKept: boolean
}

interface Asking {
  /** Whether that is the order. */
  byLastUpdate: boolean
  /** Whether the page is one that a person looks at. */
  isShort: boolean
}

/**
 * How the assets of a filter are found. Indexes have the assets of one value in order of their last update: a filter of
 * several values is read value by value, for `in (…)` would sort all of them. Several filters together, and texts, are
 * left to the database's statistics.
 */
export function waysTo(asked: AskedFilter, { byLastUpdate, isShort }: Asking): Way {
  const conditions = conditionsOf(asked)
  const { search } = asked.filter
  const [only, ...others] = conditions.filter(({ isUsual }) => !isUsual)
  const usual = conditions.filter(({ isUsual }) => isUsual).map((condition) => condition.sql)
  if (search) {
    const isAlone = only === undefined && asked.also === undefined
    return isAlone && byLastUpdate && isShort
      ? { where: inTurn(asked, search, usual), isKept: true }
      : { where: searched(asked, search, conditions, byLastUpdate), isKept: false }
  }
  const isKept = others.length === 0 && (byLastUpdate || only === undefined) && asked.also === undefined
  const inBranches = others.length === 0 && byLastUpdate && only?.branches
  return { where: inBranches ? valueByValue(allOf(asked, usual), only) : assetConditions(asked), isKept }
}

function valueByValue(
  all: SQL,
  { sql: condition, each = condition, isWide = sql`true`, branches }: Condition,
): SQL | Branches {
  if (branches === undefined) return sql`${all} and ${condition}`
  const { over, match, count, ordered, together } = branches
  const probe = together
    ? { rows: sql`${all} and ${together.rows}`, where: together.where, ordered }
    : { rows: all, where: sql`${each} and ${isWide}` }
  return {
    branches: [{ where: all, each: { over, match }, ...(ordered && { ordered }) }],
    probe: count > FEW_VALUES ? probe : null,
  }
}

/** A search and nothing else: which letters they are, no plan needs to know. */
function inTurn(asked: AskedFilter, search: string, usual: readonly SQL[]): Turns {
  const text = anyText(search)
  const owned = ownedByFound(asked)
  const rows = allOf(asked, usual)
  return {
    all: allOf(asked, []),
    unordered: sql`${rows} and ${text}`,
    branches: owned === undefined ? [] : [ownedIn(rows, owned)],
    probe: { rows, where: owned === undefined ? text : sql`(${text} or ${owned.each ?? owned.sql})` },
  }
}

/** What people own who are found, each one's in order where it is the list's. */
const ownedIn = (all: SQL, { sql: condition, branches }: Condition): Branch =>
  branches === undefined ? { where: sql`${all} and ${condition}` } : { where: all, each: branches }

function searched(
  asked: AskedFilter,
  search: string,
  conditions: readonly Condition[],
  byLastUpdate: boolean,
): SQL | Branches {
  const others = conditions.map((condition) => condition.sql)
  const inText = allOf(asked, [textCondition(search), ...others])
  const owned = ownedByFound(asked)
  if (owned === undefined) return inText
  const all = allOf(asked, others)
  const inOwners = byLastUpdate ? ownedIn(all, owned) : { where: sql`${all} and ${owned.sql}` }
  // reading the assets of many owners takes longer than a look at the first ones of all
  const isMany = byLastUpdate && owned.branches !== undefined && owned.branches.count > FEW_VALUES
  const probe = { rows: all, where: sql`(${textCondition(search)} or ${owned.each ?? owned.sql})` }
  return { branches: [{ where: inText }, inOwners], probe: isMany ? probe : null }
}
