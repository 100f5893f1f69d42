import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { blankNode, NodeInput, NodePatch } from '@plenum/domain/node'
import { mayStandIn, NODE_TYPES, TrailStep, type NodeType } from '@plenum/domain/node-type'
import { AROUND, type Around } from '@plenum/domain/record-import-columns'
import type { RecordValues } from '@plenum/domain/record-import-read'
import { ApiError, refusal } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import { columns } from './json.ts'
import { insertNode, patchNode } from './node-write.ts'
import { inputOf, textOf, without, type RecordWriter, type Scene } from './record-writer.ts'

const Place = v.object({
  ...NodeInput.entries,
  id: v.string(),
  path: v.string(),
  trail: v.array(TrailStep),
})
type Place = v.InferOutput<typeof Place>

/** A place as a row names it; null stands for any type. */
interface Wanted {
  within: Place | null
  type: NodeType | null
  name: string
}

const fields = Object.keys(NodeInput.entries)

/** The first two places that a condition fits. */
async function placesWhere({ tx, author }: Scene, condition: SQL, order = sql`n.id`): Promise<Place[]> {
  const found = await rows(
    tx,
    v.object({ place: Place }),
    sql`
      select row_to_json(shown) as place from (
        select n.id, ${columns(sql`n`, fields)}, n.path, n.trail from node n
        where n.company_id = ${author.company_id} and ${condition} order by ${order} limit 2
      ) shown`,
  )
  return found.map(({ place }) => place)
}

/** The one place of a name below another; that which stands in it directly comes before those deeper down. */
async function findPlace(
  scene: Scene,
  { within, type, name }: Wanted,
  column: string,
): Promise<Place | undefined> {
  const below = within === null ? sql`true` : sql`n.path > ${within.path} and n.path < ${`${within.path}~`}`
  const ofType = type === null ? sql`true` : sql`n.type = ${type}`
  const isDirect = sql`n.parent_id is not distinct from ${within?.id ?? null}::uuid`
  const condition = sql`n.name_key = lower(${name}) and ${ofType} and ${below}`
  const [place, rival] = await placesWhere(scene, condition, sql`(${isDirect}) desc, n.id`)
  const direct = (one: Place | undefined) => one?.parent_id === (within?.id ?? null)
  if (rival !== undefined && (!direct(place) || direct(rival))) {
    throw new ApiError(400, [{ code: 'several_fit', attr: column, subject: name }])
  }
  return place
}

/** Where a place of a type can stand: a site without buildings is its data centre too. */
async function hostOf(scene: Scene, at: Place | null, type: NodeType): Promise<Place | null> {
  if (at?.type !== 'site' || mayStandIn(type, 'site')) return at
  const building = { within: at, type: 'data_center' as const, name: at.name }
  return (await findPlace(scene, building, 'site')) ?? makePlace(scene, building)
}

async function makePlace(scene: Scene, { within, type, name }: Wanted & { type: NodeType }): Promise<Place> {
  const host = await hostOf(scene, within, type)
  const input = inputOf(NodeInput, { ...blankNode, type, name, parent_id: host?.id ?? null })
  scene.note({ kind: type, name })
  const id = await insertNode(scene.tx, await scene.open(), input)
  const [made] = await placesWhere(scene, sql`n.id = ${id}`)
  if (made === undefined) throw refusal(404, 'not_found')
  return made
}

/** The last place that a row names around its own; those missing are made. */
async function placeAround(scene: Scene, values: RecordValues): Promise<Place | null> {
  let at: Place | null = null
  for (const column of AROUND) {
    const name = textOf(values, column)
    if (name === '') continue
    at = await stepInto(scene, { within: at, type: column === 'location' ? null : column, name }, column)
  }
  return at
}

async function stepInto(scene: Scene, wanted: Wanted, column: Around): Promise<Place> {
  const found = await findPlace(scene, wanted, column)
  if (found !== undefined) return found
  if (wanted.type === null) {
    throw new ApiError(400, [{ code: 'does_not_exist', attr: column, subject: wanted.name }])
  }
  return makePlace(scene, { ...wanted, type: wanted.type })
}

const typeOf = (values: RecordValues): NodeType => {
  const type = NODE_TYPES.find((one) => one === values.type)
  if (type === undefined) throw refusal(400, 'required', 'type')
  return type
}

/** Writes places; what stands around a row's place is looked for once for all rows that name the same. */
export function placeWriter(): RecordWriter {
  const around = new Map<string, Place | null>()
  const standing = async (scene: Scene, values: RecordValues): Promise<Place | null> => {
    const key = JSON.stringify(AROUND.map((column) => textOf(values, column)))
    const before = around.get(key)
    if (before !== undefined) return before
    const place = await placeAround(scene, values)
    around.set(key, place)
    return place
  }
  return {
    rank: ({ type }) => NODE_TYPES.findIndex((one) => one === type),
    find: async (scene, values) => {
      const type = typeOf(values)
      const at = await standing(scene, values)
      const coded = await placeCoded(scene, { type, code: textOf(values, 'code') })
      if (coded !== undefined) {
        return { id: coded.id, stored: coded, says: { ...facts(values), ...(await moved(scene, coded, at)) } }
      }
      const named = await findPlace(scene, { within: at, type, name: textOf(values, 'name') }, 'name')
      return named && { id: named.id, stored: named, says: without(facts(values), ['name']) }
    },
    insert: async (scene, values) => {
      const type = typeOf(values)
      const host = await hostOf(scene, await standing(scene, values), type)
      const input = { ...blankNode, ...facts(values), type, parent_id: host?.id ?? null }
      return insertNode(scene.tx, await scene.open(), inputOf(NodeInput, input))
    },
    patch: ({ tx, author, open }, id, patch) =>
      patchNode(tx, author.company_id, { id, version: null, patch: inputOf(NodePatch, patch), open }),
    named: async (scene, change) =>
      change.field === 'parent_id'
        ? { ...change, from: await wayTo(scene, change.from), to: await wayTo(scene, change.to) }
        : change,
    forget: () => around.clear(),
  }
}

/** The only place of a type that has a code; nothing where none or several have it. */
async function placeCoded(
  scene: Scene,
  { type, code }: { type: NodeType; code: string },
): Promise<Place | undefined> {
  if (code === '') return undefined
  const [place, rival] = await placesWhere(scene, sql`n.type = ${type} and n.code = ${code}`)
  return rival === undefined ? place : undefined
}

/** The parent that a place moves to; nothing where it stands somewhere in what its row names already. */
async function moved(scene: Scene, place: Place, at: Place | null): Promise<RecordValues> {
  if (at === null || place.path.startsWith(at.path)) return {}
  return { parent_id: (await hostOf(scene, at, place.type))?.id ?? null }
}

/** The names from the top down to a place. */
async function wayTo(scene: Scene, id: unknown): Promise<string | null> {
  if (typeof id !== 'string') return null
  const [place] = await placesWhere(scene, sql`n.id = ${id}`)
  return place?.trail.map(({ name }) => name).join(' / ') ?? null
}

/** What a row says of its place itself. */
const facts = (values: RecordValues): RecordValues => without(values, AROUND)
