import { sql } from 'drizzle-orm'
import type { WorkCheck, WorkClash } from '@plenum/domain/work-request'
import { ApiError, refusal, type Problem } from '../api-error.ts'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { holdAssets } from './asset-lock.ts'
import { checkItems, type ItemCheck } from './work-check.ts'
import { clashesOf, refusedClashes, type Period } from './work-clash.ts'
import type { PlannedItem } from './work-items.ts'
import { forgetImpact, keepImpact } from './work-impact.ts'
import { stepsOf } from './work-plan.ts'
import { heldFor, type StoredWork } from './work-stored.ts'
import { valuesNow } from './work-values.ts'

/** A request as far as it can meet something. */
export interface Checkable extends Period {
  id: string | null
  items: readonly PlannedItem[]
  /** Reservations that are held for it. */
  held: readonly string[]
}

export interface Checked {
  items: ItemCheck[]
  clashes: WorkClash[]
}

/** What a request meets: what speaks against its items, and other requests. */
export async function checkWork(
  database: Database,
  moment: Pick<Author, 'company_id' | 'at'>,
  { items, held, ...request }: Checkable,
): Promise<Checked> {
  const { company_id } = moment
  const steps = await stepsOf(database, company_id, items)
  const checks = await checkItems(database, moment, { steps, except: held })
  const rivals = checks.flatMap(({ fit }) => fit?.findings.flatMap((finding) => finding.rivals) ?? [])
  const clashes = await clashesOf(database, { ...request, company_id, steps, rivals: idsOf(rivals) })
  const busy = refusedClashes(steps, clashes)
  return {
    items: checks.map((check) => ({
      ...check,
      problems: [...(busy.get(check.id) ?? []), ...check.problems],
    })),
    clashes,
  }
}

const idsOf = (records: readonly { id: string }[]): string[] => [...new Set(records.map(({ id }) => id))]

const canGoOn = ({ fit, unfit }: ItemCheck): boolean => unfit.length === 0 || fit?.overridable === true

/** What nobody can go on against. */
const blocking = (checks: readonly ItemCheck[]): Problem[] =>
  checks.flatMap((check) => [...check.problems, ...(canGoOn(check) ? [] : check.unfit)])

/** Whether somebody who may approve must say why it goes on against the fit check. */
export const needsReason = (items: readonly Pick<StoredWork['items'][number], 'fit' | 'result'>[]): boolean =>
  items.some(({ fit, result }) => result === null && fit?.overridable === true)

/** What was found, in the words of a language. */
export const toldCheck = (
  { items, clashes }: Checked,
  inWords: (problems: readonly Problem[]) => readonly { code: string; detail: string }[],
): WorkCheck => ({
  items: items.map(({ id, fit, unfit, problems }) => ({
    id,
    fit,
    errors: inWords([...problems, ...unfit]).map(({ code, detail }) => ({ code, detail })),
  })),
  clashes,
  blocks: blocking(items).length > 0,
  overridable: blocking(items).length === 0 && items.some(({ unfit }) => unfit.length > 0),
})

/** Refuses a request that is not complete or meets what nobody can go on against; keeps what its items were like. */
export async function settleItems(tx: Database, author: Author, work: StoredWork): Promise<void> {
  const { company_id } = author
  if (work.items.length === 0) throw refusal(400, 'work_empty', 'items')
  await holdAssets(
    tx,
    company_id,
    work.items.flatMap(({ asset_id, replacement_id }) =>
      [asset_id, replacement_id].filter((id) => id !== null),
    ),
  )
  const checked = await checkWork(tx, author, { ...work, held: [] })
  const problems = blocking(checked.items)
  if (problems.length > 0) throw new ApiError(400, problems)
  const before = await valuesNow(tx, company_id, work.items)
  const steps = await stepsOf(tx, company_id, work.items)
  const stood = new Map(steps.map(({ item, asset }) => [item.id, asset?.place ?? null]))
  const kept = work.items.map(({ id }) => ({
    id,
    stood: stood.get(id) ?? null,
    before: before.get(id) ?? [],
  }))
  await tx.execute(sql`
    update work_item i set stood = k.stood, before = k.before
    from jsonb_populate_recordset(null::work_item, ${JSON.stringify(kept)}::jsonb) k
    where i.company_id = ${company_id} and i.request_id = ${work.id} and i.id = k.id`)
  await keepFits(tx, { company_id, work }, checked.items)
  if (work.kind === 'maintenance') await keepImpact(tx, company_id, work)
}

/** Asks anew how the items of a request fit, as who approves it sees them, and keeps that with them. */
export async function refitItems(tx: Database, author: Author, work: StoredWork): Promise<void> {
  const { company_id } = author
  const steps = await stepsOf(tx, company_id, work.items)
  const except = await heldFor(tx, { company_id, id: work.id })
  await keepFits(tx, { company_id, work }, await checkItems(tx, author, { steps, except }))
}

/** Keeps with the items of a request how they fit. */
async function keepFits(
  tx: Database,
  { company_id, work }: { company_id: string; work: StoredWork },
  checks: readonly ItemCheck[],
): Promise<void> {
  const fits = new Map(checks.map(({ id, fit }) => [id, fit]))
  work.items = work.items.map((item) => ({ ...item, fit: fits.get(item.id) ?? null }))
  const kept = checks.map(({ id, fit }) => ({ id, fit }))
  await tx.execute(sql`
    update work_item i set fit = k.fit
    from jsonb_populate_recordset(null::work_item, ${JSON.stringify(kept)}::jsonb) k
    where i.company_id = ${company_id} and i.request_id = ${work.id} and i.id = k.id`)
}

/** Forgets what the items of a request were like when it was submitted, and what it would have taken down. */
export async function forgetItems(tx: Database, company_id: string, request_id: string): Promise<void> {
  await tx.execute(sql`
    update work_item set fit = null, stood = null, before = null, reservation_id = null
    where company_id = ${company_id} and request_id = ${request_id}`)
  await forgetImpact(tx, company_id, request_id)
}
