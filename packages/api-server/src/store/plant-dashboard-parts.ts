import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { AssetFilterValues } from '@plenum/domain/asset-query'
import { addDays } from '@plenum/domain/date'
import { LOOK_AHEAD_DAYS, LOOK_BACK_DAYS, PLANT_CATEGORIES } from '@plenum/domain/plant-dashboard'
import type { WorkCountQuery } from '@plenum/domain/work-request'
import { OPEN_STAGES } from '@plenum/domain/work-stage'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { askFilter } from './asset-ask.ts'
import { assetConditions } from './asset-filter.ts'
import { assetColumns } from './asset-row.ts'
import { listAssets } from './assets.ts'
import { listPlanned } from './maintenance-rules.ts'
import { countFaults, oldestFaults, quietRacks, readCompliance, readFaults } from './plant-dashboards.ts'
import { idList } from './usage.ts'
import { inFilter, listWork, type WorkReader } from './work-list.ts'

/** Whose dashboard it is, on which day, and what he may read. */
export interface Viewer extends WorkReader {
  /** `YYYY-MM-DD` */
  today: string
  reads: { assets: boolean; projects: boolean; hierarchy: boolean }
}

/** Things that a list of a dashboard names. */
const SHOWN = 6
const Counted = v.object({ total: v.number() })

type WorkFilter = v.InferOutput<typeof WorkCountQuery>

/** How many requests a filter finds, and the first of them, as JSON text. */
async function someWork(database: Database, viewer: Viewer, filter: WorkFilter): Promise<string> {
  const counted = await firstRow(
    database,
    Counted,
    sql`select count(*)::int as total from work_request r where ${inFilter(viewer, filter)}`,
  )
  const page = await listWork(database, { ...viewer, filter, ordering: 'due', limit: SHOWN, after: null })
  return `{"total":${counted?.total ?? 0},"list":${page.results}}`
}

/** `someWork` of all kinds, those of maintenance counted by themselves. */
async function workOfBoth(database: Database, viewer: Viewer, filter: WorkFilter): Promise<string> {
  const counted = await firstRow(
    database,
    v.object({ mac: v.number(), maintenance: v.number() }),
    sql`
      select count(*) filter (where r.kind <> 'maintenance')::int as mac,
        count(*) filter (where r.kind = 'maintenance')::int as maintenance
      from work_request r where ${inFilter(viewer, filter)}`,
  )
  const page = await listWork(database, { ...viewer, filter, ordering: 'due', limit: SHOWN, after: null })
  return `{"mac":${counted?.mac ?? 0},"maintenance":${counted?.maintenance ?? 0},"list":${page.results}}`
}

async function countAssets(database: Database, viewer: Viewer, filter: AssetFilterValues): Promise<number> {
  const asked = await askFilter(database, { ...viewer, filter })
  const counted = await firstRow(
    database,
    Counted,
    sql`select count(*)::int as total from asset a where ${assetConditions(asked)}`,
  )
  return counted?.total ?? 0
}

/** How many assets a filter finds, and those of them that changed last, as JSON text. */
async function someAssets(database: Database, viewer: Viewer, filter: AssetFilterValues): Promise<string> {
  const { company_id, today } = viewer
  const total = await countAssets(database, viewer, filter)
  const page = await listAssets(database, {
    company_id,
    today,
    filter,
    ordering: '-last_update',
    limit: SHOWN,
    after: null,
  })
  return `{"total":${total},"list":${page.results}}`
}

const Shown = v.object({ id: v.string(), asset: v.unknown() })

/** Assets as the wire has them, of `asset a` with what stands behind its `where`. */
const assetsWhere = (database: Database, selected: SQL, order = sql``) =>
  rows(
    database,
    Shown,
    sql`
      select shown.id, row_to_json(shown) as asset from (
        select ${assetColumns} from asset a where ${selected}) shown ${order}`,
  )

/** Warranties that have ended, and that end soon, the soonest first. */
async function expiries(database: Database, viewer: Viewer, filter: AssetFilterValues): Promise<string> {
  const past = await countAssets(database, viewer, { ...filter, warranty_to: '-1d' })
  const ending = { ...filter, warranty_from: '0d', warranty_to: `${LOOK_AHEAD_DAYS}d` }
  const total = await countAssets(database, viewer, ending)
  const asked = await askFilter(database, { ...viewer, filter: ending })
  const soonest = await assetsWhere(
    database,
    sql`${assetConditions(asked)} order by a.warranty_date, a.id limit ${SHOWN}`,
    sql`order by shown.warranty_date, shown.id`,
  )
  return JSON.stringify({ past, soon: { total, list: soonest.map(({ asset }) => asset) } })
}

const PLANT: WorkFilter = { kind: ['maintenance'], category: [...PLANT_CATEGORIES] }

async function compliance(database: Database, viewer: Viewer): Promise<string> {
  const { today } = viewer
  const recent = { from: addDays(today, -LOOK_BACK_DAYS), to: today }
  const found = await readCompliance(database, viewer, {
    all: inFilter(viewer, PLANT),
    recent: inFilter(viewer, recent),
  })
  return JSON.stringify(found)
}

async function ahead(database: Database, viewer: Viewer): Promise<string> {
  const { company_id, today } = viewer
  const days = { from: today, to: addDays(today, LOOK_AHEAD_DAYS) }
  const requests = await someWork(database, viewer, { ...PLANT, ...days, stage: OPEN_STAGES })
  const planned: unknown = JSON.parse(
    await listPlanned(database, company_id, { ...days, category: [...PLANT_CATEGORIES] }),
  )
  const all = v.parse(v.array(v.unknown()), planned)
  return `{"requests":${requests},"planned":${JSON.stringify({ total: all.length, list: all.slice(0, SHOWN) })}}`
}

/** Whether the plant is healthy, as JSON text. */
export async function facilityDashboard(database: Database, viewer: Viewer): Promise<string> {
  const { assets, projects } = viewer.reads
  return answer(viewer, {
    faults: assets && JSON.stringify(await readFaults(database, viewer)),
    compliance: projects && (await compliance(database, viewer)),
    ahead: projects && (await ahead(database, viewer)),
    expiries: assets && (await expiries(database, viewer, { category: [...PLANT_CATEGORIES] })),
  })
}

const answer = ({ today }: Viewer, parts: Record<string, string | false>): string =>
  `{"today":"${today}",${Object.entries(parts)
    .map(([name, body]) => `"${name}":${body === false ? 'null' : body}`)
    .join()}}`

/** What is faulty or in repair, the oldest first. */
async function faults(database: Database, viewer: Viewer): Promise<string> {
  const { company_id } = viewer
  const ages = (await countFaults(database, viewer)) ?? { open: 0, days: 0, weeks: 0, months: 0 }
  const oldest = await oldestFaults(database, viewer, SHOWN)
  const told = await assetsWhere(
    database,
    sql`a.company_id = ${company_id} and a.id in ${idList(oldest.map(({ id }) => id))}`,
  )
  const assets = new Map(told.map(({ id, asset }) => [id, asset]))
  const list = oldest.map(({ id, since }) => ({ asset: assets.get(id), since }))
  return JSON.stringify({ ...ages, list })
}

/** What is to be done now, as JSON text. */
export async function operationsDashboard(database: Database, viewer: Viewer): Promise<string> {
  const { assets, projects, hierarchy } = viewer.reads
  const { company_id, today } = viewer
  const some = (filter: WorkFilter) => workOfBoth(database, viewer, filter)
  return answer(viewer, {
    queue: projects && (await some({ mine: 'assigned' })),
    windows: projects && (await some({ from: today, to: today, stage: OPEN_STAGES })),
    blocked: projects && (await some({ stage: ['blocked'] })),
    deliveries:
      assets && (await someAssets(database, viewer, { status: ['received'], without: ['location'] })),
    faults: assets && (await faults(database, viewer)),
    racks: hierarchy && JSON.stringify(await quietRacks(database, company_id, SHOWN)),
    expiries: assets && (await expiries(database, viewer, {})),
  })
}
