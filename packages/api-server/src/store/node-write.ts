import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { changesOf, type Change } from '@plenum/domain/history'
import { NodeInput, type NodePatch } from '@plenum/domain/node'
import { mayStandIn, TrailStep } from '@plenum/domain/node-type'
import { strayFact } from '@plenum/domain/place-facts'
import { refusal } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { OpenBatch } from './batches.ts'
import { recordChanges, recordWhole } from './events.ts'
import { columns } from './json.ts'
import { clearSpotsBelow, leaving, leavesRoom } from './node-spots.ts'
import { refuseShrinking } from './node-shrink.ts'
import { refuseStanding } from './node-standing.ts'
import { refuseTypedPlace } from './nomenclatures.ts'
import { placeCodes } from './place-codes.ts'

type Input = v.InferOutput<typeof NodeInput>

/** What a person types about a place, as columns. */
export const NODE_FIELDS = Object.keys(NodeInput.entries)
/** The same on the left side of an insert or an update. */
export const nodeTargets = sql.join(
  NODE_FIELDS.map((name) => sql.identifier(name)),
  sql`, `,
)
const Position = v.object({ path: v.string(), trail: v.array(TrailStep) })
/** A place as it is stored. */
export const Stored = v.object({
  ...NodeInput.entries,
  ...Position.entries,
  id: v.string(),
  version: v.number(),
})
export type Stored = v.InferOutput<typeof Stored>
type StoredPosition = v.InferOutput<typeof Position>

const top: StoredPosition = { path: '', trail: [] }

async function storedNode(tx: Database, company_id: string, id: string): Promise<Stored | undefined> {
  const row = await firstRow(
    tx,
    v.object({ stored: Stored }),
    sql`
      select row_to_json(held) as stored from (
        select n.id, ${columns(sql`n`, NODE_FIELDS)}, n.path, n.trail, n.version from node n
        where n.company_id = ${company_id} and n.id = ${id}
      ) held`,
  )
  return row?.stored
}

/** Refuses a fact that no place of this type has. */
export function refuseStray(place: Input): void {
  const stray = strayFact(place)
  if (stray !== null) throw refusal(400, stray.code, stray.name)
}

/** Paths are copies of the tree: whoever changes its shape waits for the one before. */
export const lockTree = (tx: Database, company_id: string) =>
  tx.execute(sql`select 1 from company where id = ${company_id} for no key update`)

/** Makes a place and gives its id; refuses a parent that does not exist or cannot hold it. */
export async function insertNode(tx: Database, batch: OpenBatch, input: Input): Promise<string> {
  refuseStray(input)
  await lockTree(tx, batch.company_id)
  const parent = await parentOf(tx, batch.company_id, input)
  const [code = null] = await placeCodes(tx, batch, { ...input, codes: [input.code], attr: () => 'code' })
  const id = uuidv7()
  await insertRows(tx, batch, [
    { ...input, code, ...below(parent, { id, name: input.name, type: input.type }), id },
  ])
  return id
}

/** Writes new places whose way is known, parents before their children, and gives their ids. */
export async function insertRows(
  tx: Database,
  batch: OpenBatch,
  made: readonly (Input & StoredPosition & { id: string })[],
): Promise<string[]> {
  await tx.execute(sql`
    insert into node (company_id, id, ${nodeTargets}, path, trail, last_update)
    select ${batch.company_id}, r.id, ${columns(sql`r`, NODE_FIELDS)}, r.path, r.trail, ${batch.at}::timestamptz
    from jsonb_populate_recordset(null::node, ${JSON.stringify(made)}::jsonb) r`)
  const ids = made.map(({ id }) => id)
  await recordWhole(tx, batch, { entity: 'node', action: 'create', ids })
  return ids
}

/** The node of this type and name in a parent, made where there is none. */
export async function ensureNode(tx: Database, batch: OpenBatch, input: Input): Promise<string> {
  const found = await firstRow(
    tx,
    v.object({ id: v.string() }),
    sql`
      select id from node where company_id = ${batch.company_id} and type = ${input.type}
        and parent_id is not distinct from ${input.parent_id}::uuid and name_key = lower(${input.name})
      order by id limit 1`,
  )
  return found?.id ?? insertNode(tx, batch, input)
}

/** The way to the parent that a place is to have; refuses one that does not exist or cannot hold it. */
export async function parentOf(
  tx: Database,
  company_id: string,
  input: Pick<Input, 'type' | 'parent_id'>,
): Promise<StoredPosition> {
  const parent = input.parent_id === null ? null : await storedNode(tx, company_id, input.parent_id)
  if (parent === undefined) throw refusal(400, 'does_not_exist', 'parent_id')
  if (!mayStandIn(input.type, parent?.type ?? null)) throw refusal(400, 'wrong_parent', 'parent_id')
  return parent ?? top
}

/** The way to a place in its parent. */
export const below = (parent: StoredPosition, step: TrailStep): StoredPosition => ({
  path: `${parent.path}${step.id}/`,
  trail: [...parent.trail, step],
})

interface NodeChange {
  id: string
  /** Null where any version will do. */
  version: number | null
  patch: NodePatch
  /** Opens the batch to write into; not called where nothing changes. */
  open: () => Promise<OpenBatch>
}

/** Changes a place and, where it moves or gets another name, what is below it; gives what changed. */
export async function patchNode(
  tx: Database,
  company_id: string,
  { id, version, patch, open }: NodeChange,
): Promise<'not_found' | 'stale' | Change[]> {
  await lockTree(tx, company_id)
  const node = await storedNode(tx, company_id, id)
  if (node === undefined) return 'not_found'
  if (version !== null && node.version !== version) return 'stale'
  const { type } = node
  const { parent_id = node.parent_id } = patch
  const parent = await parentOf(tx, company_id, { type, parent_id })
  const leaves = leavesRoom(node, parent)
  const said = leaves ? leaving(node, patch) : patch
  const changes = changesOf<Input>(node, said)
  if (changes.length === 0) return []
  if (changes.some(({ field }) => field === 'code')) {
    await refuseTypedPlace(tx, company_id, { type, code: said.code ?? null })
  }
  const next = v.parse(Stored, {
    ...node,
    ...Object.fromEntries(changes.map(({ field, to }) => [field, to])),
  })
  refuseStray(next)
  if (next.status === 'decommissioned' && node.status !== 'decommissioned') {
    await refuseStanding(tx, company_id, node.path)
  }
  const batch = await open()
  if (node.type === 'rack') await refuseShrinking(tx, batch, { id, node, next })
  await update(tx, batch, { node, next, patch: said, parent })
  const named = await Promise.all(changes.map((change) => withNames(tx, batch.company_id, change)))
  await recordChanges(tx, batch, { entity: 'node', id, changes: named })
  if (leaves) await clearSpotsBelow(tx, batch, below(parent, node).path)
  return changes
}

async function update(
  tx: Database,
  batch: OpenBatch,
  { node, next, patch, parent }: { node: Stored; next: Stored; patch: NodePatch; parent: StoredPosition },
): Promise<void> {
  if (parent.path.startsWith(node.path)) throw refusal(400, 'not_a_child', 'parent_id')
  const place = below(parent, { id: node.id, name: next.name, type: next.type })
  await tx.execute(sql`
    update node n set (${nodeTargets}, last_update, version) = (
      select ${columns(sql`r`, NODE_FIELDS)}, ${batch.at}::timestamptz, n.version + 1
      from jsonb_populate_record(n, ${JSON.stringify(patch)}::jsonb) r
    ) where n.company_id = ${batch.company_id} and n.id = ${node.id}`)
  if (place.path === node.path && next.name === node.name) return
  await tx.execute(sql`
    update node set path = ${place.path} || substr(path, length(${node.path}) + 1),
      trail = ${JSON.stringify(place.trail)}::jsonb || coalesce((
        select jsonb_agg(step order by at) from jsonb_array_elements(trail) with ordinality as steps (step, at)
        where at > ${node.trail.length}::int
      ), '[]')
    where company_id = ${batch.company_id} and path >= ${node.path} and path < ${node.path} || '~'`)
}

/** The change with its parents as `{id, name}`. */
async function withNames(tx: Database, company_id: string, change: Change): Promise<Change> {
  if (change.field !== 'parent_id') return change
  const named = async (id: unknown) => {
    const node = typeof id === 'string' ? await storedNode(tx, company_id, id) : undefined
    return node ? { id: node.id, name: node.name } : null
  }
  return { ...change, from: await named(change.from), to: await named(change.to) }
}
