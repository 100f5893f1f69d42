import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ImportPlan, PLAN_NAMES } from '@plenum/domain/asset-import'
import {
  locationKeyIn,
  LOCATION_KINDS,
  type LocationKind,
  type PlaceStep,
} from '@plenum/domain/asset-import-place'
import { plain } from '@plenum/domain/asset-import-recognise'
import { proposeTypeCode } from '@plenum/domain/asset-import-type'
import { nameKey } from '@plenum/domain/library'
import { NODE_TYPES } from '@plenum/domain/node-type'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { brandNames } from './brands.ts'
import { placeKeyOf } from './imports-candidates.ts'
import { list } from './imports-context.ts'
import { ofRun, type ImportRun } from './imports-rows.ts'
import { companyTypes, typeFor } from './imports-types.ts'

// A row that only wants a name will get one; what it needs belongs to what is asked about once.
const goes = sql`not skipped and problems is not null
  and not jsonb_path_exists(problems, '$[*] ? (@.severity == "error" && @.code != "name_missing")')`

/** What an import would create and where it needs a decision, from the rows that may go in as they are now. */
export async function planImport(database: Database, run: ImportRun): Promise<ImportPlan> {
  const places = await stagedPlaces(database, run)
  return {
    brands: await newBrands(database, run),
    models: await newModels(database, run),
    places: newPlaces(places),
    locations: locationsOf(places),
    tags: await newTags(database, run),
    types: await typesOf(database, run),
    problems: await problemsOf(database, run),
  }
}

const limited = <Entry>(entries: readonly Entry[]) => ({
  count: entries.length,
  first: entries.slice(0, PLAN_NAMES),
})

async function newBrands(database: Database, run: ImportRun): Promise<ImportPlan['brands']> {
  const named = await rows(
    database,
    v.object({ name: v.string() }),
    sql`select distinct "values"->>'brand' as name from import_row
        where ${ofRun(run, 'devices')} and ${goes} and "values"->>'brand' is not null`,
  )
  const byKey = new Map(named.map(({ name }) => [nameKey(name), name]))
  const known = await rows(
    database,
    v.object({ key: v.string() }),
    sql`select b.name_key as key from ${brandNames} b where b.company_id = ${run.company_id} and b.name_key in ${list(byKey.keys())}`,
  )
  for (const { key } of known) byKey.delete(key)
  return limited([...byKey.values()].toSorted())
}

async function newModels(database: Database, run: ImportRun): Promise<ImportPlan['models']> {
  const named = await rows(
    database,
    v.object({ brand: v.string(), name: v.string(), u_height: v.nullable(v.number()) }),
    sql`select min("values"->>'brand') as brand, min("values"->>'model') as name, max(u_height)::float8 as u_height
        from import_row r
        where ${ofRun(run, 'devices')} and ${goes} and model_key is not null
          and not exists (
            select from model m join ${brandNames} b on b.company_id = m.company_id and b.id = m.brand_id
            where m.company_id = ${run.company_id} and b.name_key || chr(31) || m.name_key = r.model_key)
        group by model_key order by 1, 2`,
  )
  return limited(named)
}

async function newTags(database: Database, run: ImportRun): Promise<ImportPlan['tags']> {
  const named = await rows(
    database,
    v.object({ name: v.string() }),
    sql`select (array_agg(t.name order by line))[1] as name
        from import_row, jsonb_array_elements_text(nullif("values"->'tags', 'null')) t(name)
        where ${ofRun(run, 'devices')} and ${goes}
          and not exists (select from tag where tag.company_id = ${run.company_id} and tag.name_key = lower(t.name))
        group by lower(t.name) order by lower(t.name)`,
  )
  return limited(named.map(({ name }) => name))
}

const StagedPlace = v.object({
  place: v.array(v.object({ type: v.picklist(NODE_TYPES), name: v.string() })),
  location_step: v.nullable(v.number()),
  anchor_id: v.nullable(v.string()),
  missing: v.number(),
  u_height: v.nullable(v.number()),
})
type StagedPlace = v.InferOutput<typeof StagedPlace>

/** Each place once; racks with the height their own file gives. */
const stagedPlaces = (database: Database, run: ImportRun): Promise<StagedPlace[]> =>
  rows(
    database,
    StagedPlace,
    sql`select distinct on (place_key) "values"->'place' as place,
          ("values"->>'location_step')::int as location_step, anchor_id, missing,
          case when kind = 'racks' then u_height::float8 end as u_height
        from import_row
        where company_id = ${run.company_id} and import_id = ${run.id} and kind <> 'device_types'
          and ${goes} and place_key is not null
        order by place_key, kind desc, line`,
  )

interface NewPlace {
  step: PlaceStep
  path: string[]
  u_height: number | null
}

function newPlaces(places: readonly StagedPlace[]): ImportPlan['places'] {
  const found = new Map<string, NewPlace>()
  for (const { place, anchor_id, missing, u_height } of places) {
    const existing = place.length - missing
    for (const [at, step] of place.entries()) {
      if (at < existing) continue
      const key = placeKeyOf(anchor_id, place.slice(existing, at + 1))
      const isLast = at === place.length - 1
      const before = found.get(key)
      found.set(key, {
        step,
        path: place.slice(0, at + 1).map(({ name }) => name),
        u_height: (isLast ? u_height : null) ?? before?.u_height ?? null,
      })
    }
  }
  return NODE_TYPES.flatMap((type) => {
    const ofType = [...found.values()].filter(({ step }) => step.type === type)
    if (ofType.length === 0) return []
    return [{ type, ...limited(ofType.map(({ path, u_height }) => ({ path, u_height }))) }]
  })
}

const isLocationKind = (type: string): type is LocationKind => LOCATION_KINDS.some((kind) => kind === type)

function locationsOf(places: readonly StagedPlace[]): ImportPlan['locations'] {
  const found = new Map<string, ImportPlan['locations'][number]>()
  for (const { place, location_step } of places) {
    const step = location_step === null ? undefined : place[location_step]
    if (step === undefined || location_step === null || !isLocationKind(step.type)) continue
    const key = locationKeyIn(place, step.name)
    found.set(key, { key, kind: step.type, path: place.slice(0, location_step + 1).map(({ name }) => name) })
  }
  return [...found.values()].slice(0, PLAN_NAMES)
}

async function typesOf(database: Database, run: ImportRun): Promise<ImportPlan['types']> {
  const own = await companyTypes(database, run.company_id)
  const words = await rows(
    database,
    v.object({ word: v.string(), count: v.number() }),
    sql`select "values"->>'type_word' as word, count(*)::int as count from import_row
        where ${ofRun(run, 'devices')} and ${goes} and "values"->>'type_word' is not null
        group by 1 order by 2 desc, 1`,
  )
  const taken = new Set(own.map(({ code }) => code))
  const listed = new Map<string, ImportPlan['types'][number]>()
  for (const { word, count } of words) {
    const before = listed.get(plain(word))
    const proposal = before?.proposal ?? proposeTypeCode(word, taken)
    const type = typeFor(word, run, own)
    if (type === null) taken.add(proposal)
    listed.set(plain(word), {
      word: before?.word ?? word,
      count: count + (before?.count ?? 0),
      type,
      proposal,
    })
  }
  return [...listed.values()]
}

const problemsOf = (database: Database, run: ImportRun): Promise<ImportPlan['problems']> =>
  rows(
    database,
    ImportPlan.entries.problems.item,
    sql`select kind, p->>'column' as column, p->>'code' as code, p->>'severity' as severity, count(*)::int as count
        from import_row, jsonb_array_elements(problems) p
        where company_id = ${run.company_id} and import_id = ${run.id} and not skipped
        group by 1, 2, 3, 4 order by 5 desc`,
  )
