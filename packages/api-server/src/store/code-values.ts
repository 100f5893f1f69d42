import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { NODE_TYPES, type NodeType } from '@plenum/domain/node-type'
import type { CodeValues } from '@plenum/domain/nomenclature-code'
import type { Template } from '@plenum/domain/nomenclature-template'
import type { Token, ValueToken } from '@plenum/domain/nomenclature-tokens'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'

/** What the code of an asset is made from. */
export interface CodeSubject {
  asset_type: string
  brand_id: string | null
  model_id: string | null
  place: { node_id: string; position: number | null } | null
}
/** What any code is made from: a place or a request has less than an asset. */
type Subject = Partial<Omit<CodeSubject, 'place'>> & {
  place: { node_id: string; position?: number | null } | null
}

const PLACES = {
  region: 'region',
  site: 'site',
  dc: 'data_center',
  floor: 'floor',
  room: 'room',
  zone: 'zone',
  row: 'row',
  rack: 'rack',
} as const satisfies Partial<Record<Token, NodeType>>
/** Tokens of places with the kind of place. */
const PLACE_TOKENS = Object.entries(PLACES)

type Named = ReadonlyMap<string, string>
const NONE: Named = new Map()

const Name = v.object({ id: v.string(), name: v.string() })

const ids = (values: readonly (string | null | undefined)[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify([...new Set(values.filter((id) => typeof id === 'string'))])}::jsonb)::uuid)`

async function namesOf(
  tx: Database,
  company_id: string,
  { table, wanted }: { table: 'brand' | 'model'; wanted: readonly (string | null | undefined)[] },
): Promise<Named> {
  const found = await rows(
    tx,
    Name,
    sql`select id, name from ${sql.identifier(table)} where company_id = ${company_id} and id in ${ids(wanted)}`,
  )
  return new Map(found.map(({ id, name }) => [id, name]))
}

const Above = v.object({
  id: v.string(),
  type: v.picklist(NODE_TYPES),
  name: v.string(),
  country: v.nullable(v.string()),
})

/** What stands in a code because of places, by token, from those around a thing, the innermost last. */
export const placeValues = (around: readonly { type: NodeType; name: string; country: string | null }[]) => {
  const names = new Map(around.map(({ type, name }) => [type, name]))
  return {
    ...Object.fromEntries(PLACE_TOKENS.map(([token, type]) => [token, names.get(type) ?? null])),
    country: around.findLast(({ country }) => country !== null)?.country ?? null,
  }
}

/** What each place has for the tokens of places: codes, else names, of the nearest of each kind around it and of itself. */
async function placesAround(
  tx: Database,
  company_id: string,
  nodes: readonly (string | null)[],
): Promise<ReadonlyMap<string, ReturnType<typeof placeValues>>> {
  const found = await rows(
    tx,
    Above,
    sql`
      select n.id, above.type, coalesce(above.code, above.name) as name, above.country from node n
      cross join lateral jsonb_array_elements(n.trail) with ordinality step (node, depth)
      join node above on above.company_id = n.company_id and above.id = (step.node->>'id')::uuid
      where n.company_id = ${company_id} and n.id in ${ids(nodes)} order by n.id, step.depth`,
  )
  const byNode = Map.groupBy(found, ({ id }) => id)
  return new Map([...byNode].map(([id, above]) => [id, placeValues(above)]))
}

async function companyName(tx: Database, company_id: string): Promise<string | null> {
  const [found] = await rows(tx, Name, sql`select id, name from company where id = ${company_id}`)
  return found?.name ?? null
}

/** The tokens that any of some templates asks for. */
export const tokensOf = (templates: readonly Template[]): ReadonlySet<Token> =>
  new Set(
    templates.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'token' ? [part.token] : []))),
  )

/**
 * What each of some things has for the tokens asked for; `at` is the moment of the code. What no template asks for is
 * not looked up.
 */
export async function codeValues(
  tx: Database,
  { company_id, at }: { company_id: string; at: string },
  { subjects, tokens }: { subjects: readonly Subject[]; tokens: ReadonlySet<Token> },
): Promise<CodeValues[]> {
  const needs = (...names: ValueToken[]) => names.some((name) => tokens.has(name))
  const needsPlace = Object.keys(placeValues([])).some((token) =>
    [...tokens].some((asked) => asked === token),
  )
  const company = needs('company') ? await companyName(tx, company_id) : null
  const brands = needs('brand')
    ? await namesOf(tx, company_id, { table: 'brand', wanted: subjects.map(({ brand_id }) => brand_id) })
    : NONE
  const models = needs('model')
    ? await namesOf(tx, company_id, { table: 'model', wanted: subjects.map(({ model_id }) => model_id) })
    : NONE
  const places = needsPlace
    ? await placesAround(
        tx,
        company_id,
        subjects.map(({ place }) => place?.node_id ?? null),
      )
    : new Map<string, ReturnType<typeof placeValues>>()
  const [year = '', month = ''] = at.split('-')
  return subjects.map(({ asset_type, brand_id, model_id, place }) => {
    return {
      ...(places.get(place?.node_id ?? '') ?? placeValues([])),
      company,
      u: place?.position?.toString() ?? null,
      type: asset_type ?? null,
      brand: brands.get(brand_id ?? '') ?? null,
      model: models.get(model_id ?? '') ?? null,
      year,
      yy: year.slice(2),
      month,
    }
  })
}
