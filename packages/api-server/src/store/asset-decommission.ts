import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { decommissionSteps, type AssetDecommission } from '@plenum/domain/decommission'
import { Erasure, ERASURE_METHODS, ErasureInput } from '@plenum/domain/erasure'
import { blankDocument } from '@plenum/domain/file'
import { isClosed } from '@plenum/domain/transition'
import { ApiError, refusal } from '../api-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { dependentsOf } from './asset-dependents.ts'
import { lockAsset, type LockedAsset } from './asset-lock.ts'
import { relocate } from './asset-move.ts'
import { setPlan } from './asset-plan.ts'
import { applyPatches, becomeOf, blocking, otherWork } from './asset-transition.ts'
import { announceAssets } from './asset-news.ts'
import { createBatch, type Author, type OpenBatch, type PersonAuthor } from './batches.ts'
import { takeDocument } from './document-changes.ts'
import { recordChanges } from './events.ts'
import { lineOf } from './file-history.ts'
import { columns, wireInstant } from './json.ts'

type Input = v.InferOutput<typeof AssetDecommission>

interface DecommissionRequest {
  id: string
  version: number
  input: Input
}

/**
 * Takes an asset out of use for good: every step of its status is written down, and once it has left, its place is
 * freed and its record closed.
 */
export async function decommissionAsset(
  tx: Database,
  author: PersonAuthor,
  { id, version, input }: DecommissionRequest,
): Promise<'not_found' | 'stale' | 'done'> {
  const asset = await lockAsset(tx, author.company_id, id)
  if (asset === undefined) return 'not_found'
  if (asset.version !== version) return 'stale'
  const batch = await decommission(tx, author, { asset, input })
  await announceAssets(tx, batch)
  return 'done'
}

/** Takes an asset that is held out of use for good, and gives the batch that did. */
export async function decommission(
  tx: Database,
  author: PersonAuthor,
  { asset, input }: { asset: LockedAsset; input: Input },
): Promise<OpenBatch> {
  if (isClosed(asset)) throw refusal(409, 'asset_closed')
  const steps = decommissionSteps(asset.status)
  if (steps === null) throw refusal(409, 'decommission_too_early', 'to')
  await refuseDecommission(tx, author, { asset, steps, input })
  const { reason, category } = input
  const batch = await createBatch(tx, author, { kind: 'status', reason, category })
  let now = asset
  for (const [at, to] of steps.entries()) now = await becomeOf(tx, batch, { asset: now, to, at })
  await recordErasures(tx, batch, { asset, input })
  if (input.certificate !== null)
    await addCertificate(tx, author, batch, { asset, file_id: input.certificate })
  if (input.close) await closeAsset(tx, batch, now)
  return batch
}

/** Keeps what shows where an asset went among its documents, under the batch that takes it out of use. */
async function addCertificate(
  tx: Database,
  author: PersonAuthor,
  batch: OpenBatch,
  { asset: { id }, file_id }: { asset: LockedAsset; file_id: string },
): Promise<void> {
  const input = { ...blankDocument, kind: 'certificate' as const, file_id }
  const change = await takeDocument(tx, author, { asset_id: id, input, attr: 'certificate' })
  await recordChanges(tx, batch, { entity: 'asset', id, changes: [lineOf(change)] })
}

interface Considered {
  asset: LockedAsset
  steps: readonly LockedAsset['status'][]
  input: Input
}

async function refuseDecommission(tx: Database, author: Author, { asset, steps, input }: Considered) {
  const proved = await rows(
    tx,
    v.object({ method: v.picklist(ERASURE_METHODS) }),
    sql`select method from erasure where company_id = ${author.company_id} and asset_id = ${asset.id}`,
  )
  const { reason, category, bears_data, close, acknowledged } = input
  const way = [asset.status, ...steps, ...(close ? ['decommissioning' as const] : [])]
  const taken = way.slice(1).map((to, at) => ({ from: way[at] ?? to, to }))
  const rest = {
    asset,
    // none of these steps takes it into use
    corded: false,
    place: asset.place && { refused: [] },
    reason,
    category,
    evidence: { data: asset.data_bearing, bears_data, erasures: [...input.erasures, ...proved] },
    open_work: otherWork(author, asset),
    dependents: await dependentsOf(tx, author, { asset, steps: taken, acknowledged }),
    today: author.at.slice(0, 10),
  }
  const found = taken.flatMap((step) => blocking({ ...rest, ...step }))
  // what is in the way of more than one step is said once
  const told = new Map(found.map((finding) => [`${finding.code} ${finding.subject ?? ''}`, finding]))
  if (told.size > 0) throw new ApiError(400, [...told.values()])
}

/** Frees an asset's place, ends its record and drops what was planned for it. */
async function closeAsset(tx: Database, batch: OpenBatch, asset: LockedAsset): Promise<void> {
  if (asset.planned_move !== null) await setPlan(tx, batch, { asset, to: null })
  if (asset.place !== null) await relocate(tx, batch, { asset: { ...asset, planned_move: null }, to: null })
  await applyPatches(tx, batch, {
    patches: [{ id: asset.id, patch: { termination_date: batch.at.slice(0, 10) } }],
  })
}

const fields = Object.keys(ErasureInput.entries)

async function recordErasures(
  tx: Database,
  batch: OpenBatch,
  { asset, input }: Pick<Considered, 'asset' | 'input'>,
): Promise<void> {
  const { company_id, at } = batch
  const entered = input.erasures.map((each) => ({ id: uuidv7(), ...each }))
  const targets = sql.join(
    fields.map((name) => sql.identifier(name)),
    sql`, `,
  )
  await tx.execute(sql`
    insert into erasure (company_id, id, asset_id, batch_id, recorded_at, ${targets})
    select ${company_id}, r.id, ${asset.id}, ${batch.id}, ${at}::timestamptz, ${columns(sql`r`, fields)}
    from jsonb_populate_recordset(null::erasure, ${JSON.stringify(entered)}::jsonb) r`)
  const changes = input.erasures.map((each) => ({ field: 'erasure', from: null, to: each }))
  const said = input.bears_data === null ? [] : [{ field: 'bears_data', from: null, to: input.bears_data }]
  await recordChanges(tx, batch, { entity: 'asset', id: asset.id, changes: [...said, ...changes] })
}

const Erasures = v.object({ body: v.string() })

/** `ErasureList` of an asset as JSON text, oldest first; undefined where the company has no such asset. */
export async function readErasures(
  database: Database,
  company_id: string,
  id: string,
): Promise<string | undefined> {
  const names = Object.keys(Erasure.entries).filter((name) => name !== 'recorded_at')
  const row = await firstRow(
    database,
    Erasures,
    sql`
      select json_build_object('results', (
        select coalesce(json_agg(shown), '[]') from (
          select ${columns(sql`e`, names)}, ${wireInstant(sql`e.recorded_at`)} as recorded_at from erasure e
          where e.company_id = a.company_id and e.asset_id = a.id order by e.id
        ) shown
      ))::text as body from asset a where a.company_id = ${company_id} and a.id = ${id}`,
  )
  return row?.body
}
