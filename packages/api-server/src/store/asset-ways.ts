import { sql, type SQL } from 'drizzle-orm'
import type { AskedFilter, Condition } from './asset-condition.ts'
import {
  allOf,
  assetConditions,
  conditionsOf,
  FEW_VALUES,
  ownedByFound,
  textCondition,
} from './asset-filter.ts'
import type { Branches } from './page.ts'

/** How the assets of a list are found. */
interface Way {
  where: SQL | Branches
  /** Whether there is one best way for any value. */
  isKept: boolean
}

/**
 * How the assets of a filter are found. Indexes have the assets of one value in order of their last update: a filter of
 * several values is read value by value, for `in (…)` would sort all of them. Several filters together, and texts, are
 * left to the database's statistics.
 */
export function waysTo(asked: AskedFilter, byLastUpdate: boolean): Way {
  const conditions = conditionsOf(asked)
  const { search } = asked.filter
  if (search) return { where: searched(asked, search, conditions, byLastUpdate), isKept: false }
  const [only, ...others] = conditions.filter(({ isUsual }) => !isUsual)
  const usual = conditions.filter(({ isUsual }) => isUsual).map((condition) => condition.sql)
  const isKept = others.length === 0 && (byLastUpdate || only === undefined) && asked.also === undefined
  const inBranches = others.length === 0 && byLastUpdate && only?.branches
  return { where: inBranches ? valueByValue(allOf(asked, usual), only) : assetConditions(asked), isKept }
}

function valueByValue(
  all: SQL,
  { sql: condition, each = condition, isWide, branches }: Condition,
): SQL | Branches {
  if (branches === undefined) return sql`${all} and ${condition}`
  const { over, match, count, ordered } = branches
  return {
    branches: [{ where: all, each: { over, match }, ...(ordered && { ordered }) }],
    probe: count > FEW_VALUES ? { rows: all, where: sql`${each} and ${isWide ?? sql`true`}` } : null,
  }
}

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
  const inOwners =
    byLastUpdate && owned.branches
      ? { where: all, each: owned.branches }
      : { where: allOf(asked, [owned.sql, ...others]) }
  // reading the assets of many owners takes longer than a look at the first ones of all
  const isMany = byLastUpdate && owned.branches !== undefined && owned.branches.count > FEW_VALUES
  const probe = { rows: all, where: sql`(${textCondition(search)} or ${owned.each ?? owned.sql})` }
  return { branches: [{ where: inText }, inOwners], probe: isMany ? probe : null }
}
