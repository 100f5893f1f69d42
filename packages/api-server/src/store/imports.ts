import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type * as v from 'valibot'
import {
  IMPORT_MAX_ROWS,
  type ImportCreate,
  type ImportPatch,
  type ImportProgress,
  type ImportRows,
  type ImportState,
} from '@plenum/domain/asset-import'
import { isImportColumn, type ImportKind } from '@plenum/domain/asset-import-columns'
import {
  headerSignature,
  isMapping,
  plain,
  recognise,
  type Mapping,
} from '@plenum/domain/asset-import-recognise'
import { dateHint } from '@plenum/domain/asset-import-values'
import { ApiError, refusal } from '../api-error.ts'
import { sha256 } from '../crypto.ts'
import { importMapping, importRow, importRun, type StoredFile } from '../db/schema/imports.ts'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { auditImport } from './imports-audit.ts'
import { addRows, fileOf, type ImportRun } from './imports-rows.ts'

/** Files are gone through in this order: what devices are checked against comes first. */
export const KIND_ORDER = ['device_types', 'racks', 'devices'] as const satisfies readonly ImportKind[]

const ABANDONED_AFTER = 7 * 24 * 60 * 60 * 1000

const START = { cursor_kind: KIND_ORDER[0], cursor_line: 0, done: 0 } as const

/** Opens an import: recognises each file's columns, or takes the mapping the company chose last for such a file. */
export async function createImport(database: Database, author: Author, input: ImportCreate): Promise<string> {
  const files: StoredFile[] = []
  for (const file of input.files) {
    const { product, mapping } = recognise(file.headers, file.kind)
    const signature = await sha256(headerSignature(file.kind, file.headers))
    const last = await lastMapping(database, author.company_id, signature)
    const kept = last?.length === mapping.length && isMapping(file.kind, last) ? last : null
    files.push({
      ...file,
      product,
      signature,
      mapping: kept ?? mapping,
      remembered: kept !== null,
      rows: 0,
      date_hints: mapping.map(() => null),
    })
  }
  await forgetAbandoned(database, author)
  const id = uuidv7()
  await database.insert(importRun).values({
    ...START,
    company_id: author.company_id,
    id,
    user_id: actorOf(author),
    state: 'receiving',
    files,
    decisions: { locations: {}, types: {}, date_order: {} },
    confirmed: false,
    total: 0,
    imported: 0,
    updated: 0,
    created_at: author.at,
    updated_at: author.at,
  })
  await auditImport(database, author, { id, files }, { action: 'import.create' })
  return id
}

/** Drops the rows of imports that nobody has touched for a week; what they brought in stays. */
async function forgetAbandoned(database: Database, { company_id, at }: Author): Promise<void> {
  const before = new Date(new Date(at).getTime() - ABANDONED_AFTER).toISOString()
  await database.execute(sql`
    delete from import_row r using import_run n
    where n.company_id = ${company_id} and n.updated_at < ${before}::timestamptz
      and r.company_id = n.company_id and r.import_id = n.id`)
}

function actorOf(author: Author): string {
  if (author.actor === null) throw refusal(403, 'permission_denied')
  return author.actor.id
}

async function lastMapping(database: Database, company: string, signature: string): Promise<Mapping | null> {
  const [found] = await database
    .select({ mapping: importMapping.mapping })
    .from(importMapping)
    .where(and(eq(importMapping.company_id, company), eq(importMapping.signature, signature)))
  return found?.mapping.every((column) => column === null || isImportColumn(column)) === true
    ? found.mapping
    : null
}

export const runIs = (company: string, id: string) =>
  and(eq(importRun.company_id, company), eq(importRun.id, id))

/** An import by its id, held until the transaction ends. */
export async function holdRun(tx: Database, company: string, id: string): Promise<ImportRun> {
  const [run] = await tx.select().from(importRun).where(runIs(company, id)).for('update')
  if (run === undefined) throw refusal(404, 'not_found')
  return run
}

/** Refuses what an import's state no longer allows. */
export function mustBe(run: ImportRun, states: readonly ImportState[]): void {
  if (!states.includes(run.state)) throw refusal(409, 'import_not_open')
}

export async function changeRun(
  tx: Database,
  run: ImportRun,
  change: Partial<ImportRun> & { updated_at: string },
): Promise<ImportRun> {
  await tx.update(importRun).set(change).where(runIs(run.company_id, run.id))
  return { ...run, ...change }
}

/** States in which rows and decisions may still change. */
export const OPEN_STATES = ['received', 'checking', 'checked'] as const satisfies readonly ImportState[]

/** What makes every row be checked again. */
export const unchecked = { state: 'received', ...START } as const

/** Takes rows of a file in. */
export async function receiveRows(
  tx: Database,
  author: Author,
  id: string,
  { kind, rows: sent }: v.InferOutput<typeof ImportRows>,
): Promise<ImportProgress> {
  const run = await holdRun(tx, author.company_id, id)
  mustBe(run, ['receiving'])
  const file = fileOf(run, kind)
  if (file === undefined) throw refusal(400, 'unknown_option', 'kind')
  const added = await addRows(tx, run, kind, sent)
  const total = run.files.reduce((sum, one) => sum + one.rows, 0) + added
  if (total > IMPORT_MAX_ROWS)
    throw new ApiError(409, [{ code: 'import_too_many_rows', count: IMPORT_MAX_ROWS }])
  const hinted = { ...file, rows: file.rows + added, date_hints: mergedHints(file, sent) }
  const files = run.files.map((one) => (one.kind === kind ? hinted : one))
  await changeRun(tx, run, { files, updated_at: author.at })
  await auditImport(tx, author, run, { action: 'import.rows', detail: { kind, rows: added } })
  return { state: run.state, done: total, total }
}

function mergedHints(
  file: StoredFile,
  sent: readonly { cells: readonly string[] }[],
): StoredFile['date_hints'] {
  return file.date_hints.map((before, at) => {
    let hint = before
    for (const { cells } of sent) {
      const next = hint === 'both' ? null : dateHint(cells[at] ?? '')
      if (next !== null) hint = hint === null || hint === next ? next : 'both'
    }
    return hint
  })
}

/** Takes a person's decisions; all but the confirmation have every row checked again. */
export async function decideImport(
  tx: Database,
  author: Author,
  id: string,
  patch: v.InferOutput<typeof ImportPatch>,
): Promise<void> {
  const run = await holdRun(tx, author.company_id, id)
  mustBe(run, ['receiving', ...OPEN_STATES])
  const {
    mappings = {},
    locations = {},
    types = {},
    date_order = {},
    existing,
    empty,
    confirmed,
    received,
  } = patch
  const files = run.files.map((file) => withMapping(file, mappings[file.kind]))
  const decisions = {
    locations: { ...run.decisions.locations, ...locations },
    types: { ...run.decisions.types, ...plainKeys(types) },
    date_order: { ...run.decisions.date_order, ...date_order },
    existing: existing ?? run.decisions.existing ?? 'leave',
    empty: empty ?? run.decisions.empty ?? 'keep',
  }
  // Which type a word means changes nothing that a row is checked for.
  const isAsked = existing !== undefined || empty !== undefined
  const read = isAsked || [mappings, locations, date_order].some((change) => Object.keys(change).length > 0)
  const again = run.state === 'receiving' ? received === true : read
  await changeRun(tx, run, {
    files,
    decisions,
    // A plan that changes must be confirmed anew.
    confirmed: confirmed ?? (read ? false : run.confirmed),
    updated_at: author.at,
    ...(again && unchecked),
  })
  for (const file of files) {
    if (mappings[file.kind] !== undefined) await rememberMapping(tx, author, file)
  }
  const decided = Object.keys(patch)
  await auditImport(tx, author, run, { action: 'import.change', detail: { decided, confirmed } })
}

function withMapping(file: StoredFile, mapping: Mapping | undefined): StoredFile {
  if (mapping === undefined) return file
  if (mapping.length !== file.headers.length || !isMapping(file.kind, mapping))
    throw refusal(400, 'invalid', `mappings.${file.kind}`)
  return { ...file, mapping, remembered: false }
}

const plainKeys = (types: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(types).map(([word, type]) => [plain(word), type]))

async function rememberMapping(tx: Database, author: Author, file: StoredFile): Promise<void> {
  const { mapping, signature } = file
  await tx
    .insert(importMapping)
    .values({ company_id: author.company_id, signature, mapping, updated_at: author.at })
    .onConflictDoUpdate({
      target: [importMapping.company_id, importMapping.signature],
      set: { mapping, updated_at: author.at },
    })
}

/** Forgets the rows of an import that has ended. */
export const dropRows = (tx: Database, run: ImportRun) =>
  tx.delete(importRow).where(and(eq(importRow.company_id, run.company_id), eq(importRow.import_id, run.id)))
