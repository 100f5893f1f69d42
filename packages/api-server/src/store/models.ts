import { sql, type SQL } from 'drizzle-orm'
import { nameKey } from '@plenum/domain/library'
import {
  EOL_SOON_DAYS,
  MODEL_FIELDS,
  type EolState,
  type ModelFilterValues,
  type ModelSide,
} from '@plenum/domain/model'
import type { Position } from '../cursor.ts'
import type { Database } from '../ports.ts'
import { among, columns, likeText } from './json.ts'
import { readPage, type RawPage } from './page.ts'
import { readRecord, type RawRecord } from './record.ts'
import { usageOf } from './usage.ts'

/** The id of the picture of a model `m` from a side. */
export const modelPicture = (side: ModelSide): SQL =>
  sql`(select f.id from file f where f.company_id = m.company_id and f.model_id = m.id and f.side = ${side})`

/** The wire form of a model `m` of a brand `b`, as columns. */
const modelColumns = sql`
  m.id, ${columns(sql`m`, MODEL_FIELDS)}, json_build_object('id', b.id, 'name', b.name) as brand,
  ${modelPicture('front')} as front_image, ${modelPicture('rear')} as rear_image, m.source, m.source_revision,
  ${usageOf(sql`asset a where a.company_id = m.company_id and a.model_id = m.id`)} as assets, m.version`
const modelSource = sql`model m join brand b on b.company_id = m.company_id and b.id = m.brand_id`

interface ModelListRequest {
  company_id: string
  filter: ModelFilterValues
  /** `YYYY-MM-DD`: from when on an end of life has passed. */
  today: string
  limit: number
  after: Position | null
}

/** The models of a company that a filter leaves, by name. */
export const listModels = (
  database: Database,
  { company_id, filter, today, limit, after }: ModelListRequest,
): Promise<RawPage> =>
  readPage(database, {
    from: modelSource,
    where: sql.join([sql`m.company_id = ${company_id}`, ...conditions(filter, today)], sql` and `),
    key: sql`m.name_key`,
    keyType: sql`text`,
    keyText: sql`m.name_key`,
    id: sql`m.id`,
    descending: false,
    limit,
    after,
    columns: modelColumns,
    source: sql`${modelSource} where m.company_id = ${company_id} and m.id = k.id`,
  })

function conditions({ id: ids, search, missing, eol, ...equal }: ModelFilterValues, today: string): SQL[] {
  const found = Object.entries(equal).flatMap(([name, value]) =>
    value === undefined ? [] : [sql`m.${sql.identifier(name)} = ${value}`],
  )
  if (ids !== undefined) found.push(among(sql`m.id`, ids))
  if (missing !== undefined) found.push(sql`m.${sql.identifier(missing)} is null`)
  if (eol !== undefined) found.push(ends(eol, today))
  if (search) found.push(isNamed(search))
  return found
}

const ends = (eol: EolState, today: string): SQL =>
  eol === 'passed'
    ? sql`m.eol_date <= ${today}::date`
    : sql`m.eol_date > ${today}::date and m.eol_date <= ${today}::date + ${EOL_SOON_DAYS}::int`

/** With its brand's name before it, as people say it, or by its part number. */
function isNamed(search: string): SQL {
  const text = `%${likeText(nameKey(search))}%`
  return sql`(b.name_key || m.name_key like ${text} or lower(m.part_number) like ${text})`
}

/** One model, or undefined where the company has none of this id. */
export const readModel = (
  database: Database,
  company_id: string,
  id: string,
): Promise<RawRecord | undefined> =>
  readRecord(database, modelColumns, sql`${modelSource} where m.company_id = ${company_id} and m.id = ${id}`)
