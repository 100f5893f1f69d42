import { sql, type SQL } from 'drizzle-orm'
import {
  allOf,
  assetConditions,
  conditionsOf,
  FEW_VALUES,
  ownedByFound,
  textCondition,
  type AskedFilter,
  type Condition,
} from './asset-filter.ts'
import type { Branches } from './page.ts'

/**
 * How the assets of a filter are found. Indexes have the assets of one value in order of their last update: a filter of
 * several values is read value by value, for `in (…)` would sort all of them. Several filters together are left to the
 * database's statistics.
 */
export function waysTo(asked: AskedFilter, byLastUpdate: boolean): SQL | Branches {
  const conditions = conditionsOf(asked)
  const { search } = asked.filter
  if (search) return searched(asked, search, conditions, byLastUpdate)
  const [only, ...others] = conditions.filter(({ isUsual }) => !isUsual)
  const usual = conditions.filter(({ isUsual }) => isUsual).map((condition) => condition.sql)
  if (byLastUpdate && others.length === 0 && only?.branches) return valueByValue(allOf(asked, usual), only)
  return assetConditions(asked)
}

function valueByValue(
  all: SQL,
  { sql: condition, each = condition, isWide, branches }: Condition,
): SQL | Branches {
  if (branches === undefined) return sql`${all} and ${condition}`
  const { over, match, count } = branches
  return {
    branches: [{ where: all, each: { over, match } }],
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
  return { branches: [{ where: inText }, inOwners], probe: null }
}
