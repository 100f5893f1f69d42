import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Misfit } from '@plenum/domain/catalogue'
import { MISFITS_NAMED } from '@plenum/domain/catalogue'
import type { DeviceType, DeviceTypeImport, DeviceTypeOutcome } from '@plenum/domain/device-type'
import { nameKey } from '@plenum/domain/library'
import { blankFacts, MODEL_FACTS } from '@plenum/domain/model'
import { ApiError } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { createBatch, type Author, type OpenBatch } from './batches.ts'
import { brandNamed } from './brands.ts'
import { factChanges, lockLibrary } from './brand-write.ts'
import { ensureBrands } from './library.ts'
import { findMisfits, sizeAfter } from './model-fit.ts'
import { insertModel, patchModel, storedModel, type StoredModel } from './model-write.ts'

type Input = v.InferOutput<typeof DeviceTypeImport>
type Result = DeviceTypeOutcome['results'][number]

interface Planned {
  type: DeviceType
  result: Result
}

/** Brings device types in as one batch, or only says what that would do; refuses all where one of them is refused. */
export async function importDeviceTypes(
  tx: Database,
  author: Author,
  { dry_run, revision, types }: Input,
): Promise<DeviceTypeOutcome> {
  await lockLibrary(tx, author.company_id)
  const planned: Planned[] = []
  const seen = new Set<string>()
  for (const type of types) {
    const key = `${nameKey(type.brand)} ${nameKey(type.name)}`
    const result = seen.has(key) ? refusedTwice : await planOne(tx, author.company_id, type)
    seen.add(key)
    planned.push({ type, result })
  }
  const results = planned.map(({ result }) => result)
  if (dry_run) return { results, batch_id: null }
  refuseAny(results)
  const due = planned.filter(({ result }) => result.state !== 'same')
  if (due.length === 0) return { results, batch_id: null }
  const batch = await createBatch(tx, author, { kind: 'update', reason: revision })
  await write(tx, batch, { due, revision })
  return { results, batch_id: batch.id }
}

const none = { new_brand: false, model_id: null, changes: [], misfits: [], misfits_total: 0 }
const refusedTwice: Result = { ...none, state: 'refused' }

async function planOne(tx: Database, company_id: string, type: DeviceType): Promise<Result> {
  const stored = await knownModel(tx, company_id, type)
  if (stored === undefined) {
    const brand = await brandNamed(tx, company_id, { keys: [nameKey(type.brand)], except: null })
    const stated = MODEL_FACTS.filter((name) => type.facts[name] !== undefined)
    const changes = stated.map((field) => ({ field, from: null, to: type.facts[field] }))
    return { ...none, state: 'new', new_brand: brand === undefined, changes }
  }
  const changes = differences(stored, type)
  if (changes.length === 0) return { ...none, state: 'same', model_id: stored.id }
  const misfits = await misfitsOf(tx, company_id, { stored, type })
  return {
    state: misfits.length > 0 ? 'refused' : 'changed',
    new_brand: false,
    model_id: stored.id,
    changes,
    misfits: misfits.slice(0, MISFITS_NAMED),
    misfits_total: misfits.length,
  }
}

/** What a file says otherwise than the model; on what it does not state it says nothing. */
const differences = (stored: StoredModel, { facts }: DeviceType): Result['changes'] =>
  MODEL_FACTS.flatMap((field) =>
    factChanges<StoredModel>(stored, { [field]: facts[field] }).map(({ from, to }) => ({ field, from, to })),
  )

async function misfitsOf(
  tx: Database,
  company_id: string,
  { stored, type }: { stored: StoredModel; type: DeviceType },
): Promise<Misfit[]> {
  const size = sizeAfter(stored, type.facts)
  const isSame = (['u_height', 'full_depth', 'width'] as const).every((name) => size[name] === stored[name])
  if (isSame) return []
  return findMisfits(tx, company_id, new Map([[stored.id, size]]))
}

/** The model of a brand and name, held until the transaction ends. */
export async function knownModel(
  tx: Database,
  company_id: string,
  { brand, name }: Pick<DeviceType, 'brand' | 'name'>,
): Promise<StoredModel | undefined> {
  const owner = await brandNamed(tx, company_id, { keys: [nameKey(brand)], except: null })
  const found =
    owner &&
    (await firstRow(
      tx,
      v.object({ id: v.string() }),
      sql`
        select id from model
        where company_id = ${company_id} and brand_id = ${owner.id} and name_key = ${nameKey(name)}`,
    ))
  return found && storedModel(tx, company_id, found.id)
}

function refuseAny(results: readonly Result[]): void {
  const problems = results.flatMap(({ state, misfits_total }, at) =>
    state === 'refused'
      ? [
          misfits_total > 0
            ? { code: 'would_not_fit' as const, attr: `types.${at}`, count: misfits_total }
            : { code: 'repeated_in_file' as const, attr: `types.${at}` },
        ]
      : [],
  )
  if (problems.length > 0) throw new ApiError(409, problems)
}

async function write(
  tx: Database,
  batch: OpenBatch,
  { due, revision }: { due: readonly Planned[]; revision: string | null },
): Promise<void> {
  const origin = { source: 'device_type' as const, source_revision: revision }
  const brands = await ensureBrands(tx, batch, [...new Set(due.map(({ type }) => type.brand))])
  for (const { type, result } of due) {
    if (result.model_id !== null) {
      const change = { id: result.model_id, version: null, patch: type.facts, from: origin }
      await patchModel(tx, batch.company_id, { ...change, open: () => Promise.resolve(batch) })
      continue
    }
    const brand_id = brands.get(nameKey(type.brand)) ?? ''
    const { name, asset_type, facts } = type
    const input = { ...blankFacts, ...stated(facts), brand_id, name, asset_type, lifecycle: 'draft' as const }
    // whoever brought its pictures asks where they belong
    result.model_id = await insertModel(tx, batch, input, origin)
  }
}

/** The facts without those left out. */
const stated = (facts: DeviceType['facts']): Partial<typeof blankFacts> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
