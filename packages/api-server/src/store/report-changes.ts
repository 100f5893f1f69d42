import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ASSET_FIELDS, ASSET_STATUSES, ratingOf } from '@plenum/domain/asset'
import { AttributeDefinition, AttributeValue } from '@plenum/domain/asset-attribute'
import { attributeOfField, definitionOf } from '@plenum/domain/asset-attribute-check'
import { addDays } from '@plenum/domain/date'
import { dayOf } from '@plenum/domain/filter-value'
import { HISTORY_ACTIONS, HISTORY_ENTITIES, SOURCES } from '@plenum/domain/history'
import { TrailStep } from '@plenum/domain/node-type'
import { placeWords } from '@plenum/domain/place-words'
import { Ref } from '@plenum/domain/ref'
import type { ReportRow } from '@plenum/domain/report-preview'
import { Verification, VERIFICATION_FIELD } from '@plenum/domain/verification'
import { attributeWords } from '@plenum/i18n/attribute-words'
import { exportWords } from '@plenum/i18n/export-words'
import { formatDateTime } from '@plenum/i18n/format'
import type { Language } from '@plenum/i18n/language'
import { firstRow } from '../db/rows.ts'
import { attributeOfLine } from './asset-attributes.ts'
import { batchReason, recordName } from './history.ts'
import { companyTypes } from './imports-types.ts'
import { wireInstant } from './json.ts'
import { newestById, readPage } from './page.ts'
import { toldLines } from './told-lines.ts'
import { Count, pagesOf, todayOf, type ReportAsk, type ReportSource } from './report-source.ts'

const Line = v.object({
  at: v.string(),
  actor: v.nullable(v.string()),
  entity: v.picklist(HISTORY_ENTITIES),
  entity_id: v.string(),
  name: v.nullable(v.string()),
  action: v.picklist(HISTORY_ACTIONS),
  field: v.nullable(v.string()),
  from: v.unknown(),
  to: v.unknown(),
  reason: v.nullable(v.string()),
  source: v.picklist(SOURCES),
  /** Of the asset that it is about, where that is still there. */
  asset_type: v.nullable(v.string()),
})
type Line = v.InferOutput<typeof Line>

const LINES = sql`history h join batch b on b.company_id = h.company_id and b.id = h.batch_id`

/** The type of the asset that a line `h` is about an attribute of; others need none. */
const typeOfAsset = sql`(
  select a.asset_type from asset a
  where a.company_id = h.company_id and a.id = case when ${attributeOfLine} is not null then h.entity_id::uuid end)`

/** The lines `h` of the history that somebody may read, within the days of their batch `b`. */
function lines(ask: ReportAsk) {
  const { company_id, query, permissions } = ask
  const today = todayOf(ask)
  const asked = HISTORY_ENTITIES.filter((entity) => query.entity?.includes(entity) ?? true)
  const days = [
    ...(query.from === undefined ? [] : [sql`b.at >= ${dayOf(query.from, today)}::date`]),
    ...(query.to === undefined ? [] : [sql`b.at < ${addDays(dayOf(query.to, today), 1)}::date`]),
  ]
  const isTold = toldLines({ permissions, me: null }, asked)
  return sql.join([sql`h.company_id = ${company_id}`, isTold, ...days], sql` and `)
}

const Standing = v.object({
  trail: v.array(v.looseObject(TrailStep.entries)),
  position: v.nullable(v.number()),
})

/** Fields and values that were kept, in words; a value of an unknown shape as it was kept. */
function wordsIn(language: Language, types: Awaited<ReturnType<typeof companyTypes>>) {
  const fields = exportWords.getFixedT(language, 'fields')
  const t = exportWords.getFixedT(language, 'report_files')
  const sheet = exportWords.getFixedT(language, 'sheet')
  const ofAttributes = exportWords.getFixedT(language, 'attributes')
  const attributes = attributeWords(language, ofAttributes)
  const attributeOf = ({ field, asset_type }: Pick<Line, 'field' | 'asset_type'>) => {
    const key = field === null ? null : attributeOfField(field)
    return key === null ? null : definitionOf(types, { key, asset_type })
  }
  const valueWords = (line: Line, value: unknown): string | number | null => {
    if (value === null || value === undefined) return null
    const { field } = line
    const attribute = attributeOf(line)
    if (attribute !== null && v.is(AttributeValue, value)) return attributes.value(attribute, value)
    const status = ASSET_STATUSES.find((each) => field === 'status' && each === value)
    if (status) return fields(($) => $.status[status])
    const rating = field === null ? undefined : ratingOf(field, value)
    if (rating) return fields(($) => $.priority[rating])
    if (typeof value === 'boolean') return t(($) => (value ? $.yes : $.no))
    if (typeof value === 'string' || typeof value === 'number') return value
    if (Array.isArray(value)) return value.map((each) => valueWords(line, each) ?? '').join(', ')
    const definition = v.safeParse(AttributeDefinition, value)
    if (definition.success) return attributes.title(definition.output)
    const verified = v.safeParse(Verification, value)
    if (verified.success) {
      const { at, by, method } = verified.output
      return [formatDateTime(language, at), by.name, sheet(($) => $.verified[method])].join(' · ')
    }
    const ref = v.safeParse(Ref, value)
    if (ref.success) return ref.output.name
    const standing = v.safeParse(Standing, value)
    return standing.success ? placeWords(standing.output) : JSON.stringify(value)
  }
  const fieldWords = (line: Line): string | null => {
    const { field } = line
    const attribute = attributeOf(line)
    if (attribute !== null) return attributes.name(attribute)
    if (field === VERIFICATION_FIELD) return fields(($) => $.asset.last_verified_at)
    if (field === 'place') return fields(($) => $.asset.location)
    if (field === 'status' || field === 'planned_move') return fields(($) => $.asset[field])
    const known = ASSET_FIELDS.find((each) => each === field)
    return known === undefined ? field : fields(($) => $.asset[known])
  }
  return { fieldWords, valueWords }
}

function rowOf(
  language: Language,
  line: Line,
  { fieldWords, valueWords }: ReturnType<typeof wordsIn>,
): ReportRow {
  const t = exportWords.getFixedT(language, 'reports')
  const words = exportWords.getFixedT(language, 'report_files')
  const { entity, entity_id } = line
  const isLinked =
    line.name !== null && (entity === 'asset' || entity === 'node' || entity === 'work_request')
  return {
    cells: [
      { instant: line.at },
      line.actor ?? words(($) => $.source.system),
      t(($) => $.entity[entity]),
      line.name,
      words(($) => $.action[line.action]),
      fieldWords(line),
      valueWords(line, line.from),
      valueWords(line, line.to),
      line.reason,
      words(($) => $.source[line.source]),
    ],
    about: isLinked ? { entity, id: entity_id } : null,
  }
}

/** What was changed, field by field, the newest first. */
export const changesSource: ReportSource = {
  rows: async function* (ask) {
    const { database, company_id, permissions, language } = ask
    const words = wordsIn(language, await companyTypes(database, company_id))
    const pages = pagesOf(Line, (after) =>
      readPage(database, {
        from: LINES,
        where: lines(ask),
        ...newestById(sql`h.id`),
        limit: ask.portion,
        after,
        columns: sql`${wireInstant(sql`b.at`)} as at, b.actor_name as actor, h.entity, h.entity_id,
          ${recordName(company_id)} as name, h.action, h.field, h."from", h."to",
          ${batchReason(permissions)} as reason, b.source, ${typeOfAsset} as asset_type`,
        source: sql`${LINES} where h.company_id = ${company_id} and h.id = k.id`,
      }),
    )
    for await (const read of pages) yield read.map((line) => rowOf(language, line, words))
  },
  count: async (ask) =>
    (
      await firstRow(
        ask.database,
        Count,
        sql`select count(*)::int as count from ${LINES} where ${lines(ask)}`,
      )
    )?.count ?? 0,
}
